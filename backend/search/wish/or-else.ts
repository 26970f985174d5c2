/** `65 inch of anders 75`: what may also be said between two numbers. */
const OR_ELSE = /(?<=\d[^.;!?,]*) of (?:anders|eventueel|desnoods|evt\.?|misschien|ook) (?=\d)/giu;
/** `55 inch, kan ook 50 zijn`: the second of two that are both good. */
const ALSO_GOOD =
  /(\d+(?:[.,]\d+)?)( ?(?:\p{L}{1,8}|"))?,? (?:(?:maar|en) )?(?:(?:kan|mag|zou) (?:ook|eventueel|evt\.?|desnoods)(?: wel)?) (\d+(?:[.,]\d+)?)(?: ?\2)?(?: (?:zijn|wel|ook|kunnen|mogen))*(?=[.,;!?]|$)/giu;
/** `55 inch of 50`: the unit stands behind the first. */
const UNIT_FIRST = /(\d+(?:[.,]\d+)?) ?(inch|duim|gb|tb|kg|kilo|liter|cm|watt) of (\d+(?:[.,]\d+)?)(?=[.,;!?]|$)/giu;
/** `die onder een 55 inch tv past`: a size of what it is to go with. */
const GOES_WITH =
  /\b(?:die|dat|om) (?:onder|op|aan|bij|naast|achter|voor) (?:een|de|het|mijn|m'n|mn|onze) (?:(\d+(?:[.,]\d+)? ?(?:inch|duim|")) (\p{L}{2,})|(\p{L}{2,}) van (\d+(?:[.,]\d+)? ?(?:inch|duim|"))) (?:te )?(?:past|passen|kan|kunnen|gaat|hangt|hangen|staat|staan)\b/giu;

/** A message in which two amounts that are both good, and the size of what a thing is to go with, are said plainly. */
export const saidPlainly = (text: string): string =>
  text
    .replace(OR_ELSE, " of ")
    .replace(ALSO_GOOD, (_, first: string, unit: string | undefined, second: string) =>
      unit === undefined ? `${first} of ${second}` : `${first} of ${second}${unit}`,
    )
    .replace(UNIT_FIRST, "$1 of $3 $2")
    .replace(
      GOES_WITH,
      (
        _,
        size: string | undefined,
        thing: string | undefined,
        other: string | undefined,
        measure: string | undefined,
      ) => `voor een ${thing ?? other} van ${size ?? measure}`,
    );
