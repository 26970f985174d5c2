/** One product a line: the titles of four shops, where they have it. Working set. */
export const devices = `
Apple iPhone 13 128GB Midnight | apple iphone13 smartphone 128 gb black | Apple iPhone 13 - 128 GB - Zwart | iPhone 13 128GB zwart simlockvrij
Apple iPhone 13 256GB Midnight | apple iphone13 smartphone 256 gb black | Apple iPhone 13 - 256 GB - Zwart |
Apple iPhone 13 Pro 128GB Graphite | apple iphone13 pro smartphone 128 gb grey | Apple iPhone 13 Pro - 128 GB - Grijs | iPhone 13 Pro 128GB grijs
Apple iPhone 13 mini 128GB Midnight | apple iphone13 mini smartphone 128 gb | Apple iPhone 13 mini - 128 GB - Zwart |
Apple iPhone 12 128GB Black | apple iphone12 smartphone 128 gb black | Apple iPhone 12 - 128 GB - Zwart | iPhone 12 128GB zwart refurbished A grade
Apple iPhone 13 Silicone Case Midnight | | Apple iPhone 13 siliconen hoesje zwart | Hoesje voor iPhone 13 zwart siliconen
Samsung Galaxy S21 5G 128GB Phantom Gray | samsung sm-g991b galaxy s21 128 gb grey | Samsung Galaxy S21 128GB Grijs 5G | Samsung Galaxy S21 5G - 128GB - Phantom Grey
Samsung Galaxy S21+ 5G 128GB Phantom Black | samsung sm-g996b galaxy s21 plus 128 gb black | Samsung Galaxy S21 Plus 128GB Zwart 5G |
Samsung Galaxy S21 Ultra 5G 256GB | samsung sm-g998b galaxy s21 ultra 256 gb black | Samsung Galaxy S21 Ultra 256GB Zwart 5G |
Samsung Galaxy A52s 5G 128GB Awesome Black | samsung sm-a528b galaxy a52s 128 gb | Samsung Galaxy A52s 128GB Zwart |
Samsung Galaxy A52 128GB Awesome Black | samsung sm-a525f galaxy a52 128 gb | Samsung Galaxy A52 128GB Zwart |
Sony WH-1000XM4 wireless headphones black | sony wh1000xm4b noise cancelling headphones | Sony WH-1000XM4 draadloze koptelefoon zwart | Sony WH 1000XM4 Zwart noise cancelling
Sony WH-1000XM4 wireless headphones silver | sony wh1000xm4s noise cancelling headphones silver | Sony WH-1000XM4 draadloze koptelefoon zilver |
Sony WH-1000XM3 wireless headphones black | sony wh1000xm3b noise cancelling headphones | Sony WH-1000XM3 draadloze koptelefoon zwart |
Sony WF-1000XM4 earbuds black | sony wf1000xm4b true wireless earbuds | Sony WF-1000XM4 oordopjes zwart |
Bose QuietComfort 35 II black | bose qc35 ii wireless headphones black | Bose QuietComfort 35 II koptelefoon zwart | Bose QuietComfort 35 serie II zwart
Bose SoundLink Mini II | bose soundlink mini-ii bluetooth speaker | Bose SoundLink Mini II luidspreker |
JBL Flip 5 black | jbl flip5 portable bluetooth speaker black | JBL Flip 5 Zwart | JBL Flip 5 bluetooth speaker zwart
JBL Flip 5 red | jbl flip5 portable bluetooth speaker red | JBL Flip 5 Rood |
JBL Flip 6 black | jbl flip6 portable bluetooth speaker black | JBL Flip 6 Zwart | JBL Flip 6 bluetooth speaker zwart
JBL Charge 5 black | jbl charge5 portable bluetooth speaker black | JBL Charge 5 Zwart |
LG OLED55C1 55" 4K Smart TV | lg oled55c14lb 55-inch oled tv | LG OLED55C1 (2021) 4K OLED TV 55 inch | LG OLED 55C1 televisie
LG OLED65C1 65" 4K Smart TV | lg oled65c14lb 65-inch oled tv | LG OLED65C1 (2021) 4K OLED TV 65 inch |
Samsung UE50AU7100 50" Crystal UHD TV | samsung ue50au7100k 50-inch 4k tv | Samsung Crystal UHD 50AU7100 50 inch | Samsung UE50AU7100 4K televisie (2021)
Samsung UE55AU7100 55" Crystal UHD TV | samsung ue55au7100k 55-inch 4k tv | Samsung Crystal UHD 55AU7100 55 inch |
Sony KDL-40V3000 40" LCD TV | sony kdl40v3000 40-inch bravia lcd tv | Sony Bravia KDL 40V3000 |
Sony KDL-46V3000 46" LCD TV | sony kdl46v3000 46-inch bravia lcd tv | Sony Bravia KDL 46V3000 |
Philips 32PFL5604H 32" LCD TV | philips 32pfl5604h/12 32-inch full hd lcd tv | Philips 32PFL5604 lcd-tv |
Philips 42PFL5604H 42" LCD TV | philips 42pfl5604h/12 42-inch full hd lcd tv | Philips 42PFL5604 lcd-tv | Philips 42 PFL 5604 H
Panasonic TX-32LX85 | panasonic tx32lx85p 32-inch viera lcd tv | Panasonic Viera TX-32LX85 |
HP LaserJet P1005 | hewlett packard laserjet p1005 mono laser printer | HP LaserJet P1005 laserprinter | HP P1005 zwart-wit laserprinter
HP LaserJet P1006 | hewlett packard laserjet p1006 mono laser printer | HP LaserJet P1006 laserprinter |
HP Photosmart C5180 All-in-One | hewlett packard photosmart c-5180 all in one | HP Photosmart C5180 |
HP 301XL black ink cartridge | hewlett packard 301xl ink cartridge black | HP 301XL inktcartridge zwart | HP 301 XL cartridge zwart
HP 301 black ink cartridge | hewlett packard 301 ink cartridge black | HP 301 inktcartridge zwart |
Canon PIXMA MP610 | canon pixma mp-610 multifunction printer | Canon Pixma MP610 all-in-one printer |
Canon PIXMA MP520 | canon pixma mp-520 multifunction printer | Canon Pixma MP520 all-in-one printer |
Logitech MX Master 3 graphite | logitech mx-master 3 wireless mouse | Logitech MX Master 3 muis grijs | Logitech MX Master 3 draadloze muis graphite
Logitech MX Master 2S | logitech mx-master 2s wireless mouse | Logitech MX Master 2S muis |
Logitech M185 grey wireless mouse | logitech m-185 wireless mouse | Logitech M185 draadloze muis grijs |
Seagate Barracuda 2TB ST2000DM008 | seagate 2 tb barracuda 3.5-inch hard disk | Seagate BarraCuda ST2000DM008 2 TB harde schijf |
Seagate Barracuda 1TB ST1000DM010 | seagate 1 tb barracuda 3.5-inch hard disk | Seagate BarraCuda ST1000DM010 1 TB harde schijf |
Samsung 970 EVO Plus 1TB M.2 | samsung mz-v7s1t0bw 970 evo plus 1 tb nvme ssd | Samsung 970 EVO Plus M.2 SSD 1 TB |
Samsung 970 EVO Plus 500GB M.2 | samsung mz-v7s500bw 970 evo plus 500 gb nvme ssd | Samsung 970 EVO Plus M.2 SSD 500 GB |
Samsung 980 Pro 1TB M.2 | samsung mz-v8p1t0bw 980 pro 1 tb nvme ssd | Samsung 980 PRO M.2 SSD 1 TB |
WD My Passport 2TB black | western digital my-passport 2 tb portable drive black | WD My Passport externe harde schijf 2 TB zwart |
WD My Passport 4TB black | western digital my-passport 4 tb portable drive black | WD My Passport externe harde schijf 4 TB zwart |
Intel Core i5-10400F | intel bx8070110400f core i5 10400f 2.9 ghz boxed | Intel Core i5-10400F processor |
Intel Core i5-10600K | intel bx8070110600k core i5 10600k 4.1 ghz boxed | Intel Core i5-10600K processor |
Intel Core i7-10700K | intel bx8070110700k core i7 10700k 3.8 ghz boxed | Intel Core i7-10700K processor |
AMD Ryzen 5 5600X | amd 100-100000065box ryzen5 5600x 3.7 ghz | AMD Ryzen 5 5600X processor | AMD Ryzen 5-5600X boxed
AMD Ryzen 7 5800X | amd 100-100000063wof ryzen7 5800x 3.8 ghz | AMD Ryzen 7 5800X processor |
Nintendo Switch OLED white | nintendo switch oled-model console white | Nintendo Switch OLED spelcomputer wit | Nintendo Switch (OLED) wit
Nintendo Switch Lite yellow | nintendo switch-lite console yellow | Nintendo Switch Lite geel |
Sony PlayStation 5 Disc Edition 825GB | sony ps5 console 825 gb disc edition | PlayStation 5 console disc edition | Sony PS5 Disk Edition
Sony PlayStation 5 DualSense controller white | sony ps5 dualsense wireless controller white | PS5 DualSense draadloze controller wit |
Microsoft Xbox Series S 512GB | microsoft xbox series-s console 512 gb | Microsoft Xbox Series S 512 GB spelcomputer |
Garmin Forerunner 245 black | garmin forerunner-245 gps watch black | Garmin Forerunner 245 sporthorloge zwart |
Garmin Forerunner 245 Music black | garmin forerunner-245 music gps watch black | Garmin Forerunner 245 Music sporthorloge zwart |
TomTom GO 520 | tomtom go-520 traffic navigation system | TomTom GO 520 navigatie |
TomTom GO 720 | tomtom go-720 traffic navigation system | TomTom GO 720 navigatie |
Asus VivoBook 15 X515EA-BQ1175W 15.6" 8GB 512GB | asus x515ea-bq1175w vivobook laptop i5 8/512 gb | Asus VivoBook 15 X515EA-BQ1175W laptop |
Asus VivoBook 15 X515EA-EJ1364W 15.6" 8GB 256GB | asus x515ea-ej1364w vivobook laptop i3 8/256 gb | Asus VivoBook 15 X515EA-EJ1364W laptop |
`;
