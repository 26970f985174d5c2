import { describe, expect, test } from "vitest";
import { buildSearch, filtersBeyondLimits, parseSearch, type SearchState, urlSorts, views } from "./search-url";

const parse = (query: string) => parseSearch(new URLSearchParams(query));

describe("reading a search URL", () => {
  test("the named lists hold values between pipes", () => {
    const names = [
      ...["brand", "color", "gender", "delivery", "model", "webshop", "size"],
      ...["condition", "availability", "shipping", "discount", "rating", "shopRating"],
    ];
    const { filters } = parse(names.map((name) => `${name}=Bosch|Makita`).join("&"));
    expect(Object.keys(filters).sort()).toEqual([...names].sort());
    for (const name of names) expect(filters[name]).toEqual(["Bosch", "Makita"]);
  });
  test("a form without JavaScript may repeat a parameter, and plural names mean the same lists", () => {
    expect(parse("brand=Bosch&brand=Makita&brands=Bosch|AEG").filters).toEqual({ brand: ["Bosch", "Makita", "AEG"] });
    expect(parse("shops=a.nl&sizes=M&colors=rood&genders=male").filters).toEqual({
      webshop: ["a.nl"],
      size: ["M"],
      color: ["rood"],
      gender: ["male"],
    });
  });
  test("any other parameter is a feature filter", () => {
    expect(parse("materiaal=katoen|wol").filters).toEqual({ materiaal: ["katoen", "wol"] });
  });
  test("reserved, marketing and framework parameters are never filters", () => {
    const query =
      "q=x&sel=1&clk=2&view=tiles&page=2&pageSize=60&sortBy=new&priceFrom=1&priceTo=2&features=Cart&_data=a" +
      "&utm_source=n&utm_x=1&gclid=1&fbclid=1&msclkid=1&price=1|2&campaign=a&category=b&__proto__=c&constructor=d";
    expect(parse(query).filters).toEqual({});
  });
  test("a link from a campaign, an affiliate or a mailing filters nothing", () => {
    const query = "awc=1&ref=x&mtm_kwd=a&gclsrc=b&li_fat_id=c&epik=d&mkt_tok=e&pk_kwd=f&wt_mc=g&cmpid=h&dm_i=i";
    expect(parse(`${query}&fb_action_ids=1&brand=Bosch`).filters).toEqual({ brand: ["Bosch"] });
  });
  test("empty values and empty lists are no filters", () => {
    expect(parse("brand=&color=||&materiaal= |&size=M||L").filters).toEqual({ size: ["M", "L"] });
  });
  test("prices are whole euros; anything else is dropped", () => {
    expect(parse("priceFrom=10&priceTo=50")).toMatchObject({ priceFrom: 10, priceTo: 50 });
    const wrong = parse("priceFrom=abc&priceTo=-5");
    expect(wrong).not.toHaveProperty("priceFrom");
    expect(wrong).not.toHaveProperty("priceTo");
    expect(parse("priceFrom=12.95").priceFrom).toBe(12);
    expect(parse("priceTo=1e99").priceTo).toBe(1);
    expect(parse("priceFrom=1.250&priceTo=€ 1.250.000,00")).toMatchObject({ priceFrom: 1250, priceTo: 1_250_000 });
    expect(parse("priceFrom=1.25&priceTo=1.2500")).toMatchObject({ priceFrom: 1, priceTo: 1 });
    expect(parse("priceTo=99999999999")).not.toHaveProperty("priceTo");
  });
  test.each(["", "page=0", "page=-2", "page=x", "page=2x", "page=1.5", "page=99999999999"])("%s is page 1", (query) => {
    expect(parse(query).page).toBe(1);
  });
  test("sort and view accept their options only", () => {
    for (const sortBy of urlSorts) expect(parse(`sortBy=${sortBy}`).sortBy).toBe(sortBy);
    expect(parse("sortBy=popularDesc").sortBy).toBe("relevance");
    for (const view of views) expect(parse(`view=${view}`).view).toBe(view);
    expect(parse("view=rows")).not.toHaveProperty("view");
  });
  test("page size is 30 unless 60 or 90", () => {
    expect(["", "pageSize=60", "pageSize=90", "pageSize=1000"].map((query) => parse(query).pageSize)).toEqual([
      30, 60, 90, 30,
    ]);
  });
  test("a visitor cannot make the request grow without bound", () => {
    const many = Array.from({ length: 500 }, (_, index) => `f${index}=a`).join("&");
    expect(Object.keys(parse(many).filters)).toHaveLength(20);
    expect(filtersBeyondLimits(new URLSearchParams(many)).slice(0, 2)).toEqual(["f20", "f21"]);
    expect(parse(`brand=${Array.from({ length: 500 }, (_, index) => index).join("|")}`).filters.brand).toHaveLength(50);
    const shops = Array.from({ length: 51 }, (_, index) => `${index}.nl`).join("|");
    expect(filtersBeyondLimits(new URLSearchParams(`shops=${shops}&size=M`))).toEqual(["webshop"]);
    expect(parse(`brand=${"x".repeat(500)}`).filters).toEqual({});
    expect(parse(`q=${"x".repeat(5000)}`).q).toHaveLength(200);
  });
});

describe("building a search URL", () => {
  test("defaults are left out", () => {
    expect(buildSearch(parse("page=1&pageSize=30&sortBy=relevance")).toString()).toBe("");
  });
  test("one state has one URL, whatever the order of its parameters", () => {
    const url = (query: string) => buildSearch(parse(query)).toString();
    expect(url("b=1&a=2&size=M&brand=X&q=y")).toBe(url("q=y&brand=X&size=M&a=2&b=1"));
  });
  test("building and reading again gives the same state, for 500 random states", () => {
    const random = seeded(7);
    for (let round = 0; round < 500; round++) {
      const state = randomState(random);
      const again = parseSearch(new URLSearchParams(buildSearch(state).toString()));
      expect(again).toEqual(state);
    }
  });
});

/** A small linear congruential generator, so that every run tests the same states. */
function seeded(seed: number): (below: number) => number {
  let value = seed;
  return (below) => {
    value = (value * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((value / 2_147_483_648) * below);
  };
}

const letters = ["a", "B", "é", "|", "\\", " ", "&", "=", "+", "%", "#", "1", "'", "ß", "€", "🙂"];

function randomState(random: (below: number) => number): SearchState {
  const word = () => {
    const text = Array.from({ length: 1 + random(6) }, () => letters[random(letters.length)]).join("");
    return text.trim() || "x";
  };
  const filters: Record<string, string[]> = {};
  for (const name of ["brand", "webshop", "size", "materiaal", "Énergie label", "a|b"]) {
    const values = [...new Set(Array.from({ length: random(4) }, word))];
    if (values.length > 0) filters[name] = values;
  }
  const view = [undefined, ...views][random(3)];
  return {
    q: random(2) ? word() : "",
    filters,
    page: 1 + random(400),
    pageSize: ([30, 60, 90] as const)[random(3)] ?? 30,
    sortBy: urlSorts[random(4)] ?? "relevance",
    ...(random(2) ? { priceFrom: random(900) } : {}),
    ...(random(2) ? { priceTo: random(9000) } : {}),
    ...(view ? { view } : {}),
  };
}
