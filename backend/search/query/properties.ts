import { sizeWords } from "../analysis/attributes";
import { normalise } from "../analysis/normalise";
import { hasDigit, tokens } from "../analysis/tokens";
import type { SearchEngine } from "../engine/engine";

const units =
  "mm cm m km mg g gr gram kg kilo ml cl dl l liter lt inch watt w volt v ah mah hz khz mhz ghz mb gb tb mp lumen lm bar graden " +
  "stuk stuks pack paar set delig delige persoon persoons personen jaar jr maand maanden dagen zits laags factor spf";
const sizes = "xxs xs s m l xl xxl xxxl 2xl 3xl klein kleine groot grote";
const people = "heren dames kinderen kinder jongens meisjes man mannen vrouw vrouwen unisex baby peuter volwassenen";
const adjectives =
  "goedkoop goedkope draadloos draadloze elektrisch elektrische oplaadbaar oplaadbare verstelbaar verstelbare opvouwbaar opvouwbare " +
  "inklapbaar inklapbare waterdicht waterdichte dubbel dubbele enkel enkele lang lange kort korte hoog hoge laag lage smal smalle " +
  "breed brede rond ronde vierkant vierkante dik dikke dun dunne licht lichte donker donkere zacht zachte warm warme koud koude " +
  "sterk sterke stil stille slim slimme smart luxe compact compacte draagbaar draagbare modern moderne vintage retro klassiek " +
  "klassieke houten leren stoffen metalen stalen glazen katoenen linnen wollen stenen gouden zilveren rieten rvs inox " +
  "cadeau cadeaus kado leuks spullen artikelen product producten tweedehands refurbished gebruikt gebruikte origineel originele universeel universele bluetooth wifi usb";

const fixed = new Set([units, sizes, people, adjectives].flatMap((words) => words.split(" ")).map(normalise));
const FRESH_MS = 60_000;
/** More brand names than this are no help in reading a query. */
const MOST_BRANDS = 50_000;

/** Knows the words of a query that describe a product without naming what it is: numbers, units, colours, brands. */
export class Properties {
  private words: ReadonlySet<string> = fixed;
  private until = 0;

  /** Reads the shop's colours and brands, at most once a minute. */
  async refresh(engine: SearchEngine, now: number): Promise<void> {
    if (now < this.until) return;
    this.until = now + FRESH_MS;
    const colors = await engine.values("color");
    const brands = (await engine.values("brand")).slice(0, MOST_BRANDS);
    this.words = new Set([...fixed, ...[...colors, ...brands].flatMap(([name]) => tokens(name)).map(normalise)]);
  }

  has(word: string): boolean {
    return hasDigit(word) || word.length < 3 || sizeWords.has(word) || this.words.has(normalise(word));
  }
}
