import { singles } from "../dialogue";

export const firstMessagesImported = singles("imported, first messages", [
  [
    "hallo, onze magnetron vonkt en ruikt naar verbrand plastic, hij was van Whirlpool en pas drie jaar oud. met drie pubers thuis kunnen we niet zonder, dus welke magnetrons heeft u?",
    { named: /magnetron/i },
  ],
  [
    "Mijn zoon gaat naar de brugklas en heeft van school een lijst gekregen, ipad hoeft niet want die heeft hij al. Wel een laptop, en wij kunnen er hoogstens 900 euro voor missen.",
    { named: /laptop$/i, max: 900 },
  ],
  [
    "ik ben overgestapt van samsung naar een iphone 15 en hij is me na twee dagen al bijna uit m'n hand gevallen. heb je daar een hoesje voor? gewone 15 dus, geen pro",
    { named: /iPhone 15 Hoesje/ },
  ],
  [
    "Goedemiddag, u spreekt met mevrouw Jansen. Ik heb de Canon TS3550i van mijn kleinzoon gekregen, maar hij print alleen nog vage strepen. Ik denk dat de inkt op is. Kunt u mij de cartridges laten zien die erin passen?",
    { named: /TS3550i Inktcartridge/ },
  ],
  [
    "De stofzuiger, een Miele Classic C1, doet het na tien jaar nog prima, niks mis mee, maar de zakken zijn op en bij de supermarkt hebben ze alleen andere. Heeft u stofzuigerzakken voor de Classic C1?",
    { named: /Classic C1 Stofzuigerzakken/ },
  ],
  [
    "we hebben 2 honden en een kind van 1 dus de vloer ligt altijd vol, gewone stofzuiger heb ik al, van philips. nu wil ik een robotstofzuiger erbij, max 600",
    { named: /Robotstofzuiger/, max: 600 },
  ],
  [
    "Bij mijn zus thuis drink ik altijd heerlijke cappuccino uit haar Jura. Zelf maak ik al jaren oploskoffie, ik ben 45, het wordt tijd. Wat hebben jullie aan espressomachines van De'Longhi?",
    { named: /^(?=.*Espressomachine).*De'Longhi/ },
  ],
  [
    "wasmachine overleden. trommel klem, water door de keuken, buren boos. we hadden een aeg en die wil ik nooit van mn leven meer, verder maakt het merk me niet zo veel uit. wat hebben jullie voor wasmachines",
    { named: /^(?!.*AEG).*Wasmachine/ },
  ],
  [
    "Wij wonen sinds kort in een huis met een tuin van 60 m2, daarvoor hadden we alleen een balkon. De vorige bewoners hebben het gras tot mijn knie laten groeien. Een grasmaaier van Bosch of Gardena dus graag.",
    { named: /^(?=.*Grasmaaier).*(?:Bosch|Gardena)/ },
  ],
  [
    "Beste, ik heb een oprit van 12 meter met groene aanslag en heb me vorige week bijna de nek gebroken. Mijn zwager leende mij zijn Nilfisk, maar ik wil een eigen hogedrukreiniger, en dan van Kärcher.",
    { named: /^(?=.*Hogedrukreiniger).*Kärcher/ },
  ],
  [
    "jo mn vriend is jarig de 23e en hij scheert zich nu nog met zo'n wegwerp mesje van de hema, zn hele nek rood. wil hem een scheerapparaat van philips geven",
    { named: /^(?=.*Scheerapparaat).*Philips/ },
  ],
  [
    "Ik heb al een Braun Series 7 en daar ben ik heel tevreden over, alleen begint hij na twee jaar te trekken. Er schijnt zo'n losse cassette te bestaan die je erop klikt. Die zoek ik, voor de Series 7.",
    { named: /Scheercassette voor Series 7/ },
  ],
  [
    "Volgens de mondhygiënist moet ik elektrisch gaan poetsen. Mijn man heeft een Oral-B en die trilt mij te veel. Heeft u een elektrische tandenborstel van Philips Sonicare voor mij?",
    { named: /^(?=.*[Tt]andenborstel).*Sonicare/ },
  ],
  [
    "met vier man in 1 studentenhuis en de hele keuken is van ons samen, oven doet t niet en frituren mag niet van de verhuurder. airfryer dan maar, we hebben 200 euro in de pot meer is er niet",
    { named: /Airfryer/, max: 200 },
  ],
  [
    "Mijn oude boormachine, met snoer, is van het dak gevallen toen ik de goot repareerde. Op het werk hebben we alles van Bosch en dat is mij te zwaar. Een accuboormachine van Makita zoek ik.",
    { named: /^(?=.*Accuboormachine).*Makita/ },
  ],
  [
    "Ik ben fotograaf in spe (17 jaar!) en maak nu alles met mijn Pixel. Voor mijn eindexamenproject wil ik een echte systeemcamera, en die moet van Sony zijn, want van een oom krijg ik de lenzen.",
    { named: /^(?=.*Systeemcamera).*Sony/ },
  ],
  [
    "Dag! Op vakantie in Noorwegen was de batterij van mijn Canon R50 elke middag om drie uur leeg. Komende zomer gaan we weer, drie weken zelfs, dus ik wil een extra accu voor die camera.",
    { named: /R50 Camera-accu/ },
  ],
  [
    "tv is naar de knoppen na een bal van m'n zoontje van 5. was een sony maar dat hoeft niet meer per se. ik wil nu een televisie van philips want die hebben dat licht aan de achterkant",
    { named: /^(?=.*Televisie).*Philips/ },
  ],
  [
    "We hebben thuis twee jaar alles op een Chromebook gedaan en mijn ogen gaan achteruit, ik ben 61. Een los beeldscherm van Dell had ik op kantoor en dat beviel, dus monitoren van Dell wil ik graag zien.",
    { named: /^(?=.*Monitor).*Dell/ },
  ],
  [
    "Kunnen jullie me helpen, ik rij elke dag anderhalf uur met de trein naast bellende mensen. Had oordopjes, maar die doen pijn na een uur. Ik zoek dus een koptelefoon, van Sony of Bose, geld speelt geen rol.",
    { named: /^(?=.*Koptelefoon).*(?:Sony|Bose)/ },
  ],
  [
    "heb een samsung tv van 65 inch gekregen van mn ouders maar geluid is echt bagger. buurman heeft sonos maar dat is mij te duur. doe maar een soundbar van jbl",
    { named: /^(?=.*Soundbar).*JBL/ },
  ],
  [
    "Onze dochter doet in mei eindexamen en als ze slaagt krijgt ze een nieuwe telefoon. Ze wil een iPhone, maar daar werken wij niet aan mee. Een smartphone van Samsung dus, en niet boven de 500 euro.",
    { named: /^(?=.*Smartphone).*Samsung/, max: 500 },
  ],
  [
    "Hoi, Kees hier. Het koffiezetapparaat op de club is gestolen, wie doet nou zoiets. Voor 20 vrijwilligers zetten we elke zaterdag filterkoffie. Ik zoek een nieuw filterkoffieapparaat, graag een Moccamaster.",
    { named: /^(?=.*Filterkoffieapparaat).*Moccamaster/ },
  ],
  [
    "De waterkoker zit vol kalk en ik heb het al met azijn geprobeerd, drie keer, maar het huis stinkt nu en de kalk zit er nog. Verkopen jullie iets van ontkalker?",
    { named: /[Oo]ntkalker/ },
  ],
  [
    "wij zitten met de verbouwing in week 9 en wonen nu met een campinggasje op zolder. brood roosteren gaat niet op dat ding. dus kom maar door met een broodrooster van philips",
    { named: /^(?=.*Broodrooster).*Philips/ },
  ],
  [
    "Na mijn heupoperatie kan ik niet meer lang staan te drogen en opvouwen aan de lijn. Nu heb ik al een wasmachine van Bosch, die doet het goed. Ik wil er een warmtepompdroger naast, van hetzelfde merk.",
    { named: /^(?=.*Warmtepompdroger).*Bosch/ },
  ],
  [
    "ik strijk voor een gezin van 6 en mn strijkijzer lekt bruin water op de witte overhemden van mn man. bah. een stoomstrijkijzer van tefal wil ik, die had mijn moeder ook altijd",
    { named: /^(?=.*[Ss]toomstrijkijzer).*Tefal/ },
  ],
  [
    "Voor het eerst op mezelf, 22 jaar, een studio van 28 vierkante meter in Utrecht! Bed en tafel heb ik al. Wat nog ontbreekt is een stofzuiger van Philips, want met dat merk ben ik opgegroeid.",
    { named: /^Philips.*Stofzuiger$/ },
  ],
  [
    "Bij ons in het appartement zijn alle spotjes met GU10 en er zijn er nu vier stuk. Mijn broer doet alles met zijn telefoon aan en uit en dat wil ik ook, dus een slimme ledlamp met GU10 fitting.",
    { named: /ledlamp.*GU10/ },
  ],
  [
    "Goedenavond, wij hebben onze nieuwe tv van 55 inch nu al een maand op een bijzettafeltje staan en de kat loopt er steeds voorlangs. Hij moet aan de wand. Wat voor muurbeugels heeft u van Vogel's?",
    { named: /^(?=.*Muurbeugel).*Vogel's/ },
  ],
  [
    "laatst geprobeerd een werkstuk te printen bij de bieb, kostte me 8 euro. ik heb zelf een brother gehad maar die liep altijd vast. heb je printers van epson, met van die flessen inkt",
    { named: /^(?=.*Printer$).*Epson/ },
  ],
  [
    "Mijn collega's klagen dat ik zo hard typ, en eerlijk gezegd zit er ook koffie in mijn oude toetsenbord van Microsoft. Nu zoek ik een toetsenbord van Logitech. Een muis heb ik al.",
    { named: /^(?=.*Toetsenbord).*Logitech/ },
  ],
  [
    "Sinterklaas is dit jaar vroeg met inkopen :) de jongens (7 en 9) vragen al twee jaar om een spelcomputer, hun neef heeft een Xbox. Het moet van ons een Nintendo worden, voor maximaal 450 euro.",
    { named: /^(?=.*Spelcomputer).*Nintendo/, max: 450 },
  ],
  [
    "hee ik heb een playstation 5 en ik speel altijd met m'n broer maar we hebben maar 1 controller en dat is elke avond ruzie. dus ik zoek er nog een voor de ps5",
    { named: /PlayStation 5 Controller/ },
  ],
  [
    "Vorige zomer hadden we een boxje van de Action mee naar het meer, na een uur leeg en het klonk als een wekkerradio. Nu graag een goede bluetooth speaker van JBL. We gaan 12 juli weg met z'n vieren.",
    { named: /^(?=.*Bluetooth speaker).*JBL/ },
  ],
  [
    "Mijn vrouw leest graag de krant digitaal in bed en haar telefoontje is daar te klein voor, zij is 74. Zelf heb ik een iPad, die vindt zij ingewikkeld. Een tablet van Samsung dus, hoogstens 400 euro.",
    { named: /^(?=.*Tablet).*Samsung/, max: 400 },
  ],
  [
    "ons vaatwasser piept alleen nog en pompt niet af, was een beko van 5 jaar oud. we zijn met zn zessen dus ik sta nu twee uur per dag af te wassen. graag een vaatwasser van bosch",
    { named: /^(?=.*Vaatwasser).*Bosch/ },
  ],
  [
    "Ik heb vorig jaar bij jullie een Dyson gekocht en nu doet hij het niet meer. Ik heb al gemaild, twee keer, en niemand reageert. Kan ik alstublieft iemand van de klantenservice aan de lijn krijgen?",
    { contact: true },
  ],
  [
    "De oma van mijn man gaf ons laatst een doos met prachtige oude stoffen en ik ben op mijn 38ste begonnen met een naaicursus. Op les gebruik ik een Singer, maar nu wil ik thuis ook een naaimachine hebben.",
    { none: true },
  ],
  [
    "mijn oude föhn was van dyson en is gestolen in de sportschool, 400 euro weg. ik ga echt niet nog eens zoveel uitgeven dus nu een föhn van remington, die heeft m'n kapster ook",
    { named: /^(?=.*Föhn).*Remington/ },
  ],
]);
