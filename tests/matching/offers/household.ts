/** One product a line: the titles of four shops, where they have it. Working set. */
export const household = `
Bosch WAN28281GB Freestanding Washing Machine, 8kg Load, 1400rpm, White | bosch serie 4 wan28281gb 8 kg 1400 rpm | Bosch WAN28281 wasmachine 8 kg | Bosch Serie 4 WAN28281GB wit
Bosch WAN28201GB Freestanding Washing Machine, 8kg Load, 1400rpm, White | bosch serie 4 wan28201gb 8 kg 1400 rpm | Bosch WAN28201 wasmachine 8 kg |
Bosch WAT28371GB Freestanding Washing Machine, 9kg Load, 1400rpm, White | bosch serie 6 wat28371gb 9 kg 1400 rpm | |
Beko WTG841B2W 8kg 1400rpm Washing Machine White | beko wtg841b2w freestanding 8 kg | Beko WTG841B2W wasmachine |
Beko WTG941B4W 9kg 1400rpm Washing Machine White | beko wtg941b4w freestanding 9 kg | Beko WTG941B4W wasmachine |
Samsung WW80T4540TE EcoBubble 8kg washing machine | samsung ww80t4540te/eu 8 kg | Samsung WW80T4540TE wasmachine EcoBubble | Samsung WW80T4540TE Ecobubble 1400 toeren
Samsung WW90T4540TE EcoBubble 9kg washing machine | samsung ww90t4540te/eu 9 kg | Samsung WW90T4540TE wasmachine EcoBubble |
Miele WSD 123 WCS 8 kg | miele wsd123wcs washing machine | Miele WSD123 WCS wasmachine 8 kg |
AEG L6FBI48S washing machine 8 kg | aeg l6fbi48s 6000 series prosense | AEG L6FBI48S ProSense wasmachine |
Siemens iQ500 SN23HW36VE dishwasher white | siemens sn23hw36ve freestanding dishwasher | Siemens SN23HW36VE vaatwasser wit |
Siemens iQ300 SN23HI36VE dishwasher silver | siemens sn23hi36ve freestanding dishwasher | Siemens SN23HI36VE vaatwasser rvs |
Whirlpool W7 MW461 microwave | whirlpool w7mw461 built-in microwave 40 l | Whirlpool W7 MW461 inbouwmagnetron |
Samsung MS23K3513AK solo microwave 23L black | samsung ms23k3513ak 800w microwave | Samsung MS23K3513AK magnetron 23 liter | Samsung MS23K3513AK zwart
Samsung MG23K3515AK grill microwave 23L black | samsung mg23k3515ak 800w microwave with grill | Samsung MG23K3515AK magnetron met grill |
Panasonic NN-E28JBMBPQ microwave 20 L black | panasonic nne28jbm 800w solo microwave | Panasonic NN-E28JB magnetron |
Liebherr CNel 4313 fridge freezer | liebherr cnel4313 fridge-freezer silver nofrost | Liebherr CNel 4313-21 koel-vriescombinatie |
Philips Airfryer XXL HD9650/90 black | philips hd9650-90 airfryer xxl 1.4 kg | Philips Airfryer XXL HD9650/90 zwart | Philips HD9650 Airfryer XXL heteluchtfriteuse
Philips Airfryer HD9252/90 black | philips hd9252-90 essential airfryer | Philips Essential Airfryer HD9252/90 | Philips HD9252 heteluchtfriteuse
Philips Airfryer HD9252/70 white | philips hd9252-70 essential airfryer white | Philips Essential Airfryer HD9252/70 wit |
De'Longhi Magnifica S ECAM22.110.B | delonghi ecam22110b magnifica s bean to cup | De'Longhi Magnifica S ECAM 22.110.B espressomachine | DeLonghi ECAM22.110.B volautomaat
De'Longhi Magnifica S ECAM22.110.SB | delonghi ecam22110sb magnifica s bean to cup silver | De'Longhi Magnifica S ECAM 22.110.SB zilver |
Nespresso Krups Essenza Mini XN1108 black | krups xn110840 nespresso essenza mini black | Krups Nespresso Essenza Mini XN1108 zwart |
Nespresso Krups Inissia XN1005 red | krups xn100540 nespresso inissia red | Krups Nespresso Inissia XN1005 rood |
Senseo Original HD6554/68 black | philips hd6554-68 senseo original | Philips Senseo Original HD6554/68 zwart |
KitchenAid Artisan 5KSM175PS red | kitchenaid 5ksm175psber artisan stand mixer 4.8l | KitchenAid Artisan 5KSM175PSEER keukenmachine rood |
Bosch MUM58L20 kitchen machine | bosch mum58l20 creationline 1000w | Bosch MUM58L20 keukenmachine 1000 W |
Braun Multiquick 7 MQ7035X | braun mq7035x hand blender 1000w | Braun MultiQuick 7 MQ7035X staafmixer |
Braun Multiquick 5 MQ5235 | braun mq5235 hand blender 1000w | Braun MultiQuick 5 MQ5235 staafmixer |
Dyson V11 Absolute | dyson v11-absolute cordless vacuum cleaner | Dyson V11 Absolute steelstofzuiger | Dyson V11 Absolute draadloze stofzuiger
Dyson V10 Absolute | dyson v10-absolute cordless vacuum cleaner | Dyson V10 Absolute steelstofzuiger |
Dyson V11 filter replacement | dyson v11 spare filter unit | Filter geschikt voor Dyson V11 |
Miele Complete C3 PowerLine black | miele complete-c3 powerline vacuum cleaner black | Miele Complete C3 PowerLine stofzuiger zwart |
Miele Compact C2 EcoLine | miele compact-c2 ecoline vacuum cleaner | Miele Compact C2 EcoLine stofzuiger |
Miele GN HyClean 3D bags 4 pcs | miele 3d efficiency gn dustbags pack of 4 | Miele GN HyClean 3D stofzuigerzakken 4 stuks |
Miele GN HyClean 3D bags 16 pcs | miele 3d efficiency gn dustbags pack of 16 | Miele GN HyClean 3D stofzuigerzakken 16 stuks |
iRobot Roomba 675 | irobot roomba-675 robot vacuum | iRobot Roomba 675 robotstofzuiger |
iRobot Roomba 960 | irobot roomba-960 robot vacuum | iRobot Roomba 960 robotstofzuiger |
Oral-B Pro 3 3000 white | oral-b pro-3 3000 electric toothbrush | Oral-B Pro 3 3000 elektrische tandenborstel wit |
Oral-B Pro 3 3500 black | oral-b pro-3 3500 electric toothbrush black | Oral-B Pro 3 3500 elektrische tandenborstel zwart |
Oral-B CrossAction brush heads 4 pack | oral-b eb50-4 crossaction refills | Oral-B CrossAction opzetborstels 4 stuks |
Oral-B CrossAction brush heads 8 pack | oral-b eb50-8 crossaction refills 8 pack | Oral-B CrossAction opzetborstels 8 stuks |
Philips Sonicare ProtectiveClean 4300 HX6807/28 | philips hx6807-28 sonicare protectiveclean 4300 | Philips Sonicare HX6807/28 elektrische tandenborstel |
Philips Sonicare ProtectiveClean 5100 HX6851/53 | philips hx6851-53 sonicare protectiveclean 5100 | Philips Sonicare HX6851/53 |
Brabantia NewIcon pedal bin 30 L matt black | brabantia newicon 30 litre pedal bin black | Brabantia NewIcon pedaalemmer 30 liter zwart |
Brabantia NewIcon pedal bin 20 L matt black | brabantia newicon 20 litre pedal bin black | Brabantia NewIcon pedaalemmer 20 liter zwart |
Le Creuset Signature round casserole 24 cm cerise | le creuset signature casserole 24cm red | Le Creuset Signature ronde braadpan 24 cm kersenrood |
Le Creuset Signature round casserole 28 cm cerise | le creuset signature casserole 28cm red | Le Creuset Signature ronde braadpan 28 cm kersenrood |
Tefal Ingenio 10 piece pan set | tefal ingenio pan set 10-piece | Tefal Ingenio pannenset 10-delig |
Russell Hobbs 20070 kettle 1.7 L | russell hobbs 20070-70 buckingham kettle 1.7l | Russell Hobbs Buckingham 20070-70 waterkoker |
Makita DHP453Z 18V combi drill body | makita dhp453z 18 v lxt cordless combi drill | Makita DHP453Z klopboormachine 18 V | Makita DHP453 Z
Makita DHP482Z 18V combi drill body | makita dhp482z 18 v lxt cordless combi drill | Makita DHP482Z klopboormachine 18 V |
Bosch GSR 12V-15 drill | bosch gsr-12v-15 professional cordless drill | Bosch Professional GSR 12V-15 accuboormachine |
Philips Hue White E27 2-pack | philips hue white e27 bulb 2 pack | Philips Hue White E27 duopack |
Philips Hue White E27 | philips hue white e27 bulb | Philips Hue White lamp E27 |
`;
