import { talks } from "../dialogue";

export const checkedTalksImportedMore = talks("imported, checked talks", [
  [
    ["Kunt u mij de scheerapparaten van Braun tonen?", { named: /^Braun.*Scheerapparaat$/ }],
    [
      "Eigenlijk doet mijn Series 7 het nog prima, alleen is de scheercassette versleten. Die dan maar.",
      { named: /Series 7 Scheerkoppen/ },
    ],
  ],
  [
    ["elektrische tandenborstel oral b", { named: /^Elektrische tandenborstel Oral-B/ }],
    ["losse opzetborstels van dat merk ook graag", { named: /^Oral-B.*Opzetborstels/ }],
    ["mn vrouw heeft een sonicare, welke opzetborstels zijn er daarvoor", { named: /Sonicare.*Opzetborstels/ }],
  ],
  [
    ["föhn van dyson", { named: /^Föhn Dyson/ }],
    ["jeetje wat een prijzen. doe maar een ander merk, max 80 euro", { named: /^Föhn (?!Dyson)/, max: 80 }],
  ],
  [
    ["Ik zoek een Makita accuboormachine", { named: /^Makita.*Accuboormachine$/ }],
    ["boor heb ik nu gevonden. losse 18v accu van makita ook nodig", { named: /^Makita LXT 18V.*Gereedschapsaccu/ }],
    ["5 ah", { named: /^Makita LXT 18V 5,0 Ah Gereedschapsaccu/ }],
    ["nee toch de 6 ah, ik werk de hele dag door", { named: /^Makita LXT 18V 6,0 Ah Gereedschapsaccu/ }],
  ],
  [
    ["systeemcamera van sony", { named: /^Sony.*Systeemcamera$/ }],
    ["en canon?", { named: /^Canon.*Systeemcamera$/ }],
    ["Die R50 heeft mijn broer ook. Wat is er aan reserve accu's voor de R50?", { named: /R50 Camera-accu$/ }],
  ],
  [
    ["samsung tablet voor oma", { named: /^Tablet Samsung/ }],
    ["met 128 gb opslag want ze bewaart alle foto's", { named: /^Tablet Samsung.*128 GB/ }],
    ["mag ook van lenovo zijn, als het maar 128 GB is", { named: /^Tablet (Samsung|Lenovo).*128 GB/ }],
  ],
  [
    ["Beeldscherm voor thuis, niet meer dan 280 euro.", { named: /Monitor$/, max: 280 }],
    ["alleen dell of philips, die gebruiken we op kantoor ook", { named: /^(Dell|Philips).*Monitor$/, max: 280 }],
    [
      "en puur uit nieuwsgierigheid: welke monitor is de allerduurste die jullie hebben, van welk merk dan ook?",
      { named: /Monitor$/, extreme: "dearest" },
    ],
  ],
  [
    [
      "Ik richt mijn keuken in in jaren vijftig stijl en alles is rood. Verkopen jullie een rode broodrooster van Smeg?",
      { named: /^SMEG.*Broodrooster - Rood/ },
    ],
  ],
]);
