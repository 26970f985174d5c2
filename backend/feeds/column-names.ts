import { KNOWN_ATTRIBUTES } from "./attributes";

/**
 * Names that Dutch, German and other shops give to attributes of the product data specification. Written as
 * `folded` returns them.
 */
const OTHER_NAMES: Record<string, string> = {
  id: "artikelnummer artikelnr artnr artikel_id product_id productid productnummer produktnummer item_id sku",
  title:
    "titel naam name productnaam product_naam product_name produktname produkttitel product_title artikelnaam artikelname bezeichnung",
  description:
    "omschrijving beschrijving productomschrijving productbeschrijving lange_omschrijving beschreibung produktbeschreibung artikelbeschreibung",
  link: "url product_url producturl productlink produktlink product_link deeplink deep_link",
  image_link:
    "afbeelding afbeelding_url afbeeldingslink afbeelding_link hoofdafbeelding productafbeelding foto plaatje bild bild_url bildlink bild_link produktbild image image_url imageurl",
  additional_image_link:
    "extra_afbeelding extra_afbeeldingen overige_afbeeldingen zusatzliche_bilder weitere_bilder zusatzbilder additional_images",
  availability:
    "beschikbaarheid voorraad voorraadstatus op_voorraad leverbaar leverbaarheid verfugbarkeit verfuegbarkeit lagerbestand lagerstatus auf_lager stock stock_status",
  price: "prijs verkoopprijs preis verkaufspreis",
  sale_price: "actieprijs aanbiedingsprijs angebotspreis sonderpreis aktionspreis",
  brand: "merk merknaam marke markenname hersteller fabrikant manufacturer",
  gtin: "ean_code eancode ean_nummer ean13 gtin13 isbn13 upc",
  mpn: "fabrikantcode artikelnummer_fabrikant onderdeelnummer herstellernummer hersteller_artikelnummer",
  condition: "conditie toestand zustand",
  shipping: "verzendkosten verzending bezorgkosten versandkosten versand shipping_cost shipping_costs",
  delivery_time:
    "levertijd leveringstijd bezorgtijd lieferzeit lieferfrist deliverytime delivery_period lead_time leadtime",
  product_type:
    "categorie categoriepad productcategorie rubriek kategorie kategoriepfad produktkategorie warengruppe category_path",
  color: "kleur farbe colour",
  size: "maat grosse groesse",
  gender: "geslacht geschlecht",
  age_group: "leeftijdsgroep altersgruppe",
  material: "materiaal",
  pattern: "patroon dessin muster",
  item_group_id: "groep_id groeps_id variantgroep gruppen_id parent_id parent_sku",
  product_weight: "gewicht",
  product_length: "lengte lange laenge",
  product_width: "breedte breite",
  product_height: "hoogte hohe hoehe",
  energy_efficiency_class: "energieklasse energielabel energieeffizienzklasse",
  // Where availability has a column of its own, these are numbers.
  quantity:
    "voorraad stock lagerbestand aantal_op_voorraad voorraad_aantal voorraadaantal stock_quantity inventory lagermenge",
  vat_rate: "btw btw_tarief btw_percentage btwtarief btwpercentage vat vat_percentage tax_rate mwst mwst_satz ust",
};

/** Name → the attributes it may stand for, in the order in which they are tried. */
const ATTRIBUTES_OF: ReadonlyMap<string, string[]> = attributesByName();

function attributesByName(): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const [attribute, names] of Object.entries(OTHER_NAMES)) {
    for (const name of names.split(" ")) found.set(name, [...(found.get(name) ?? []), attribute]);
  }
  return found;
}

/** Longer names are not looked up. */
const NAME_LENGTH = 60;

function attributeOf(name: string, taken: ReadonlySet<string>): string | undefined {
  const meant = name.length > NAME_LENGTH ? undefined : ATTRIBUTES_OF.get(folded(name));
  return meant?.find((attribute) => !taken.has(attribute));
}

/** `Verfügbarkeit` → `verfugbarkeit`, `Größe` → `grosse`. */
function folded(name: string): string {
  return name
    .normalize("NFKD")
    .replace(/\p{M}+/gu, "")
    .replaceAll("ß", "ss");
}

/**
 * The names of a feed or an item that stand for an attribute, with that attribute. An attribute that is there under its
 * own name is never replaced, and of several other names the first counts.
 */
export function otherNames(names: readonly string[]): Map<string, string> {
  const taken = new Set(names);
  const found = new Map<string, string>();
  for (const name of names) {
    const attribute = KNOWN_ATTRIBUTES.has(name) ? undefined : attributeOf(name, taken);
    if (attribute === undefined) continue;
    taken.add(attribute);
    found.set(name, attribute);
  }
  return found;
}
