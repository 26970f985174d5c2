/** One product a line: the titles of four shops, where they have it. Working set. */
export const toysAndFashion = `
LEGO Star Wars 75192 Millennium Falcon | lego 75192 star wars ucs millennium falcon | LEGO Star Wars Millennium Falcon - 75192 | Lego 75192 Millennium Falcon (7541 delen)
LEGO Star Wars 75257 Millennium Falcon | lego 75257 star wars millennium falcon | LEGO Star Wars Millennium Falcon - 75257 |
LEGO Technic 42100 Liebherr R 9800 | lego 42100 technic liebherr excavator | LEGO Technic Liebherr R 9800 graafmachine - 42100 |
LEGO Technic 42115 Lamborghini Sián | lego 42115 technic lamborghini sian fkp 37 | LEGO Technic Lamborghini Sián FKP 37 - 42115 |
LEGO City 60197 passenger train | lego 60197 city passenger train | LEGO City Passagierstrein - 60197 |
LEGO City 60198 cargo train | lego 60198 city cargo train | LEGO City Goederentrein - 60198 |
LEGO DUPLO 10874 steam train | lego 10874 duplo steam train | LEGO DUPLO Stoomtrein - 10874 |
Playmobil 9462 fire station | playmobil 9462 city action fire station | PLAYMOBIL City Action Grote brandweerkazerne - 9462 |
Playmobil 6919 police headquarters | playmobil 6919 police headquarters with prison | PLAYMOBIL City Action Politiebureau - 6919 |
Ravensburger puzzle Neuschwanstein 1500 pieces | ravensburger neuschwanstein castle jigsaw 1500 piece | Ravensburger puzzel Kasteel Neuschwanstein 1500 stukjes |
Ravensburger puzzle Neuschwanstein 1000 pieces | ravensburger neuschwanstein castle jigsaw 1000 piece | Ravensburger puzzel Kasteel Neuschwanstein 1000 stukjes |
Jan van Haasteren The Safari 1000 pieces | jumbo jan van haasteren the safari jigsaw 1000 | Jumbo Jan van Haasteren Safari puzzel 1000 stukjes | Jan van Haasteren - De Safari - 1000 stukjes
Jan van Haasteren The Bakery 1000 pieces | jumbo jan van haasteren the bakery jigsaw 1000 | Jumbo Jan van Haasteren De Bakkerij puzzel 1000 stukjes |
Catan board game | catan the settlers board game | Kolonisten van Catan basisspel | Catan bordspel
Catan expansion Seafarers | catan seafarers expansion | Kolonisten van Catan De Zeevaarders uitbreiding |
Ticket to Ride Europe | days of wonder ticket to ride europe board game | Ticket to Ride Europe bordspel | Ticket to Ride - Europa
Ticket to Ride | days of wonder ticket to ride board game | Ticket to Ride bordspel USA |
Monopoly Classic | hasbro monopoly classic board game | Hasbro Monopoly Classic bordspel |
Monopoly Junior | hasbro monopoly junior board game | Hasbro Monopoly Junior bordspel |
Barbie Dreamhouse FHY73 | mattel fhy73 barbie dreamhouse | Barbie Droomhuis FHY73 poppenhuis |
Barbie Dreamcamper GHL93 | mattel ghl93 barbie dreamcamper | Barbie Dreamcamper GHL93 kampeerwagen |
Hot Wheels Track Builder GLC87 | mattel glc87 hot wheels track builder | Hot Wheels Track Builder GLC87 |
Nerf Elite 2.0 Commander RD-6 | hasbro nerf elite 2.0 commander rd6 blaster | NERF Elite 2.0 Commander RD-6 |
Nerf Elite 2.0 Shockwave RD-15 | hasbro nerf elite 2.0 shockwave rd15 blaster | NERF Elite 2.0 Shockwave RD-15 |
Exploding Kittens original | exploding kittens card game | Exploding Kittens kaartspel |
Exploding Kittens Party Pack | exploding kittens party pack card game | Exploding Kittens Party Pack kaartspel |
Gravitrax Starter Set | ravensburger gravitrax starter-set | Ravensburger GraviTrax Starter Set knikkerbaan |
Gravitrax Expansion Lift | ravensburger gravitrax lift expansion | Ravensburger GraviTrax uitbreiding Lift |
Nike Air Force 1 '07 white CW2288-111 | nike cw2288 air force 1 07 trainers white | Nike Air Force 1 '07 sneakers wit CW2288-111 |
Nike Air Force 1 '07 black CW2288-001 | nike cw2288 air force 1 07 trainers black | Nike Air Force 1 '07 sneakers zwart CW2288-001 |
Nike Air Max 90 white | nike air max-90 trainers white | Nike Air Max 90 sneakers wit |
Nike Air Max 95 white | nike air max-95 trainers white | Nike Air Max 95 sneakers wit |
adidas Stan Smith FX5502 white green | adidas fx5502 stan smith trainers white | adidas Originals Stan Smith FX5502 sneakers wit/groen |
adidas Superstar EG4958 white black | adidas eg4958 superstar trainers white | adidas Originals Superstar EG4958 sneakers wit/zwart |
Levi's 501 Original jeans stonewash W32 L34 | levis 501 original fit jeans stonewash 32/34 | Levi's 501 Original jeans stonewash W32/L34 |
Levi's 511 Slim jeans dark indigo W32 L34 | levis 511 slim fit jeans dark indigo 32/34 | Levi's 511 Slim jeans donkerblauw W32/L34 |
Dr. Martens 1460 Smooth black size 40 | dr martens 1460 8-eye boots black smooth eu 40 | Dr. Martens 1460 Smooth veterschoenen zwart maat 40 |
Dr. Martens 1460 Smooth black size 42 | dr martens 1460 8-eye boots black smooth eu 42 | Dr. Martens 1460 Smooth veterschoenen zwart maat 42 |
Dr. Martens 1461 Smooth black size 42 | dr martens 1461 3-eye shoes black smooth eu 42 | Dr. Martens 1461 Smooth veterschoenen zwart maat 42 |
Ray-Ban Aviator RB3025 001/58 gold | rayban rb3025-00158 aviator sunglasses gold | Ray-Ban Aviator Classic RB3025 001/58 goud |
Ray-Ban Wayfarer RB2140 901 black | rayban rb2140-901 wayfarer sunglasses black | Ray-Ban Original Wayfarer RB2140 901 zwart |
Casio F-91W watch | casio f91w-1yer digital watch | Casio F-91W-1YEF horloge | Casio F91W digitaal horloge zwart
Casio G-Shock GA-2100-1A1 black | casio ga-2100-1a1er g-shock watch | Casio G-Shock GA-2100-1A1ER zwart |
Fossil Grant FS4736 | fossil fs4736ie grant chronograph | Fossil Grant FS4736 herenhorloge |
The North Face Nuptse 1996 jacket black M | the north face 1996 retro nuptse down jacket black m | The North Face 1996 Retro Nuptse jas zwart M |
The North Face Nuptse 1996 jacket black L | the north face 1996 retro nuptse down jacket black l | The North Face 1996 Retro Nuptse jas zwart L |
Eastpak Padded Pak'r black | eastpak padded pakr backpack black 24 l | Eastpak Padded Pak'r rugzak zwart |
Eastpak Padded Pak'r navy | eastpak padded pakr backpack navy 24 l | Eastpak Padded Pak'r rugzak marineblauw |
Fjällräven Kånken ox red | fjallraven kanken backpack ox red | Fjällräven Kånken rugzak rood |
Fjällräven Kånken Mini ox red | fjallraven kanken mini backpack ox red | Fjällräven Kånken Mini rugzak rood |
Birkenstock Arizona black 41 | birkenstock arizona birko-flor sandals black eu 41 | Birkenstock Arizona slippers zwart maat 41 |
Birkenstock Arizona black 43 | birkenstock arizona birko-flor sandals black eu 43 | Birkenstock Arizona slippers zwart maat 43 |
`;
