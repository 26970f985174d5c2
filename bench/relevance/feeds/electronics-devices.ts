/** The devices of the synthetic feed of electronics, and what is sold for each of them. */

export interface Device {
  kind: string;
  models: readonly string[];
  /** `{model}` is the device, `{v}` one of the variants, `{c}` a colour. */
  titles: readonly string[];
  variants: readonly string[];
  /** Kind → titles; `{b}` is a brand of accessories. */
  extras: Readonly<Record<string, readonly string[]>>;
}

export const devices: readonly Device[] = [
  {
    kind: "phone",
    models:
      "Apple iPhone 12|Apple iPhone 13|Apple iPhone 13 Pro|Apple iPhone 14|Samsung Galaxy S21|Samsung Galaxy S22|Samsung Galaxy S23 Ultra|Samsung Galaxy A54|Google Pixel 6|Google Pixel 7|OnePlus 11|Motorola Moto G Power".split(
        "|",
      ),
    titles: [
      "{model}, {v}, {c} - Unlocked (Renewed)",
      "{model} 5G Factory Unlocked Android Smartphone, {v} Storage, {c}",
    ],
    variants: ["64GB", "128GB", "256GB"],
    extras: {
      "phone case": [
        "{b} Case for {short}, Shockproof Slim Protective Phone Case Cover [Military Grade Drop Protection], {c}",
        "{short} Case with Screen Protector, {b} Phone Case for {short} Clear Not Yellowing, {c}",
        "{b} Designed for {short} Wallet Case with Card Holder, PU Leather Kickstand Flip Phone Cover {c}",
      ],
      "screen protector": ["{b} [3 Pack] Screen Protector Compatible with {short}, Tempered Glass Film, Case Friendly"],
      "phone charger": ["{short} Charger Fast Charging, {b} 20W USB C Wall Charger Block with 6FT Cable for {model}"],
      "phone mount": [
        "{b} Car Phone Holder Mount for Dashboard Windshield Vent, Compatible with {short} and All Cell Phones",
      ],
    },
  },
  {
    kind: "laptop",
    models:
      "Dell XPS 13|Dell Inspiron 15|HP Pavilion 15|HP Envy 17|Lenovo ThinkPad X1 Carbon|Lenovo IdeaPad 3|Apple MacBook Air 13|Apple MacBook Pro 14|ASUS ROG Strix Gaming|Acer Aspire 5|Acer Nitro Gaming|Samsung Chromebook 4".split(
        "|",
      ),
    titles: [
      "{model} Laptop, FHD Display, Intel Core i5, {v}, Windows 11, {c}",
      "2023 Newest {model} Business Notebook Computer, {v}, Backlit Keyboard, Webcam, HDMI, {c}",
    ],
    variants: ["8GB RAM, 256GB SSD", "16GB RAM, 512GB SSD", "32GB RAM, 1TB SSD"],
    extras: {
      "laptop sleeve": ["{b} Laptop Sleeve Case Compatible with {model} Notebook, Polyester Bag with Pocket, {c}"],
      "laptop backpack": [
        "{b} Laptop Backpack, Travel Business Anti Theft Bag with USB Charging Port, Fits 15.6 Inch Laptop, {c}",
      ],
      "laptop charger": [
        "65W USB C Laptop Charger for {model} Power Adapter Supply Cord by {b}",
        "{model} Charger, {b} AC Adapter Laptop Power Cord Replacement",
      ],
      "laptop stand": [
        "{b} Laptop Stand for Desk, Adjustable Aluminum Computer Riser for {model} and 10-16 Inch Laptops, {c}",
      ],
      "docking station": ["{b} Docking Station 12 in 1 USB C Hub Dual Monitor for {model} Laptop, HDMI Ethernet"],
      "laptop battery": ["{b} Replacement Laptop Battery for {model} Series Notebook 11.4V"],
      "keyboard cover": ["{b} Keyboard Cover Skin for {model} Laptop, Ultra Thin Silicone Protector, {c}"],
    },
  },
  {
    kind: "camera",
    models:
      "Canon EOS R6|Canon EOS Rebel T7|Nikon Z6 II|Nikon D3500|Sony Alpha A7 III|Sony ZV-E10|Fujifilm X-T4|Panasonic Lumix G7".split(
        "|",
      ),
    titles: [
      "{model} {v} Digital Camera, 24MP 4K Video, {c}",
      "{model} {v} Camera Bundle with 18-55mm Lens, Bag, 64GB Card and Tripod",
    ],
    variants: ["Mirrorless", "DSLR"],
    extras: {
      lens: [
        "{maker} 50mm f/1.8 Lens for {model} Cameras, Prime Portrait",
        "{b} 85mm F1.8 Full Frame Lens Compatible with {model} Camera",
      ],
      "camera bag": ["{b} Camera Bag Backpack for {maker} DSLR Mirrorless Camera, Waterproof with Tripod Holder, {c}"],
      "camera strap": ["{b} Camera Strap Neck Shoulder Belt for {model} DSLR Camera, Vintage {c}"],
      "camera battery": ["{b} 2-Pack Battery and Dual USB Charger for {model} Digital Camera"],
      tripod: ["{b} 60 Inch Camera Tripod Lightweight Aluminum with Phone Mount for {maker} Camera and Smartphone"],
    },
  },
  {
    kind: "printer",
    models:
      "HP OfficeJet Pro 8025|HP DeskJet 2755|HP LaserJet M110|Epson EcoTank ET-2800|Epson Expression XP-4100|Canon PIXMA TR4720|Brother HL-L2350DW".split(
        "|",
      ),
    titles: [
      "{model} Wireless All-in-One {v} Printer, Scanner, Copier, {c}",
      "{model} Compact {v} Printer with WiFi and Duplex Printing",
    ],
    variants: ["Inkjet", "Color"],
    extras: {
      ink: [
        "{b} Remanufactured Ink Cartridge Replacement for {model} Printer, 4 Pack (Black Cyan Magenta Yellow)",
        "{model} Ink Cartridges Combo Pack High Yield by {b}, Works with {maker} Printers",
        "{maker} Original Black Ink Cartridge | Works with {model}",
      ],
      "printer paper": ["{b} Premium Photo Paper Glossy 4x6, 100 Sheets for {maker} Inkjet Printer"],
      "printer cable": ["{b} USB Printer Cable 10ft, USB 2.0 Type A to B Cord for {maker} Printer Scanner"],
    },
  },
  {
    kind: "headphones",
    models: "Sony WH-1000XM4|Sony WH-CH520|Bose QuietComfort 45|JBL Tune 510BT|Beats Studio3|Sennheiser HD 450BT".split(
      "|",
    ),
    titles: ["{model} Wireless {v} Headphones with Mic, Bluetooth Over Ear Headset, {c}"],
    variants: ["Noise Cancelling", "Bass"],
    extras: {
      "ear pads": ["{b} Replacement Ear Pads Cushions for {model} Headphones, Protein Leather Memory Foam, {c}"],
      "headphone case": ["{b} Hard Case for {model} Wireless Noise Cancelling Headphones, Travel Carrying Storage Bag"],
      "headphone stand": ["{b} Headphone Stand Headset Holder Aluminum Gaming Desk Display for {maker} Headphones"],
      "audio cable": ["{b} 3.5mm Audio Cable Cord with Mic Compatible with {model} Headphones"],
    },
  },
  {
    kind: "earbuds",
    models: "Apple AirPods Pro|Apple AirPods 3rd Generation|Samsung Galaxy Buds2|JBL Vibe 100|Soundcore Life P3".split(
      "|",
    ),
    titles: ["{model} True Wireless Earbuds, {v}, Charging Case, {c}"],
    variants: ["Noise Cancelling", "Bluetooth 5.3"],
    extras: {
      "earbuds case": [
        "{b} Case Cover for {model} with Keychain, Silicone Protective Charging Case Skin, {c}",
        "{short} Case, {b} Protective Cover with Clip and Cleaner Kit {c}",
      ],
      "ear tips": ["{b} Replacement Ear Tips for {model} Earbuds, Memory Foam, 3 Pairs"],
    },
  },
  {
    kind: "tv",
    models: "Samsung QLED Q60|Samsung Crystal UHD|LG OLED C2|Sony Bravia X80|TCL Roku 4-Series|Hisense A6".split("|"),
    titles: ["{model} {v} Class 4K Smart TV, HDR, Built-in Streaming"],
    variants: ["43-Inch", "55-Inch", "65-Inch"],
    extras: {
      "tv mount": ["{b} TV Wall Mount Full Motion for 32-65 Inch {maker} TVs, Swivel Tilt Bracket VESA 400x400"],
      "tv remote": ["{b} Universal Remote Control Replacement for {maker} Smart TV, Works with All {model} TVs"],
      "hdmi cable": ["{b} 4K HDMI Cable 6ft, High Speed 18Gbps Cord for {maker} TV, PS5, Laptop, Monitor"],
      "tv stand": ["{b} Universal TV Stand Table Top Base for 27-60 Inch {maker} LCD LED TV, Height Adjustable"],
    },
  },
  {
    kind: "tablet",
    models:
      "Apple iPad 9th Generation|Apple iPad Air|Apple iPad Pro 11|Samsung Galaxy Tab A8|Samsung Galaxy Tab S8|Lenovo Tab M10".split(
        "|",
      ),
    titles: ["{model} Tablet, WiFi, {v}, {c}"],
    variants: ["64GB", "128GB"],
    extras: {
      "tablet case": [
        "{b} Case for {short}, Slim Stand Smart Cover with Auto Wake/Sleep, {c}",
        "{short} Keyboard Case, {b} Detachable Bluetooth Keyboard Folio Cover for {short}, {c}",
      ],
      stylus: ["{b} Stylus Pen for {short} with Palm Rejection, Pencil Compatible with {model}"],
      "screen protector": ["{b} [2-Pack] Paper Feel Screen Protector for {short}, Anti Glare Film"],
    },
  },
  {
    kind: "smartwatch",
    models: "Apple Watch Series 8|Apple Watch SE|Samsung Galaxy Watch 5|Fitbit Versa 4|Garmin Venu Sq".split("|"),
    titles: ["{model} GPS {v} Smart Watch, Fitness Tracker, Heart Rate, {c}"],
    variants: ["40mm", "44mm"],
    extras: {
      "watch band": [
        "{b} Bands Compatible with {model} 40mm 44mm, Silicone Sport Strap Replacement Wristband for Women Men, {c}",
        "{short} Band by {b}, Stainless Steel Mesh Loop, {c}",
      ],
      "watch charger": ["{b} Charger for {model}, Magnetic Wireless Charging Cable 3.3ft"],
      "screen protector": ["{b} 4 Pack Screen Protector for {model} 44mm, Hard PC Case with Tempered Glass"],
    },
  },
  {
    kind: "console",
    models: "Sony PlayStation 5 PS5|Microsoft Xbox Series X|Nintendo Switch OLED|Nintendo Switch Lite".split("|"),
    titles: ["{model} Game Console, {v}, {c}"],
    variants: ["Standard Edition", "Bundle with Game"],
    extras: {
      controller: ["{b} Wireless Controller for {model}, Dual Vibration Gamepad with Turbo, {c}"],
      "console case": ["{b} Carrying Case for {model}, Portable Hard Shell Travel Bag with Game Card Slots, {c}"],
      "charging dock": ["{b} Charging Dock Station for {model} Controller, Fast Charger Stand with LED"],
    },
  },
  {
    kind: "monitor",
    models: "Dell S2721|LG UltraGear|Samsung Odyssey G5|ASUS ProArt|Acer Nitro VG".split("|"),
    titles: ["{model} {v} Computer Monitor, QHD IPS, 144Hz, HDMI, DisplayPort"],
    variants: ["24 Inch", "27 Inch", "32 Inch Curved"],
    extras: {
      "monitor arm": ["{b} Single Monitor Arm Desk Mount for 17-32 Inch {maker} Monitors, Gas Spring VESA"],
      "privacy screen": ["{b} 27 Inch Computer Privacy Screen Filter for {maker} Widescreen Monitor"],
    },
  },
  {
    kind: "mouse",
    models: "Logitech M510|Logitech MX Master 3|Microsoft Arc|Razer Basilisk".split("|"),
    titles: ["{model} {v} Computer Mouse, Ergonomic, {c}"],
    variants: ["Wireless", "Wireless Bluetooth"],
    extras: {
      "mouse pad": [
        "{b} Large Mouse Pad with Stitched Edge for Wireless and Wired Mouse, Gaming Laptop Keyboard Desk Mat, {c}",
      ],
    },
  },
  {
    kind: "keyboard",
    models: "Logitech K380|Keychron K2|Razer BlackWidow|Corsair K70".split("|"),
    titles: ["{model} {v} Keyboard, Backlit, Hot Swappable, {c}"],
    variants: ["Mechanical Gaming", "Wireless Bluetooth"],
    extras: {
      keycaps: ["{b} PBT Keycaps 108 Key Set for Mechanical Keyboard, Compatible with {model}, {c}"],
      "wrist rest": ["{b} Keyboard Wrist Rest and Mouse Pad Set for Computer Laptop, Memory Foam, {c}"],
    },
  },
  {
    kind: "router",
    models: "TP-Link Archer AX21|Netgear Nighthawk AX5400|ASUS RT-AX55|eero 6 Mesh".split("|"),
    titles: ["{model} WiFi 6 Router, Dual Band Wireless Internet, {v}"],
    variants: ["Up to 1500 sq ft", "with 4 Gigabit Ports"],
    extras: {
      "ethernet cable": ["{b} Cat 8 Ethernet Cable 50ft, High Speed Network LAN Cord for {maker} Router, Modem, PS5"],
    },
  },
  {
    kind: "speaker",
    models: "JBL Flip 6|JBL Charge 5|Bose SoundLink Mini|Sony SRS-XB13|Soundcore Motion".split("|"),
    titles: ["{model} Portable Bluetooth Speaker, IP67 Waterproof, {v}, {c}"],
    variants: ["12 Hours Playtime", "Stereo Pairing"],
    extras: {
      "speaker case": [
        "{b} Hard Case for {model} Waterproof Portable Bluetooth Speaker, Travel Bag Fits USB Cable and Charger",
      ],
    },
  },
  {
    kind: "drive",
    models: "SanDisk Extreme Portable|Samsung T7|WD Elements|Crucial X8".split("|"),
    titles: ["{model} {v} External SSD, USB-C Solid State Drive up to 1050MB/s"],
    variants: ["500GB", "1TB", "2TB"],
    extras: {
      "drive case": ["{b} Hard Carrying Case for {model} External SSD Portable Drive, Shockproof {c}"],
      "memory card": [
        "{maker} 128GB Ultra microSDXC Memory Card with Adapter for Android Phone, Camera, Switch",
        "{b} 64GB SD Card Class 10 for DSLR Camera and Laptop",
      ],
    },
  },
  {
    kind: "power bank",
    models: "Anker PowerCore 10000|INIU Slim|Mophie Powerstation|Baseus Blade".split("|"),
    titles: ["{model} Power Bank {v}, USB C Portable Charger External Battery Pack for iPhone and Samsung Galaxy, {c}"],
    variants: ["10000mAh", "20000mAh"],
    extras: {
      "usb cable": [
        "{b} USB C to USB C Cable 6.6ft, 60W Fast Charging Cord for iPad, MacBook, Samsung Galaxy, Power Bank, {c}",
      ],
    },
  },
];
