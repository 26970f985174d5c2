import type { Dialogue } from "../dialogue";
import { again, againImported } from "./again";
import { againUnseen, againUnseenImported } from "./again-unseen";
import { anew, anewImported } from "./anew";
import { anewUnseen } from "./anew-unseen";
import { anewUnseenImported } from "./anew-unseen-imported";
import { asTyped, asTypedImported } from "./as-typed";
import { byCause, byCauseImported } from "./by-cause";
import { everyForm } from "./every-form";
import { everyFormImported } from "./every-form-imported";
import { fresh } from "./fresh";
import { freshImported } from "./fresh-imported";
import { imported } from "./imported";
import { later } from "./later";
import { laterImported } from "./later-imported";
import { laterTalks } from "./later-talks";
import { laterUnseen } from "./later-unseen";
import { service } from "./service";
import { shopperTalks } from "./shopper-talks";
import { shoppers } from "./shoppers";
import { importedShoppers } from "./shoppers-imported";
import { references, turns } from "./turns";
import { unseen } from "./unseen";
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
  ...laterUnseen,
  ...laterTalks,
  ...anew,
  ...anewUnseen,
  ...again,
  ...againUnseen,
  ...unseen,
];
/** For an empty shop that imported a feed. */
export const importedDialogues: readonly Dialogue[] = [
  ...imported,
  ...asTypedImported,
  ...importedShoppers,
  ...everyFormImported,
  ...byCauseImported,
  ...freshImported,
  ...laterImported,
  ...anewImported,
  ...anewUnseenImported,
  ...againImported,
  ...againUnseenImported,
];
