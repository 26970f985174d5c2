import type { Stock } from "./series";

/** Kitchen, laundry, cleaning, care and tools. */
export const household: Stock = {
  "espresso-machines": [
    ["Philips", 349, "Series 2200=EP2220/10, Series 2200=EP2231/40, Series 3200=EP3246/70, LatteGo 5400=EP5447/90"],
    ["De'Longhi", 399, "Magnifica S=ECAM22.110.B, Magnifica Evo=ECAM290.61.B, Dedica=EC685.M, Dinamica=ECAM350.55.B"],
    ["Siemens", 649, "EQ.500=TQ503R01, EQ.6 plus=TE655503DE"],
    ["Krups", 89, "Nespresso Essenza Mini=XN1108, Dolce Gusto Genio S=KP2431"],
  ],
  "coffee-makers": [
    ["Melitta", 49, "Easy II=1023-02, Optima Timer=1011-16, Look V Therm=1025-18"],
    ["Moccamaster", 229, "KBG Select=53987, KBGT Thermos=79312", { Kleur: "zwart, rood, wit" }],
    ["Philips", 39, "Café Gaia=HD7544/20, Daily=HD7461/20"],
  ],
  kettles: [
    ["Bosch", 39, "CompactClass=TWK3A011, Styline=TWK8613P, DesignLine=TWK4P440"],
    ["Philips", 34, "Daily=HD9350/90, Series 3000=HD9318/20"],
    ["SMEG", 149, "50's Style=KLF03", { Kleur: "rood, crème, zwart" }],
  ],
  toasters: [
    ["Bosch", 34, "CompactClass=TAT3A011, DesignLine=TAT4P420"],
    ["Philips", 39, "Daily=HD2581/90, Series 5000=HD2640/10"],
    ["SMEG", 159, "50's Style=TSF01", { Kleur: "rood, crème, zwart" }],
  ],
  blenders: [
    ["Philips", 69, "5000 Series=HR2291/01, 7000 Series=HR3760/00, 3000 Series=HR2041/00"],
    ["Ninja", 99, "Blast=BC151EUBK, Auto-iQ=BN495EU"],
    ["Braun", 79, "MultiQuick 5=MQ5235, MultiQuick 7=MQ7035X, PowerBlend 3=JB3060WH"],
  ],
  "air-fryers": [
    ["Philips", 119, "Essential=HD9252/90, Essential XL=HD9270/90, Combi XXL=HD9880/90"],
    ["Ninja", 179, "Foodi Dual Zone=AF300EU, Foodi MAX Dual Zone=AF400EU, Air Fryer=AF100EU"],
    ["Tefal", 89, "Easy Fry=EY2018, Easy Fry Grill=EY5058, Easy Fry Dual=EY905B"],
  ],
  microwaves: [
    ["Samsung", 129, "Solo=MS23K3513AK, Combi=MC28H5013AK, Grill=MG23K3515AS"],
    ["Whirlpool", 149, "Crisp=MWP253SB, Crisp=MWP338W"],
    ["Bosch", 189, "Serie 2=FFL023MS2, Serie 4=FEL053MS2"],
  ],
  "washing-machines": [
    ["Bosch", 549, "Serie 4=WAN28276NL, Serie 6=WGG244A0NL, Serie 6=WGG244ZANL, Serie 8=WGB25600NL"],
    ["Miele", 999, "W1 Active=WCD130WCS, W1 Excellence=WEA135WCS, W1 Excellence=WEG665WCS"],
    ["AEG", 499, "6000 ProSense=L6FBN861, 7000 ProSteam=LR7ALPHA, 8000 PowerCare=LR8BREMEN"],
    ["Samsung", 479, "AI EcoBubble=WW90T534AAW, AI EcoBubble=WW80T534AAW"],
  ],
  dryers: [
    ["Bosch", 649, "Serie 4=WTH85205NL, Serie 6=WQG233D0NL, Serie 8=WQB245B0NL"],
    ["Miele", 899, "T1 Active=TCA230WP, T1 Excellence=TEA225WP"],
    ["AEG", 599, "7000 SensiDry=TR7ALPHA, 8000 AbsoluteCare=TR8BREMEN"],
  ],
  dishwashers: [
    ["Bosch", 499, "Serie 2=SMS2ITI33E, Serie 4=SMS4HVI33E, Serie 6=SMS6ZCI00E, Serie 6=SMS6TCI00E"],
    ["Siemens", 549, "iQ300=SN23HI60CE, iQ500=SN25ZI49CE"],
    ["Beko", 379, "b300=BDFN15421W, b500=BDFN26430W"],
  ],
  fridges: [
    ["Bosch", 699, "Serie 4=KGN367ICT, Serie 6=KGN39AICT"],
    ["Samsung", 749, "RB7300=RB38C602CSA, RB7300=RB34C600EWW"],
    ["Liebherr", 899, "Pure=CNd5203, Plus=CNc5703"],
    ["LG", 799, "DoorCooling=GBB61PZGCN, DoorCooling=GBB72PZVCN"],
  ],
  vacuums: [
    ["Dyson", 399, "V8 Absolute=476547-01, V11=446983-01, V12 Detect Slim=448852-01, V15 Detect=446986-01"],
    ["Miele", 229, "Classic C1=SBAN3, Complete C3=SGDN3, Blizzard CX1=SKRP3, Triflex HX1=SMUL5"],
    ["Philips", 149, "2000 Series=XB2122/09, 3000 Series=XD3112/09, 7000 Series=XC7043/01"],
    ["Bosch", 179, "Serie 4=BGL41SIL66, Unlimited 7=BCS711EXT"],
  ],
  "robot-vacuums": [
    ["iRobot", 349, "Roomba i3=I315640, Roomba j7=J715840, Roomba Combo j5=J517640"],
    ["Roborock", 499, "Q7 Max=Q7M02, S7=S7502, S8 Pro Ultra=S8PU02", { Kleur: "zwart, wit" }],
    ["Ecovacs", 449, "Deebot N10=DLN11, Deebot T20 Omni=DEX11"],
  ],
  irons: [
    ["Philips", 49, "Azur 7000=DST7030/20, 5000 Series=DST5040/80, Azur 8000=DST8050/20"],
    ["Tefal", 59, "Ultimate Pure=FV9844, Express Steam=FV2838"],
    ["Braun", 44, "TexStyle 7=SI7062BL, TexStyle 3=SI3054GR"],
  ],
  toothbrushes: [
    ["Oral-B", 69, "Pro 3 3000=D505513, iO Series 4=IOG4, iO Series 9=IOM9", { Kleur: "zwart, wit" }],
    ["Philips Sonicare", 89, "ProtectiveClean 4300=HX6807, DiamondClean 9000=HX9911", { Kleur: "wit, roze" }],
  ],
  shavers: [
    ["Braun", 129, "Series 5=51-B1200S, Series 7=71-S4200CS, Series 9 Pro=9465CC"],
    ["Philips", 119, "Series 5000=S5587/10, Series 7000=S7788/55, S9000 Prestige=SP9860/13, OneBlade=QP6551/15"],
  ],
  "hair-dryers": [
    ["Dyson", 399, "Supersonic HD07=386732-01, Supersonic Origin=401263-01"],
    ["Remington", 29, "Ionic Dry 2200=D3198, Hydraluxe=AC8901"],
    ["Rowenta", 39, "Powerline=CV5930, Silence AC=CV7930"],
  ],
  "smart-lamps": [
    ["Philips Hue", 24, "White E27=929001821618, White Ambiance GU10=929001953309, Color E27=929002216824"],
    ["IKEA", 9, "TRÅDFRI E27=104.392.55, TRÅDFRI GU10=204.086.00"],
    ["WiZ", 14, "Color E27=929002383602, Tunable White GU10=929002448302"],
  ],
  drills: [
    ["Bosch Professional", 129, "GSR 12V-15=0601868109, GSR 18V-55=06019H5202, GSB 18V-45=06019K3300"],
    ["Makita", 149, "LXT=DDF482RTJ, LXT=DHP482RTJ, LXT=DHP485RTJ, CXT=DF333DSAE"],
    ["DeWALT", 159, "XR=DCD791D2, XR=DCD796D2, XR=DCD709D2T"],
  ],
  "pressure-washers": [
    ["Kärcher", 149, "K 3 Power Control=1.676-100.0, K 4 Power Control=1.324-030.0, K 5 Premium=1.324-630.0"],
    ["Nilfisk", 119, "Core 125=128471266, Core 140=128471268"],
  ],
  "lawn-mowers": [
    ["Bosch", 229, "EasyRotak=36-550, UniversalRotak=36-560, AdvancedRotak=36-750"],
    ["Gardena", 279, "PowerMax=32/36V, PowerMax Li=40/36V"],
    ["Makita", 349, "LXT=DLM382, LXT=DLM432, LXT=DLM533"],
  ],
};
