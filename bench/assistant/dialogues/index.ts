import type { Dialogue } from "../dialogue";
import { again, againImported } from "./again";
import { againHeldOut, againHeldOutImported } from "./again-held-out";
import { anew, anewImported } from "./anew";
import { anewHeldOut } from "./anew-held-out";
import { anewHeldOutImported } from "./anew-held-out-imported";
import { asTyped, asTypedImported } from "./as-typed";
import { blind } from "./blind";
import { blindEight } from "./blind-eight";
import { blindEightImported } from "./blind-eight-imported";
import { blindEightMoreTalks } from "./blind-eight-more-talks";
import { blindEightTalks } from "./blind-eight-talks";
import { blindEighteen } from "./blind-eighteen";
import { blindEighteenImported } from "./blind-eighteen-imported";
import { blindEighteenTalks } from "./blind-eighteen-talks";
import { blindEleven } from "./blind-eleven";
import { blindElevenImported } from "./blind-eleven-imported";
import { blindElevenMoreTalks } from "./blind-eleven-more-talks";
import { blindElevenTalks } from "./blind-eleven-talks";
import { blindFifteen } from "./blind-fifteen";
import { blindFifteenImported } from "./blind-fifteen-imported";
import { blindFifteenMoreTalks } from "./blind-fifteen-more-talks";
import { blindFifteenTalks } from "./blind-fifteen-talks";
import { blindFive } from "./blind-five";
import { blindFiveImported } from "./blind-five-imported";
import { blindFiveTalks } from "./blind-five-talks";
import { blindFour } from "./blind-four";
import { blindFourImported } from "./blind-four-imported";
import { blindFourTalks } from "./blind-four-talks";
import { blindFourteen } from "./blind-fourteen";
import { blindFourteenImported } from "./blind-fourteen-imported";
import { blindFourteenMoreTalks } from "./blind-fourteen-more-talks";
import { blindFourteenTalks } from "./blind-fourteen-talks";
import { blindImported } from "./blind-imported";
import { blindNine } from "./blind-nine";
import { blindNineImported } from "./blind-nine-imported";
import { blindNineMoreTalks } from "./blind-nine-more-talks";
import { blindNineTalks } from "./blind-nine-talks";
import { blindRead } from "./blind-read";
import { blindReadImported } from "./blind-read-imported";
import { blindReadTalks } from "./blind-read-talks";
import { blindSeven } from "./blind-seven";
import { blindSevenImported } from "./blind-seven-imported";
import { blindSevenMoreTalks } from "./blind-seven-more-talks";
import { blindSevenTalks } from "./blind-seven-talks";
import { blindSeventeen } from "./blind-seventeen";
import { blindSeventeenImported } from "./blind-seventeen-imported";
import { blindSeventeenMoreTalks } from "./blind-seventeen-more-talks";
import { blindSeventeenTalks } from "./blind-seventeen-talks";
import { blindSix } from "./blind-six";
import { blindSixImported } from "./blind-six-imported";
import { blindSixMoreTalks } from "./blind-six-more-talks";
import { blindSixTalks } from "./blind-six-talks";
import { blindSixteen } from "./blind-sixteen";
import { blindSixteenImported } from "./blind-sixteen-imported";
import { blindSixteenTalks } from "./blind-sixteen-talks";
import { blindTalks } from "./blind-talks";
import { blindTen } from "./blind-ten";
import { blindTenImported } from "./blind-ten-imported";
import { blindTenTalks } from "./blind-ten-talks";
import { blindThirteen } from "./blind-thirteen";
import { blindThirteenImported } from "./blind-thirteen-imported";
import { blindThirteenMoreTalks } from "./blind-thirteen-more-talks";
import { blindThirteenTalks } from "./blind-thirteen-talks";
import { blindThree } from "./blind-three";
import { blindThreeImported } from "./blind-three-imported";
import { blindThreeTalks } from "./blind-three-talks";
import { blindTwelve } from "./blind-twelve";
import { blindTwelveImported } from "./blind-twelve-imported";
import { blindTwelveTalks } from "./blind-twelve-talks";
import { blindTwo } from "./blind-two";
import { blindTwoImported } from "./blind-two-imported";
import { blindTwoRead } from "./blind-two-read";
import { blindTwoReadImported } from "./blind-two-read-imported";
import { blindTwoReadTalks } from "./blind-two-read-talks";
import { blindTwoTalks } from "./blind-two-talks";
import { byCause, byCauseImported } from "./by-cause";
import { checkedTalks } from "./checked-talks";
import { checkedTalksImported } from "./checked-talks-imported";
import { checkedTalksImportedMore } from "./checked-talks-imported-more";
import { checkedTalksMore } from "./checked-talks-more";
import { everyForm } from "./every-form";
import { everyFormImported } from "./every-form-imported";
import { everydayTurns } from "./everyday-turns";
import { firstHeldOut } from "./first-held-out";
import { firstMessages } from "./first-messages";
import { firstMessagesImported } from "./first-messages-imported";
import { fresh } from "./fresh";
import { freshImported } from "./fresh-imported";
import { furtherSpokenTurns } from "./further-spoken-turns";
import { huntedSingles, huntedSinglesImported } from "./hunted-singles";
import { imported } from "./imported";
import { later } from "./later";
import { laterHeldOut } from "./later-held-out";
import { laterImported } from "./later-imported";
import { laterTalks } from "./later-talks";
import { laterTurns } from "./later-turns";
import { laterTurnsImported } from "./later-turns-imported";
import { longMessages } from "./long-messages";
import { longMessagesFurther } from "./long-messages-further";
import { longMessagesImported } from "./long-messages-imported";
import { longMessagesMore } from "./long-messages-more";
import { moreEverydayTurns } from "./more-everyday-turns";
import { moreFirstMessages } from "./more-first-messages";
import { moreFirstMessagesImported } from "./more-first-messages-imported";
import { moreLaterTurns } from "./more-later-turns";
import { moreLaterTurnsImported } from "./more-later-turns-imported";
import { moreSpokenTurns } from "./more-spoken-turns";
import { openTalksImported } from "./open-talks-imported";
import { openTalksImportedMore } from "./open-talks-imported-more";
import { otherEverydayTurns } from "./other-everyday-turns";
import { otherFirstMessages } from "./other-first-messages";
import { otherFirstMessagesImported } from "./other-first-messages-imported";
import { otherOpenTalksImported } from "./other-open-talks-imported";
import { otherOpenTalksImportedMore } from "./other-open-talks-imported-more";
import { secondThoughts } from "./second-thoughts";
import { secondThoughtsImported } from "./second-thoughts-imported";
import { service } from "./service";
import { shopperTalks } from "./shopper-talks";
import { shoppers } from "./shoppers";
import { importedShoppers } from "./shoppers-imported";
import { spokenTurns } from "./spoken-turns";
import { stillLaterTurns } from "./still-later-turns";
import { storyTalks } from "./story-talks";
import { storyTalksMore } from "./story-talks-more";
import { references, turns } from "./turns";
import { wishes } from "./wishes";

