/**
 * One product a line: the titles of four shops, where they have it. Working set: neighbours that differ in a word, a
 * length, a platform or a year, many of them at one shop only.
 */
export const neighbours = `
FIFA 08 PS3 | ea games fifa 08 playstation 3 | FIFA 08 (PS3) |
FIFA 08 PS2 | ea games fifa 08 playstation 2 | |
FIFA 08 Xbox 360 | ea games fifa 08 xbox 360 | FIFA 08 (Xbox 360) |
FIFA 08 PC | | FIFA 08 (PC) |
 | ea games fifa 09 playstation 3 | FIFA 09 (PS3) | FIFA 09 PlayStation 3
Norton AntiVirus 2008 | symantec norton antivirus 2008 1 user | Norton AntiVirus 2008 NL |
Norton Internet Security 2008 | symantec norton internet security 2008 1 user | | Norton Internet Security 2008
 | symantec norton internet security 2009 3 user | Norton Internet Security 2009 NL |
Microsoft Office Home and Student 2007 | microsoft office 2007 home & student | Microsoft Office Home & Student 2007 |
Microsoft Office Professional 2007 | microsoft office 2007 professional | |
Microsoft Windows Vista Home Premium | microsoft windows vista home premium upgrade | Microsoft Windows Vista Home Premium NL |
Microsoft Windows Vista Ultimate | | Microsoft Windows Vista Ultimate NL |
Belkin HDMI cable 3m | belkin hdmi cable 3 m black | Belkin HDMI-kabel 3 meter |
Belkin HDMI cable 5m | belkin hdmi cable 5 m black | |
Belkin USB 2.0 cable 1.8m | belkin usb cable 1.8 m | Belkin USB-kabel 1,8 meter |
Netgear DG834GT router | netgear dg834gt 108mbps wireless adsl router | Netgear DG834GT draadloze router |
Netgear DG834G router | netgear dg834g 54mbps wireless adsl router | Netgear DG834G draadloze router |
D-Link DIR-615 | d-link dir615 wireless n router | D-Link DIR-615 router |
D-Link DIR-655 | d-link dir655 wireless n gigabit router | D-Link DIR-655 router |
Linksys WRT54GL | linksys wrt54gl wireless-g broadband router | Linksys WRT54GL router |
Linksys WRT54G2 | linksys wrt54g2 wireless-g broadband router | |
Apple iPod nano 4GB silver | apple ipod nano 4 gb mp3 player silver | Apple iPod nano 4GB zilver |
Apple iPod nano 8GB silver | apple ipod nano 8 gb mp3 player silver | Apple iPod nano 8GB zilver | iPod nano 8 GB
Apple iPod nano 8GB black | apple ipod nano 8 gb mp3 player black | |
Apple iPod touch 8GB | apple ipod touch 8 gb | Apple iPod touch 8GB |
Apple iPod classic 80GB black | apple ipod classic 80 gb mp3 player black | Apple iPod classic 80GB zwart |
Apple iPod classic 160GB black | | Apple iPod classic 160GB zwart |
Creative Zen 4GB | creative zen 4 gb mp3 player black | Creative ZEN 4GB mp3-speler |
Creative Zen Stone 1GB | creative zen stone 1 gb mp3 player black | |
Corsair 2GB DDR2 XMS2 PC6400 | corsair xms2 2 gb ddr2 800mhz memory | |
Corsair 1GB DDR2 XMS2 PC6400 | corsair xms2 1 gb ddr2 800mhz memory | Corsair XMS2 1GB DDR2-800 |
Kingston DataTraveler 4GB | kingston datatraveler 4 gb usb stick | Kingston DataTraveler USB-stick 4 GB |
Kingston DataTraveler 8GB | kingston datatraveler 8 gb usb stick | |
Nokia 6300 silver | nokia 6300 mobile phone silver sim free | Nokia 6300 zilver | Nokia 6300
Nokia 6300i silver | nokia 6300i mobile phone sim free | |
Nokia N95 | nokia n95 mobile phone sim free | Nokia N95 | Nokia N95 smartphone
Nokia N95 8GB | nokia n95 8 gb mobile phone sim free | Nokia N95 8GB |
Sony Ericsson W880i black | sony ericsson w880i mobile phone black | Sony Ericsson W880i zwart |
Sony Ericsson K800i | sony ericsson k800i mobile phone | Sony Ericsson K800i |
Sony Ericsson K810i | | Sony Ericsson K810i |
Philips Sonicare Diamond Clean pink | philips sonicare diamondclean toothbrush pink | Philips Sonicare DiamondClean roze |
Philips Sonicare Diamond Clean black | philips sonicare diamondclean toothbrush black | |
Bodum Chambord French press 1 L | bodum chambord cafetiere 1l chrome | Bodum Chambord koffiepers 1 liter |
Bodum Chambord French press 0.5 L | | Bodum Chambord koffiepers 0,5 liter |
Bodum Caffettiera French press 1 L | bodum caffettiera cafetiere 1l black | |
Harry Potter and the Goblet of Fire DVD | harry potter and the goblet of fire dvd | Harry Potter en de Vuurbeker dvd |
Harry Potter and the Goblet of Fire Blu-ray | harry potter and the goblet of fire blu-ray | |
Sharp Aquos LC-32D44E | sharp aquos 32-inch lcd tv lc32d44 black | Sharp Aquos LC32D44 lcd-televisie |
Sharp Aquos LC-37D44E | sharp aquos 37-inch lcd tv lc37d44 | Sharp Aquos LC37D44 lcd-televisie |
Toshiba Regza 37" LCD TV 37X3030D | toshiba 37x3030d regza 37-inch lcd tv | Toshiba 37X3030 |
Toshiba Regza 32" LCD TV 32X3030D | | Toshiba 32X3030 |
Gaggia Classic coffee machine | gaggia classic espresso machine | Gaggia Classic espressomachine |
Gaggia Baby Class espresso machine | gaggia baby class espresso machine | |
Dualit 2 slice toaster chrome | dualit 2-slice classic toaster chrome | |
Dualit 4 slice toaster chrome | dualit 4-slice classic toaster chrome | |
Remington S1001 hair straightener | remington s1001 wet 2 straight | |
GHD IV styler | ghd iv salon styler hair straightener | |
Tom Clancy's Splinter Cell Wii | ubisoft splinter cell wii | |
Tom Clancy's Rainbow Six Vegas PS3 | ubisoft rainbow six vegas playstation 3 | |
Tom Clancy's Rainbow Six Vegas 2 PS3 | ubisoft rainbow six vegas 2 playstation 3 | Rainbow Six Vegas 2 (PS3) |
`;
