/** Forms in which one thing is asked, with `{…}` for what differs. What is in a row says the same. */

export const amountForms = {
  least: [
    "{k} vanaf {x}",
    "{k} minimaal {x}",
    "{k} van minstens {x}",
    "{k} {x} of meer",
    "{k} van {x} of meer",
    "{k} met ten minste {x}",
    "ik zoek een {k}, minstens {x}",
    "een {k} die minstens {x} heeft",
    "{k} niet minder dan {x}",
    "{k}, {f} minstens {x}",
  ],
  most: [
    "{k} tot {x}",
    "{k} max {x}",
    "{k} van maximaal {x}",
    "{k} hoogstens {x}",
    "{k} niet meer dan {x}",
    "{k} {x} of minder",
    "{k} tot en met {x}",
    "{k}, {f} max {x}",
    "ik zoek een {k}, hooguit {x}",
  ],
  exactly: ["{k} {x}", "{k} met {x}", "{k} van {x}", "{x} {k}", "een {k} van precies {x}"],
} as const;

export const brandForms = {
  is: [
    "{b} {k}",
    "{k} van {b}",
    "{k} {b}",
    "{k} merk {b}",
    "{k} van het merk {b}",
    "ik wil een {k} van {b}",
    "{k}, het liefst van {b}",
    "heb je een {k} van {b}?",
    "{k} moet van {b} zijn",
    "alleen {b} {k}",
    "{k} enkel van {b}",
  ],
  not: [
    "{k} niet van {b}",
    "{k} geen {b}",
    "geen {b} {k}",
    "{k}, maar geen {b}",
    "{k} behalve {b}",
    "{k} alles behalve {b}",
    "{k} liever geen {b}",
    "{k} van een ander merk dan {b}",
    "{k} zonder {b}",
    "{k} mag geen {b} zijn",
    "{k} niet {b}",
    "{k}, als het maar geen {b} is",
  ],
  either: ["{k} van {b} of {c}", "{b} of {c} {k}", "{k} {b} of {c}", "{k}, {b} of {c}", "{k} van {b} dan wel {c}"],
  neither: [
    "{k} geen {b} of {c}",
    "{k} niet van {b} of {c}",
    "{k} geen {b} en geen {c}",
    "{k} behalve {b} en {c}",
    "{k} geen {b}, ook geen {c}",
  ],
} as const;

export const colorForms = {
  is: [
    "{e} {k}",
    "{k} in het {c}",
    "{k} {c}",
    "{k} kleur {c}",
    "{k} in {c}",
    "een {e} {k} graag",
    "{k}, moet {c} zijn",
    "{k} het liefst {c}",
    "{k} in de kleur {c}",
    "{k} die {c} is",
    "{k} {c} van kleur",
  ],
  not: [
    "geen {e} {k}",
    "{k} niet {c}",
    "{k} geen {e}",
    "{k} niet in het {c}",
    "{k}, maar niet {c}",
    "{k} liever niet {c}",
    "{k} mag niet {c} zijn",
    "{k} alles behalve {c}",
    "{k} behalve {e}",
    "{k} in een andere kleur dan {c}",
    "{k} die niet {c} is",
    "{k}, als hij maar niet {c} is",
  ],
  either: [
    "{k} {c} of {d}",
    "{k} in het {c} of {d}",
    "{e} of {g} {k}",
    "{k} in {c} of {d}",
    "{k}, {c} of {d}",
    "{k} moet {c} of {d} zijn",
  ],
} as const;

export const flagForms = {
  thing: [
    "{k} met {f}",
    "{k} die {f} heeft",
    "{k} moet {f} hebben",
    "{k} met een {f}",
    "{k}, {f} is een must",
    "{k} waar {f} op zit",
    "{k} {f}",
  ],
  nothing: ["{k} zonder {f}", "{k} geen {f}", "{k} die geen {f} heeft", "{k} waar geen {f} op zit"],
  being: ["{f} {k}", "{k} die {f} is", "{k} moet {f} zijn", "{k} {f}", "een {e} {k}"],
  unlike: ["{k} niet {f}", "{k} die niet {f} is", "{k} mag niet {f} zijn"],
} as const;

export const wordForms = {
  is: ["{k} {v}", "{v} {k}", "{k}, {v}", "{k} {f} {v}", "{k} met {f} {v}", "{k}: {v}", "een {k} ({v})"],
  not: ["{k} niet {v}", "{k} geen {v}", "{k}, maar geen {v}", "{k} behalve {v}"],
} as const;

export const priceForms = {
  most: [
    "{k} tot {p} euro",
    "{k} onder de {p} euro",
    "{k} max {p}",
    "{k} voor maximaal {p} euro",
    "{k} niet duurder dan {p} euro",
    "{k} tot € {p}",
    "{k} van hooguit {p} euro",
    "{k}, budget {p} euro",
    "ik heb {p} euro voor een {k}",
    "{k} voor {p} euro of minder",
    "{k} die minder dan {p} euro kost",
    "{k} mag {p} euro kosten",
    "{k} < {p} euro",
    "{k} binnen de {p} euro",
  ],
  least: ["{k} vanaf {p} euro", "{k} boven de {p} euro", "{k} van minstens {p} euro", "{k} duurder dan {p} euro"],
  between: [
    "{k} tussen {q} en {p} euro",
    "{k} van {q} tot {p} euro",
    "{k} {q}-{p} euro",
    "{k} tussen de {q} en de {p} euro",
    "{k} minstens {q} hoogstens {p} euro",
    "{k} {q} tot {p} euro",
  ],
} as const;

/** Two or three wishes at once. */
export const mixedForms = {
  brandPrice: [
    "{k} van {b} tot {p} euro",
    "{b} {k} onder de {p} euro",
    "{k} max {p} euro {b}",
    "tot {p} euro een {k} van {b}",
    "{k}, {b}, {p} euro max",
  ],
  colorPrice: [
    "{e} {k} tot {p} euro",
    "{k} tot {p} euro in het {c}",
    "heb je een {e} {k} voor maximaal {p} euro?",
    "{k} {c} max {p}",
  ],
  colorNotBrand: ["{e} {k}, geen {b}", "{k} in het {c} maar niet van {b}", "geen {b}, wel een {e} {k}"],
  brandNotColor: ["{k} van {b} maar niet {c}", "{b} {k} geen {e}", "{k} {b}, niet in het {c}"],
  amountPrice: [
    "{k} minstens {x} en hoogstens {p} euro",
    "{k} vanaf {x} tot {p} euro",
    "{k} van minimaal {x}, max {p} euro",
    "{k} tot {p} euro met minstens {x}",
    "{k}, {x} of meer, onder de {p}",
  ],
  amountBrand: [
    "{k} van {b} vanaf {x}",
    "{b} {k} minstens {x}",
    "{k} van minimaal {x}, van {b}",
    "{k} {x} of meer van {b}",
  ],
  flagPrice: ["{k} met {f} tot {p} euro", "{k} onder de {p} euro met {f}", "{k} tot {p} euro, moet {f} hebben"],
} as const;