/** For the demo shop of 5,000 products. */
export const demoDialogues: readonly Dialogue[] = [
  ...wishes,
  ...turns,
  ...references,
  ...service,
  ...asTyped,
  ...shoppers,
  ...shopperTalks,
  ...everyForm,
  ...byCause,
  ...fresh,
  ...later,
  ...laterHeldOut,
  ...laterTalks,
  ...anew,
  ...anewHeldOut,
  ...again,
  ...againHeldOut,
  ...firstHeldOut,
  ...blind,
  ...blindTalks,
  ...blindRead,
  ...blindReadTalks,
  ...blindTwo,
  ...blindTwoTalks,
  ...blindTwoRead,
  ...blindTwoReadTalks,
  ...blindThree,
  ...blindThreeTalks,
  ...blindFour,
  ...blindFourTalks,
  ...blindFive,
  ...blindFiveTalks,
  ...blindSix,
  ...blindSixTalks,
  ...blindSixMoreTalks,
  ...blindSeven,
  ...blindSevenTalks,
  ...blindSevenMoreTalks,
  ...longMessages,
  ...longMessagesMore,
  ...longMessagesFurther,
  ...checkedTalks,
  ...checkedTalksMore,
  ...blindEight,
  ...blindNine,
  ...blindTen,
  ...blindEleven,
  ...blindTwelve,
  ...blindThirteen,
  ...blindFourteen,
  ...blindFifteen,
  ...blindSixteen,
  ...firstMessages,
  ...moreFirstMessages,
  ...otherFirstMessages,
  ...everydayTurns,
  ...moreEverydayTurns,
  ...otherEverydayTurns,
  ...blindEightTalks,
  ...blindNineTalks,
  ...blindTenTalks,
  ...blindElevenTalks,
  ...blindTwelveTalks,
  ...blindThirteenTalks,
  ...blindThirteenMoreTalks,
  ...blindFourteenTalks,
  ...blindFourteenMoreTalks,
  ...blindFifteenTalks,
  ...blindFifteenMoreTalks,
  ...blindSixteenTalks,
  ...blindSeventeen,
  ...blindEighteen,
  ...blindEighteenTalks,
  ...blindSeventeenTalks,
  ...blindSeventeenMoreTalks,
  ...spokenTurns,
  ...moreSpokenTurns,
  ...furtherSpokenTurns,
  ...laterTurns,
  ...moreLaterTurns,
  ...stillLaterTurns,
  ...blindElevenMoreTalks,
  ...blindEightMoreTalks,
  ...blindNineMoreTalks,
  ...secondThoughts,
  ...huntedSingles,
  ...storyTalks,
  ...storyTalksMore,
];
/** For an empty shop that imported a feed. */
export const importedDialogues: readonly Dialogue[] = [
  ...openTalksImported,
  ...openTalksImportedMore,
  ...otherOpenTalksImported,
  ...otherOpenTalksImportedMore,
  ...imported,
  ...asTypedImported,
  ...importedShoppers,
  ...everyFormImported,
  ...byCauseImported,
  ...freshImported,
  ...laterImported,
  ...anewImported,
  ...anewHeldOutImported,
  ...againImported,
  ...againHeldOutImported,
  ...blindImported,
  ...blindReadImported,
  ...blindTwoImported,
  ...blindTwoReadImported,
  ...blindThreeImported,
  ...blindFourImported,
  ...blindFiveImported,
  ...blindSixImported,
  ...blindSevenImported,
  ...longMessagesImported,
  ...checkedTalksImported,
  ...checkedTalksImportedMore,
  ...blindEightImported,
  ...blindNineImported,
  ...blindTenImported,
  ...blindElevenImported,
  ...blindTwelveImported,
  ...blindThirteenImported,
  ...blindFourteenImported,
  ...blindFifteenImported,
  ...blindSixteenImported,
  ...blindSeventeenImported,
  ...blindEighteenImported,
  ...moreLaterTurnsImported,
  ...laterTurnsImported,
  ...firstMessagesImported,
  ...moreFirstMessagesImported,
  ...otherFirstMessagesImported,
  ...secondThoughtsImported,
  ...huntedSinglesImported,
];
