/** One product a line: the titles of four shops, where they have it. Working set. */
export const cameras = `
Canon EOS 350D body silver | canon eos-350d digital slr camera (8.0 mp) body only | | Canon EOS 350D spiegelreflexcamera body
Canon EOS 350D + EF-S 18-55mm black | canon eos-350d digital slr camera with 18-55mm lens | Canon EOS 350D Kit 18-55 zwart |
Canon EOS 400D body black | canon eos-400d digital slr camera (10.1 mp) body only | Canon EOS 400D Body zwart | Canon EOS 400D spiegelreflexcamera body
Canon EOS 5D Mark II body | canon eos-5d mk ii digital slr camera (21.1 mp) body only | Canon EOS 5D Mark II Body zwart |
Canon EOS 5D Mark III body | canon eos-5d mk iii digital slr camera (22.3 mp) body only | Canon EOS 5D Mk3 Body |
Canon EOS 5D body | canon eos-5d digital slr camera (12.8 mp) body only | |
Nikon D40 + AF-S 18-55 DX | nikon d40 digital slr camera 6.1 mp with 18-55mm lens | Nikon D40 kit 18-55mm zwart | Nikon D40 met 18-55 objectief
Nikon D40x + AF-S 18-55 DX | nikon d40x digital slr camera 10.2 mp with 18-55mm lens | Nikon D40X kit 18-55mm |
Nikon D80 body | nikon d80 digital slr camera (10.2 mp) body only | Nikon D80 Body zwart | Nikon D-80 spiegelreflexcamera body
Nikon D90 body | nikon d90 digital slr camera (12.3 mp) body only | Nikon D90 Body |
Nikon D3100 + 18-55 VR | | Nikon D3100 zwart + AF-S DX 18-55mm VR | Nikon D3100 kit incl. 18-55 VR lens
Canon PowerShot A620 | canon powershot a-620 digital camera 7.1 mp 4x zoom | Canon Powershot A620 digitale camera | Canon A620
Canon PowerShot A610 | canon powershot a-610 digital camera 5.0 mp 4x zoom | Canon Powershot A610 digitale camera |
Canon Digital IXUS 55 silver | canon digital ixus-55 5.0 mp compact camera | Canon Ixus 55 zilver | Canon Digital Ixus 55 5MP
Canon Digital IXUS 750 | canon digital ixus-750 7.1 mp compact camera | Canon Ixus 750 zilver | Canon Digital Ixus 750 7MP
Canon PowerShot SX700 HS black | canon powershot sx700hs 16.1mp 30x zoom camera black | Canon PowerShot SX700 HS Zwart | Canon SX700 HS compactcamera zwart
Canon PowerShot SX700 HS red | canon powershot sx700hs 16.1mp 30x zoom camera red | Canon PowerShot SX700 HS Rood |
Sony Cyber-shot DSC-W55 pink | sony dscw55 7.2 mp digital camera pink | Sony Cybershot DSC-W55 roze |
Sony Cyber-shot DSC-W55 black | sony dscw55 7.2 mp digital camera black | Sony Cybershot DSC-W55 zwart | Sony W55 digitale camera zwart
Sony Cyber-shot DSC-W35 | sony dscw35 7.2 mp digital camera | Sony Cybershot DSC-W35 zilver |
Sony Alpha DSLR-A100K + 18-70 | sony dslr-a100k alpha digital slr 10.2mp with 18-70mm lens | Sony Alpha A100 kit 18-70mm |
Sony RX100 Mark III | sony cyber-shot dsc-rx100m3 20.1mp compact | Sony DSC-RX100 III zwart | Sony Cybershot DSC-RX100M3
Sony RX100 Mark IV | sony cyber-shot dsc-rx100m4 20.1mp compact | Sony DSC-RX100 IV zwart | Sony Cybershot DSC-RX100M4
Panasonic Lumix DMC-TZ5EG-K black | panasonic dmctz5 9.1mp 10x zoom black | Panasonic Lumix DMC-TZ5 zwart | Panasonic Lumix TZ5 reiszoom zwart
Panasonic Lumix DMC-TZ5EG-S silver | panasonic dmctz5 9.1mp 10x zoom silver | Panasonic Lumix DMC-TZ5 zilver |
Panasonic Lumix DMC-TZ4 | panasonic dmctz4 8.1mp 10x zoom | Panasonic Lumix DMC-TZ4 zwart |
Panasonic Lumix DMC-FZ50 black | panasonic dmcfz50 10.1mp 12x zoom bridge camera | Panasonic Lumix FZ50 zwart | Panasonic DMC-FZ50 superzoom
Olympus mju 770 SW silver | olympus mju-770sw 7.1 mp waterproof digital camera | Olympus µ 770SW onderwatercamera zilver |
Olympus E-500 + 14-45mm | olympus e-500 digital slr 8.0mp with 14-45 mm lens | Olympus E500 kit 14-45 |
Fuji FinePix S9500 | fujifilm finepix s9500 9.0 mp 10.7x zoom | Fujifilm Finepix S9500 | Fuji S9500 digitale camera
Fuji FinePix S5600 | fujifilm finepix s5600 5.1 mp 10x zoom | Fujifilm Finepix S5600 | Fuji S5600 digitale camera
Fuji FinePix F30 | fujifilm finepix f30 6.3 mp 3x zoom | Fujifilm Finepix F30 zilver |
Kodak EasyShare C875 | kodak easyshare c875 8.0 mp digital camera | Kodak Easyshare C 875 |
Casio Exilim EX-Z750 silver | casio exilim exz750 7.2 mp digital camera silver | Casio Exilim EX-Z750 zilver | Casio EX Z750
Casio Exilim EX-Z850 silver | casio exilim exz850 8.1 mp digital camera | Casio Exilim EX-Z850 |
Pentax Optio W10 | pentax optio w10 waterproof 6.0mp digital camera | Pentax Optio W10 zilver |
Pentax K100D + 18-55 | pentax k100d digital slr 6.1 mp kit 18-55mm | Pentax K100D + 18-55mm lens |
GoPro HERO9 Black | gopro hero 9 black 5k action camera | GoPro Hero9 Black actioncam | GoPro HERO 9
GoPro HERO8 Black | gopro hero 8 black 4k action camera | GoPro Hero8 Black actioncam |
Canon NB-2LH battery for EOS 350D / 400D | canon nb2lh rechargeable battery pack | Canon NB-2LH accu |
Canon EF 50mm f/1.8 II | canon ef-50mm f1.8 ii lens | Canon EF 50mm F/1.8 II objectief | Canon EF 50 mm 1.8 II
Canon EF 50mm f/1.4 USM | canon ef-50mm f1.4 usm lens | Canon EF 50mm F/1.4 USM objectief |
Canon EF-S 17-85mm f/4-5.6 IS USM | canon ef-s 17-85mm f4-5.6 is usm lens | Canon EF-S 17-85 IS USM |
Lowepro Slingshot 200 AW black camera bag | lowepro slingshot-200 aw camera backpack | Lowepro Slingshot 200 AW zwart cameratas |
Lowepro Slingshot 100 AW black camera bag | lowepro slingshot-100 aw camera backpack | Lowepro Slingshot 100 AW cameratas |
SanDisk Ultra II SD 2GB | sandisk 2gb ultra ii secure digital card | SanDisk Ultra II SD-kaart 2 GB |
SanDisk Ultra II SD 1GB | sandisk 1gb ultra ii secure digital card | SanDisk Ultra II SD-kaart 1 GB |
SanDisk Extreme III CompactFlash 2GB | sandisk 2gb extreme iii compact flash card | SanDisk Extreme III CF 2 GB |
Kingston SD card 2GB | kingston 2gb secure digital card | Kingston SD-kaart 2 GB |
Hoesje voor Canon IXUS 55 zwart | | Cameratas geschikt voor Canon Ixus 55 |
`;
