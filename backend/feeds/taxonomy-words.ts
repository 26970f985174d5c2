/** Google's taxonomy by number, for the departments that feeds refer to by number. */
export const GOOGLE_CATEGORIES: Readonly<Record<string, string>> = {
  "1": "Animals & Pet Supplies",
  "8": "Arts & Entertainment",
  "111": "Business & Industrial",
  "141": "Cameras & Optics",
  "166": "Apparel & Accessories",
  "187": "Apparel & Accessories > Shoes",
  "188": "Apparel & Accessories > Jewelry",
  "201": "Apparel & Accessories > Jewelry > Watches",
  "222": "Electronics",
  "267": "Electronics > Mobile Phones",
  "328": "Electronics > Laptops",
  "404": "Electronics > Televisions",
  "412": "Food, Beverages & Tobacco",
  "436": "Furniture",
  "469": "Health & Beauty",
  "536": "Home & Garden",
  "537": "Baby & Toddler",
  "632": "Hardware",
  "772": "Mature",
  "783": "Media",
  "784": "Media > Books",
  "888": "Vehicles & Parts",
  "922": "Office Supplies",
  "988": "Sporting Goods",
  "1239": "Toys & Games",
  "1604": "Apparel & Accessories > Clothing",
  "2092": "Software",
  "5181": "Luggage & Bags",
  "5605": "Religious & Ceremonial",
};

/** English words in feeds and the Dutch words that shops use for the same products: `english=dutch,dutch`. */
const PAIRS = `
animal=dier,dieren pet=huisdier,dier dog=hond cat=kat bird=vogel fish=vis aquarium=aquarium
art=kunst,hobby craft=hobby,knutselen entertainment=hobby music=muziek musical=muziek,muziekinstrument
instrument=instrument,muziekinstrument guitar=gitaar piano=piano,keyboard keyboard=toetsenbord,keyboard drum=drum
camera=camera optic=optiek,camera lens=lens,objectief apparel=kleding,mode clothing=kleding,mode accessory=accessoire
shoe=schoen sneaker=sneaker,schoen boot=laars jewelry=sieraad,sieraden jewellery=sieraad watch=horloge necklace=ketting
ring=ring bracelet=armband dress=jurk shirt=shirt trousers=broek pants=broek jeans=jeans,broek jacket=jas coat=jas
sock=sok underwear=ondergoed swimwear=badmode electronics=elektronica electronic=elektronica computer=computer
laptop=laptop tablet=tablet phone=telefoon,smartphone mobile=telefoon,smartphone smartphone=smartphone,telefoon
television=televisie,tv tv=televisie audio=audio,geluid headphone=koptelefoon earbud=oordopje,koptelefoon
speaker=speaker,luidspreker printer=printer monitor=monitor,beeldscherm mouse=muis router=router network=netwerk
console=console,game videogame=game video=video,game food=eten,levensmiddelen grocery=boodschap,levensmiddelen
beverage=drinken,drank drink=drinken,drank wine=wijn beer=bier coffee=koffie tea=thee chocolate=chocola snack=snack
furniture=meubel,wonen chair=stoel table=tafel sofa=bank bed=bed mattress=matras desk=bureau lamp=lamp
lighting=verlichting,lamp rug=vloerkleed,kleed curtain=gordijn cabinet=kast shelf=kast,plank decor=decoratie,woonaccessoire
health=gezondheid beauty=beauty,verzorging cosmetic=make,cosmetica makeup=make,cosmetica skin=huid,verzorging
hair=haar,haarverzorging perfume=parfum fragrance=parfum,geur shaver=scheerapparaat,scheren toothbrush=tandenborstel
vitamin=vitamine home=wonen,huis house=huis,wonen garden=tuin kitchen=keuken cookware=pan,koken pan=pan knife=mes
appliance=apparaat,huishoudelijk,huishouden vacuum=stofzuiger washing=wasmachine washer=wasmachine dryer=droger
dishwasher=vaatwasser refrigerator=koelkast fridge=koelkast freezer=vriezer oven=oven microwave=magnetron
cleaning=schoonmaak,huishouden household=huishouden,huishoudelijk baby=baby toddler=baby,peuter stroller=kinderwagen
diaper=luier hardware=gereedschap,klussen tool=gereedschap drill=boor,boormachine paint=verf plumbing=sanitair
bathroom=badkamer mature=volwassen,erotiek,18 adult=volwassen,erotiek erotic=erotiek media=media,boek book=boek
movie=film dvd=film,dvd magazine=tijdschrift vehicle=auto,voertuig car=auto motorcycle=motor bicycle=fiets bike=fiets
cycling=fiets,fietsen part=onderdeel office=kantoor stationery=kantoor,schrijfwaren school=school paper=papier pen=pen
sport=sport sporting=sport fitness=fitness outdoor=buiten,outdoor camping=kamperen,camping hiking=wandelen
soccer=voetbal football=voetbal tennis=tennis running=hardlopen ball=bal swimming=zwemmen toy=speelgoed game=spel,game
puzzle=puzzel jigsaw=puzzel doll=pop,poppen figure=speelfiguur,speelgoed plush=knuffel stuffed=knuffel
board=bordspel lego=lego,bouwen building=bouwen block=blok,bouwen playset=speelset,speelgoed train=trein
software=software luggage=koffer,reis bag=tas backpack=rugzak,rugtas suitcase=koffer travel=reis wallet=portemonnee
religious=feest party=feest gift=cadeau plant=plant flower=bloem pool=zwembad barbecue=barbecue grill=barbecue,grill`;

export const DUTCH_FOR: ReadonlyMap<string, readonly string[]> = new Map(
  PAIRS.trim()
    .split(/\s+/)
    .map((pair) => {
      const [english = "", dutch = ""] = pair.split("=");
      return [english, dutch.split(",")];
    }),
);
