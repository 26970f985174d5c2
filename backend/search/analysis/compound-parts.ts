/**
 * Components of Dutch product names. A word is split only when each of its parts is listed here or occurs in category
 * names, so `tafellamp` is split and `sandaal` is not.
 */
export const compoundParts: readonly string[] = (
  "aardappel accu achter afval afwas auto avond baard baby bad bal band bank barbecue basketbal batterij bed been bekken berg " +
  "bier bijzet binnen blender bloem bloemen boek boeken bol bollen boodschappen boor boormachine boot bord borstel bos brand " +
  "bril brood bruids bureau buiten buitenlamp bus cadeau camera cirkel combi combinatie computer connector dames decoratie " +
  "dek dekbed deken deur dieren doek doos douche draad driewieler droger drone druk duik eetkamer eet elektro emmer " +
  "espresso feest fiets film fitness fles foto frituur gamer gaming game gas gehoor glas golf gordijn gras grill haak haar " +
  "hak halsband hamer hand handdoek hang hanger heen helm hemd hengel heren hoek hoes hoesje hond honden hoofd hoofdtelefoon " +
  "hout huis hout hoger houder ijs inbouw inkt invoer jas jassen jeugd jongens jurk kaars kabel kachel kam kamer kampeer " +
  "kantoor kap kar kast kat katten kerst ketting keuken kinder kind kinderwagen kist klap kleding kleed klei klem kluis knie " +
  "knuffel koel koeler koelkast koffer koffie koken koker kom kook kooi kop koptelefoon kraan krab krat kruiwagen kussen kwast " +
  "lader ladder lamp lampen lantaarn laptop laars laarzen leer lees leiding lens lepel leuning licht lijst lucht luidspreker " +
  "luier maaier machine magneet mand map mat matras meisjes mes meubel mixer molen motor muis muts muur naai nacht nagel " +
  "net noten oefen oog oor oordop opberg oplaad over oven pak paal pan pannen paneel papier parasol pasta patroon pen pet " +
  "peuter piano plaat plafond plank plant planten poets polo pomp pop poppen poort pot potten print printer puzzel raam racket " +
  "radio reis regen reiniger rek riem ring robot roest rok rol rug rugzak ruit salon sap schaaf schaal schaap schaar schaats " +
  "scheer scherm schijf schilder school schoen schoenen schommel schort schrift schroef schroeven serie servies shirt shampoo " +
  "sieraden sjaal ski slaap slaapkamer slag slang slijp slof slot sneeuw snoer soep sok sokken spiegel spel speel spelcomputer " +
  "spijker sport spreker staaf staal stand standaard stal stap statief steel step ster stereo stoel stoelen stof stofzuiger stok " +
  "stoom strand stroom strijk strijkijzer structuur stuur tafel tafels tand tandenborstel tanden tapijt tas tassen telefoon " +
  "televisie tennis tent thee thermo thuis toets toilet tuin toren touw trainings trap trekking trein tril trui tuin tuinset " +
  "vaas vaat vaatwasser vak verf verlichting verlengsnoer verwarming vissen vis vloer vlees voet voetbal voer vogel voor vork " +
  "vouw vries vriezer waaier waas wagen wand wandel warm warmte was wasmachine wasser wastafel water waterkoker weeg weegschaal " +
  "wekker werk wiel wijn winter wol woon woonkamer yoga zaag zaal zadel zak zand zeep zeil zetel zit zomer zonne zonnebrand zwem " +
  "bloempot boormachines kruk draaier bak bakken badkamer fietstas pad schotel sleutel snijplank snij trommel zuiger apparaat zet " +
  "apparaten hogedruk druk jack handschoen handschoenen broek broeken hardloop loop ballen sleutels schep grond wieg boxspring " +
  "stad sier enkel overtrek sneaker sneakers gezicht creme koek notitie gezelschap dak leg set konijn hok schouder tussen houtskool " +
  "systeem controller tunnel koepel luister olie veter dweil schuif pistool lingerie led gloei halogeen spaar boog sfeer zout bouw solar usb stick oplader"
).split(" ");
