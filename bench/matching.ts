import { offerSets, qualityOf } from "../tests/matching/quality";

/**
 * Quality of matching by titles: imports labelled offers shop by shop and prints, over pairs of offers, how many were
 * brought together rightly. `npm run bench:matching`.
 */

const percent = (value: number): string => `${(100 * value).toFixed(1)} %`;

const rows = Object.entries(offerSets).map(([name, offers]) => {
  const began = performance.now();
  const { precision, recall, f1, asked, rightlyAsked } = qualityOf(offers);
  const took = `${((performance.now() - began) / offers.length).toFixed(2)} ms`;
  return [name, offers.length, f1.toFixed(3), percent(precision), percent(recall), `${rightlyAsked} of ${asked}`, took];
});
console.log("| Offers | Number | F1 | precision | recall | questions rightly asked | time per offer |");
console.log("|---|--:|--:|--:|--:|--:|--:|");
for (const row of rows) console.log(`| ${row.join(" | ")} |`);
