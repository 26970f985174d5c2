/**
 * One product a line: the titles of four shops, where they have it. The unseen set: its figures are read, its mistakes
 * are not, so that nobody tunes for them.
 */
export const unseen = `
Canon EOS 450D body | canon eos-450d digital slr camera (12.2 mp) body only | Canon EOS 450D Body zwart |
Canon EOS 450D + 18-55 IS | canon eos-450d digital slr camera 12.2mp 18-55mm is lens | Canon EOS 450D kit 18-55mm IS |
Canon EOS 500D body | canon eos-500d digital slr camera (15.1 mp) body only | Canon EOS 500D Body | Canon EOS 500D spiegelreflexcamera body
Canon PowerShot G9 | canon powershot g-9 digital camera 12.1 mp 6x zoom | Canon Powershot G9 digitale camera | Canon G9
Canon PowerShot G10 | canon powershot g-10 digital camera 14.7 mp 5x zoom | Canon Powershot G10 digitale camera |
Nikon Coolpix P90 black | nikon coolpix p-90 12.1 mp 24x zoom bridge camera | Nikon Coolpix P90 zwart |
Nikon Coolpix P80 black | nikon coolpix p-80 10.1 mp 18x zoom bridge camera | Nikon Coolpix P80 zwart |
Nikon D5000 body | nikon d5000 digital slr camera (12.3 mp) body only | Nikon D5000 Body | Nikon D-5000 body zwart
Nikon D300 body | nikon d300 digital slr camera (12.3 mp) body only | Nikon D300 Body |
Sony Cyber-shot DSC-H50 black | sony dsch50 9.1 mp 15x zoom digital camera | Sony Cybershot DSC-H50 zwart |
Sony Cyber-shot DSC-T77 pink | sony dsct77 10.1 mp digital camera pink | Sony Cybershot DSC-T77 roze |
Sony Cyber-shot DSC-T77 black | sony dsct77 10.1 mp digital camera black | Sony Cybershot DSC-T77 zwart |
Panasonic Lumix DMC-LX3EG-K black | panasonic dmclx3 10.1mp compact camera black | Panasonic Lumix DMC-LX3 zwart | Panasonic Lumix LX3
Panasonic Lumix DMC-LX5 black | panasonic dmclx5 10.1mp compact camera | Panasonic Lumix DMC-LX5 zwart |
Olympus mju 1030 SW | olympus mju-1030sw 10.1 mp waterproof camera | Olympus mju 1030SW |
Fuji FinePix S100FS | fujifilm finepix s100fs 11.1 mp | Fujifilm Finepix S100FS |
Fuji FinePix Z5fd | fujifilm finepix z5fd 6.3 mp | Fujifilm Finepix Z5 fd |
Canon EF 70-200mm f/4L USM | canon ef-70-200mm f4 l usm lens | Canon EF 70-200 f/4L USM objectief |
Canon EF 70-300mm f/4-5.6 IS USM | canon ef-70-300mm f4-5.6 is usm lens | Canon EF 70-300 IS USM |
Lexar SDHC 8GB Platinum II | lexar 8gb platinum ii sdhc card | Lexar Platinum II SDHC 8 GB |
Lexar SDHC 4GB Platinum II | lexar 4gb platinum ii sdhc card | Lexar Platinum II SDHC 4 GB |
Apple iPad 10.2 (2021) 64GB Space Grey | apple ipad 9th gen 10.2-inch 64 gb wifi grey | Apple iPad (2021) 10.2 inch 64GB Grijs |
Apple iPad 10.2 (2021) 256GB Space Grey | apple ipad 9th gen 10.2-inch 256 gb wifi grey | Apple iPad (2021) 10.2 inch 256GB Grijs |
Apple AirPods Pro | apple airpods pro true wireless earbuds | Apple AirPods Pro oordopjes |
Apple AirPods 2 | apple airpods-2 true wireless earbuds | Apple AirPods 2 oordopjes |
Xiaomi Redmi Note 10 Pro 128GB grey | xiaomi redmi note10 pro 128 gb onyx gray | Xiaomi Redmi Note 10 Pro 128GB Grijs |
Xiaomi Redmi Note 10 128GB grey | xiaomi redmi note10 128 gb onyx gray | Xiaomi Redmi Note 10 128GB Grijs |
OnePlus Nord 2 5G 128GB | oneplus nord-2 smartphone 128 gb grey | OnePlus Nord 2 128GB Grijs |
Screenprotector OnePlus Nord 2 | | OnePlus Nord 2 screenprotector tempered glass | Screenprotector voor OnePlus Nord 2
Philips 55PUS7906 55" 4K Ambilight TV | philips 55pus7906/12 55-inch ambilight tv | Philips The One 55PUS7906 | Philips 55 PUS 7906 televisie
Philips 65PUS7906 65" 4K Ambilight TV | philips 65pus7906/12 65-inch ambilight tv | Philips 65PUS7906 65 inch |
Brother HL-L2350DW | brother hll2350dw mono laser printer | Brother HL-L2350DW laserprinter |
Brother MFC-L2710DW | brother mfcl2710dw multifunction laser printer | Brother MFC-L2710DW all-in-one laserprinter |
Epson EcoTank ET-2750 | epson et2750 ecotank printer | Epson EcoTank ET-2750 all-in-one printer |
Epson EcoTank ET-2810 | epson et2810 ecotank printer | Epson EcoTank ET-2810 all-in-one printer |
Logitech G502 HERO | logitech g-502 hero gaming mouse | Logitech G502 HERO gaming muis |
Logitech G502 Lightspeed | logitech g-502 lightspeed wireless gaming mouse | Logitech G502 LIGHTSPEED draadloze gaming muis |
Crucial MX500 1TB 2.5" | crucial ct1000mx500ssd1 mx500 1 tb sata ssd | Crucial MX500 SSD 1 TB |
Crucial MX500 500GB 2.5" | crucial ct500mx500ssd1 mx500 500 gb sata ssd | Crucial MX500 SSD 500 GB |
Acer Aspire 3 A315-56-36UR | acer a315-56-36ur aspire 3 laptop 15.6-inch | Acer Aspire 3 A315-56-36UR laptop |
Acer Aspire 5 A515-56-53KQ | acer a515-56-53kq aspire 5 laptop 15.6-inch | Acer Aspire 5 A515-56-53KQ laptop |
Bosch WTH85222GB tumble dryer 8 kg white | bosch serie 4 wth85222gb heat pump dryer 8 kg | Bosch WTH85222 droger |
Bosch WTR88T81GB tumble dryer 8 kg white | bosch serie 6 wtr88t81gb heat pump dryer 8 kg | Bosch WTR88T81 droger |
Hotpoint NSWM742UWUKN 7kg 1400rpm washing machine white | hotpoint nswm742uw 7 kg 1400 rpm | Hotpoint NSWM742UWUKN |
Hotpoint NSWM843CWUKN 8kg 1400rpm washing machine white | hotpoint nswm843cw 8 kg 1400 rpm | Hotpoint NSWM843CWUKN |
Smeg KLF03 kettle cream | smeg klf03creu kettle 1.7 l cream | Smeg KLF03CREU waterkoker crème |
Smeg KLF03 kettle black | smeg klf03bleu kettle 1.7 l black | Smeg KLF03BLEU waterkoker zwart |
Sage Barista Express SES875BSS | sage ses875bss the barista express | Sage The Barista Express SES875BSS espressomachine |
Sage Barista Pro SES878BSS | sage ses878bss the barista pro | Sage The Barista Pro SES878BSS espressomachine |
Rowenta X-Force 8.60 RH9638 | rowenta rh9638 x-force 8.60 cordless vacuum | Rowenta X-Force Flex 8.60 RH9638 |
Kärcher K4 Full Control | karcher k4-full control pressure washer | Kärcher K4 Full Control hogedrukreiniger |
Kärcher K5 Full Control | karcher k5-full control pressure washer | Kärcher K5 Full Control hogedrukreiniger |
Weber Master-Touch GBS 57 cm black | weber master touch gbs charcoal barbecue 57cm black | Weber Master-Touch GBS houtskoolbarbecue 57 cm zwart |
Weber Compact Kettle 57 cm black | weber compact kettle charcoal barbecue 57cm | Weber Compact Kettle houtskoolbarbecue 57 cm |
Weber Compact Kettle 47 cm black | weber compact kettle charcoal barbecue 47cm | Weber Compact Kettle houtskoolbarbecue 47 cm |
LEGO Creator Expert 10265 Ford Mustang | lego 10265 creator expert ford mustang | LEGO Creator Expert Ford Mustang - 10265 |
LEGO Creator Expert 10262 Aston Martin DB5 | lego 10262 creator expert aston martin db5 | LEGO Creator Expert James Bond Aston Martin DB5 - 10262 |
LEGO Harry Potter 71043 Hogwarts Castle | lego 71043 harry potter hogwarts castle | LEGO Harry Potter Kasteel Zweinstein - 71043 |
Playmobil 70072 country farm | playmobil 70072 country farm | PLAYMOBIL Country Grote boerderij - 70072 |
Carcassonne board game | z-man carcassonne board game | Carcassonne bordspel | 999 Games Carcassonne basisspel
Carcassonne expansion 1 Inns & Cathedrals | z-man carcassonne inns and cathedrals expansion 1 | Carcassonne uitbreiding 1 Herbergen en Kathedralen |
Azul board game | next move azul board game | Azul bordspel |
Azul Summer Pavilion | next move azul summer pavilion board game | Azul Zomerpaviljoen bordspel |
Puma Suede Classic 374915-01 black | puma 374915 suede classic trainers black | Puma Suede Classic XXI sneakers zwart 374915-01 |
New Balance 574 grey ML574EVG | new balance ml574evg 574 trainers grey | New Balance 574 sneakers grijs ML574EVG |
New Balance 574 navy ML574EVN | new balance ml574evn 574 trainers navy | New Balance 574 sneakers blauw ML574EVN |
Samsonite S'Cure Spinner 69 cm black | samsonite scure spinner 69cm black suitcase | Samsonite S'Cure Spinner koffer 69 cm zwart |
Samsonite S'Cure Spinner 75 cm black | samsonite scure spinner 75cm black suitcase | Samsonite S'Cure Spinner koffer 75 cm zwart |
Seiko SNZG13K1 Seiko 5 Sports | seiko snzg13k1 5 sports automatic watch | Seiko 5 Sports SNZG13K1 herenhorloge |
Seiko SNZG15K1 Seiko 5 Sports | seiko snzg15k1 5 sports automatic watch | Seiko 5 Sports SNZG15K1 herenhorloge |
Ray-Ban Clubmaster RB3016 W0365 | rayban rb3016-w0365 clubmaster sunglasses | Ray-Ban Clubmaster RB3016 W0365 zwart |
`;
