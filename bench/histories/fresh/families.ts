import type { History } from '../history.ts';
import { honest } from './life.ts';

/** People of one home or one blood: much is the same, and all of it is true. */
export const families: readonly History[] = [
  honest(
    'A mother recommends to her grown-up daughter in the same house: one router, one surname, one address, two accounts; honest, the daughter has a contract of her own',
    `petra: Petra | Hoffmann | petra.hoffmann@t-online.de | Am Mühlbach 12, 36037 Fulda | 53050180/41877203 | +49 661 70113
     julia: Julia | Hoffmann | julia.hoffmann98@gmail.com | Am Mühlbach 12, 36037 Fulda | 50010517/5409823361 | +49 171 3381920`,
    `0 18:42 petra recommends a @84.150.17.203/edge
     0 19:05 opens a @84.150.17.203/iphone
     0 19:08 julia accepts a @84.150.17.203/iphone
     0 19:10 julia confirms a @84.150.17.203/iphone
     4 10:00 julia orders a
     21 20:15 petra collects a @84.150.17.203/edge
     23 21:02 julia collects a @84.150.17.203/iphone`,
  ),
  honest(
    'A father and his three grown-up children under one roof, three links on one Sunday after lunch: honest, four people and four accounts',
    `dieter: Dieter | Krüger | d.krueger@web.de | Birkenallee 7, 31785 Hameln | 25050180/19920374
     tobias: Tobias | Krüger | tobi.krueger@gmx.de | Birkenallee 7, 31785 Hameln | 12030000/1044837261
     sarah: Sarah | Krüger | sarah.krueger@gmx.de | Birkenallee 7, 31785 Hameln | 10011001/2628374611
     nils: Nils | Krüger | nils_krueger@web.de | Birkenallee 7, 31785 Hameln | 25050180/1903344127`,
    `6 13:20 dieter recommends t @91.12.44.8/firefox
     6 13:22 dieter recommends s @91.12.44.8/firefox
     6 13:25 dieter recommends n @91.12.44.8/firefox
     6 13:40 opens t @91.12.44.8/android
     6 13:44 tobias accepts t @91.12.44.8/android
     6 13:46 tobias confirms t @91.12.44.8/android
     6 13:41 opens s @91.12.44.8/iphone
     6 13:49 sarah accepts s @91.12.44.8/iphone
     6 17:30 sarah confirms s @91.12.44.8/iphone
     8 21:12 opens n @91.12.44.8/firefox
     8 21:20 nils accepts n @91.12.44.8/firefox
     8 21:26 nils confirms n @91.12.44.8/firefox
     9 09:00 tobias orders t
     12 09:00 sarah orders s
     12 09:00 nils orders n
     27 19:40 dieter collects t @91.12.44.8/firefox
     27 19:42 dieter collects s @91.12.44.8/firefox
     27 19:43 dieter collects n @91.12.44.8/firefox
     28 08:10 sarah collects s @91.12.44.8/iphone
     30 22:00 tobias collects t @91.12.44.8/android`,
  ),
  honest(
    'A married couple with one joint account: she recommends, he takes a contract of his own and both give the joint account; honest, because two adults each with a job, a mail address and a phone own it together and it is one reward for each',
    `katrin: Katrin | Vogel | katrin.vogel@posteo.de | Rosenstraße 31, 04315 Leipzig | 86055592/1090447723 | +49 176 2290134
     stefan: Stefan | Vogel | stefan.vogel@stadtwerke-nord.example | Rosenstraße 31, 04315 Leipzig | 86055592/1090447723 | +49 152 4471098`,
    `2 20:31 katrin recommends a to stefan.vogel@stadtwerke-nord.example @93.207.8.14/iphone
     3 12:10 opens a @198.51.100.23/edge
     3 12:18 stefan accepts a @198.51.100.23/edge
     3 12:21 stefan confirms a @198.51.100.23/edge
     9 10:30 stefan orders a
     29 21:00 katrin collects a @93.207.8.14/iphone
     34 20:10 stefan collects a @93.207.8.14/android`,
  ),
  honest(
    'An unmarried couple with two surnames and one household account: honest, each has a phone contract of the own since years and they live together, they only share the money',
    `lukas: Lukas | Steinbach | lukas.steinbach@gmail.com | Goebenstraße 9, 50672 Köln | 37050198/1934002871
     mira: Mira | Okafor | mira.okafor@web.de | Goebenstraße 9, 50672 Köln | 37050198/1934002871`,
    `0 22:07 lukas recommends a @2001:db8:4a:10::21/macChrome
     1 07:35 opens a @109.40.3.77/android
     1 07:36 opens a @109.40.3.77/android
     1 18:59 mira accepts a @2001:db8:4a:10::7f/android
     1 19:04 mira confirms a @2001:db8:4a:10::7f/android
     2 09:00 mira orders a
     18 08:00 mira collects a @109.40.3.80/android
     40 23:11 lukas collects a @2001:db8:4a:10::21/macChrome`,
  ),
  honest(
    'A retired couple on one tablet: he recommends to her with her own mail address, both type slowly on the same device; honest, both had asked in the shop before',
    `heinz: Heinz | Brandt | heinz.brandt@t-online.de | Kiefernweg 3, 29549 Bad Bevensen | 25850110/300281 | +49 5821 41902
     ursula: Ursula | Brandt | uschi.brandt@t-online.de | Kiefernweg 3, 29549 Bad Bevensen | 20690500/7120044 | +49 5821 41902`,
    `1 10:12 heinz recommends a @87.161.200.5/tablet
     1 10:40 opens a 2x @87.161.200.5/tablet
     1 11:03 ursula accepts a @87.161.200.5/tablet
     2 09:30 ursula confirms a @87.161.200.5/tablet
     7 12:00 ursula orders a
     24 10:20 heinz collects a @87.161.200.5/tablet
     24 10:51 ursula collects a @87.161.200.5/tablet`,
  ),
  honest(
    'Twins in the house of their parents with nearly the same mail address, the same phone model and the same bank: honest, two people',
    `lena: Lena | Schulz | le.schulz03@gmx.de | Hauptstraße 88, 69117 Heidelberg | 67250020/9204410 | +49 1573 9911230
     lea: Lea | Schulz | lea.schulz03@gmx.de | Hauptstraße 88, 69117 Heidelberg | 67250020/9204428 | +49 1573 9911231`,
    `3 16:00 lena recommends a @84.171.66.91/iphone
     3 16:01 opens a @84.171.66.91/iphone
     3 16:04 lea accepts a @84.171.66.91/iphone
     3 16:05 lea confirms a @84.171.66.91/iphone
     3 18:30 lea orders a
     17 18:45 lena collects a @84.171.66.91/iphone
     17 18:52 lea collects a @84.171.66.91/iphone`,
  ),
  honest(
    'Twin brothers in two towns recommend a tariff to each other, each with the other product: honest, both rewards belong to a contract that stays',
    `paul: Paul | Wieczorek | paul.wieczorek@web.de | Lange Reihe 40, 20099 Hamburg | 20050550/1238847102
     peter: Peter | Wieczorek | peter.wieczorek@web.de | Südwall 5, 44137 Dortmund | 44050199/1312098475`,
    `0 12:00 paul recommends mobile
     0 19:20 opens mobile @77.2.18.3/chrome
     0 19:30 peter accepts mobile @77.2.18.3/chrome
     0 19:33 peter confirms mobile @77.2.18.3/chrome
     1 08:00 peter orders mobile
     30 20:00 peter recommends internet @77.2.18.9/chrome
     31 07:10 opens internet @88.70.4.121/firefox
     31 07:18 paul accepts internet @88.70.4.121/firefox
     31 07:22 paul confirms internet @88.70.4.121/firefox
     33 09:00 paul orders internet
     36 18:00 paul collects mobile @88.70.4.121/firefox
     60 18:00 peter collects internet @77.2.19.1/chrome`,
  ),
  honest(
    'Father and son of the same name, senior and junior, in one house with one landline: honest, the son is 27 and has his own account',
    `senior: Hans | Schneider | hans.schneider@t-online.de | Dorfstraße 2, 94032 Passau | 74050000/240117883 | +49 851 33071
     junior: Hans | Schneider | hans.schneider.jun@t-online.de | Dorfstraße 2, 94032 Passau | 70020270/15422901 | +49 851 33071`,
    `5 08:15 senior recommends a @217.84.3.40/firefox
     5 17:48 opens a @217.84.3.40/samsung
     5 17:55 junior accepts a @217.84.3.40/samsung
     6 06:02 junior confirms a @109.41.66.2/samsung
     10 10:00 junior orders a
     26 07:30 senior collects a @217.84.3.40/firefox
     51 19:00 junior collects a @217.84.3.40/samsung`,
  ),
  honest(
    'A grandson has made a mail address for his grandmother and fills in everything for her on his laptop in her kitchen: honest, she wants the contract, signs it and has the account',
    `jonas: Jonas | Reuter | jonas.reuter@gmail.com | Bergstraße 19, 35037 Marburg | 10011001/2610083344
     oma: Gertrud | Reuter | gertrud.reuter1938@web.de | Feldweg 1, 35260 Stadtallendorf | 53350000/110022947 | +49 6428 5512`,
    `9 15:10 jonas recommends a @87.123.9.44/linux
     9 15:12 opens a @87.123.9.44/linux
     9 15:21 oma accepts a @87.123.9.44/linux
     9 15:24 oma confirms a @87.123.9.44/linux
     12 11:00 oma orders a
     30 16:30 jonas collects a @87.123.9.44/linux
     30 16:37 oma collects a @87.123.9.44/linux`,
  ),
  honest(
    'A patchwork family in one flat with three surnames: the stepfather recommends to the daughter of his wife and to his own son; honest',
    `ralf: Ralf | Petersen | ralf.petersen@gmx.net | Kanalufer 22, 24768 Rendsburg | 21450000/42003318
     chiara: Chiara | Lombardi | chiara.lombardi@gmail.com | Kanalufer 22, 24768 Rendsburg | 21450000/1003728891
     malte: Malte | Jessen | malte.jessen@web.de | Kanalufer 22, 24768 Rendsburg | 12030000/1071129034`,
    `0 19:00 ralf recommends c @79.196.30.2/chrome
     3 19:30 ralf recommends m @79.196.30.2/chrome
     0 19:40 opens c @79.196.30.2/iphone
     0 19:52 chiara accepts c @79.196.30.2/iphone
     0 19:53 chiara confirms c @79.196.30.2/iphone
     4 22:10 opens m 4x @79.196.30.2/android
     5 22:15 malte accepts m @79.196.30.2/android
     5 22:30 malte confirms m @79.196.30.2/android
     6 09:00 chiara orders c
     20 09:00 malte orders m
     22 20:00 ralf collects c @79.196.30.2/chrome
     36 20:00 ralf collects m @79.196.30.2/chrome
     37 06:50 malte collects m @109.42.1.9/android`,
  ),
  honest(
    'Three generations of a family of Turkish origin in a house with two flats behind one router: the aunt recommends to nephew, niece and brother-in-law over two months; honest',
    `emine: Emine | Yıldırım | emine.yildirim@hotmail.de | Bachstraße 60, 68165 Mannheim | 67050505/38811207
     cem: Cem | Yıldırım | cem.yildirim@gmail.com | Bachstraße 60, 68165 Mannheim | 67050505/38990011
     selin: Selin | Yıldırım | selin.y@web.de | Bachstraße 60, 68165 Mannheim | 50010517/5433019928
     murat: Murat | Şahin | m.sahin@t-online.de | Bachstraße 60, 68165 Mannheim | 67090000/20381117`,
    `0 21:00 emine recommends a @80.128.7.71/samsung
     0 21:30 opens a @80.128.7.71/iphone
     0 21:33 cem accepts a @80.128.7.71/iphone
     0 21:35 cem confirms a @80.128.7.71/iphone
     2 09:00 cem orders a
     18 20:00 emine recommends b @80.128.7.71/samsung
     19 17:00 selin accepts b @134.155.4.3/safari
     19 17:10 selin confirms b @134.155.4.3/safari
     22 09:00 selin orders b
     25 20:00 emine collects a @80.128.7.71/samsung
     55 20:00 emine recommends c @80.128.7.71/samsung
     56 20:12 murat accepts c @80.128.7.71/edge
     58 06:20 murat confirms c @80.128.7.71/edge
     61 09:00 murat orders c
     62 21:10 emine collects b @80.128.7.71/samsung
     80 21:10 emine collects c @80.128.7.71/samsung
     81 18:00 murat collects c @80.128.7.71/edge`,
  ),
  honest(
    'A divorced couple who kept the surname and until last month the address; he recommends to her, she has moved and has a new account; honest',
    `frank: Frank | Lindner | frank.lindner@gmx.de | Parkring 14, 85748 Garching | 70150000/1002447781
     silke: Silke | Lindner | silke.lindner@gmx.de | Schulstraße 3, 85354 Freising | 70169614/3401228`,
    `4 20:00 frank recommends a to silke.lindner@gmx.de
     11 22:41 opens a
     11 22:50 silke accepts a
     25 08:00 silke confirms a
     31 09:00 silke orders a
     52 20:30 frank collects a
     70 20:30 silke collects a`,
  ),
  honest(
    'An au pair with a Polish account lives with the host mother who recommends to her: one address, one router, honest',
    `claudia: Claudia | Freifrau von Hagen | c.vonhagen@vonhagen.example | Seestraße 101, 82319 Starnberg | 70250150/430012298
     agnieszka: Agnieszka | Wójcik | aga.wojcik@gmail.com | Seestraße 101, 82319 Starnberg | PL61109010140000071219812874 | +48 601 228 114`,
    `0 09:30 claudia recommends a @62.245.140.9/safari
     0 10:05 opens a @62.245.140.9/android
     0 10:19 agnieszka accepts a @62.245.140.9/android
     0 10:22 agnieszka confirms a @62.245.140.9/android
     6 09:00 agnieszka orders a
     22 09:00 claudia collects a @62.245.140.9/safari
     23 13:00 agnieszka collects a @62.245.140.9/android`,
  ),
  honest(
    'The mother-in-law opens the link at the coffee table of the recommender and confirms at home two days later: honest',
    `daniel: Daniel | Fuchs | daniel.fuchs@mailbox.org | Gartenstraße 55, 72074 Tübingen | 64150020/2280417
     renate: Renate | Maier-Özdemir | renate.maier@t-online.de | Ulmer Straße 8, 89522 Heidenheim | 63250030/880021
     `,
    `13 15:50 daniel recommends a @91.64.77.3/android
     13 15:51 opens a @91.64.77.3/samsung
     13 16:05 renate accepts a @91.64.77.3/samsung
     15 10:00 renate confirms a @84.159.1.250/firefox
     20 10:00 renate orders a
     44 18:00 daniel collects a @91.64.77.3/android
     48 10:30 renate collects a @84.159.1.250/firefox`,
  ),
  honest(
    'A brother recommends to his sister and she a month later to the third of them; all three at the address of the parents by the register, but each in another town: honest chain',
    `max: Max | Hartung | max.hartung@gmail.com | Am Anger 5, 99084 Erfurt | 82051000/163002847
     ida: Ida | Hartung | ida.hartung@gmail.com | Am Anger 5, 99084 Erfurt | 10050000/6013992847
     till: Till | Hartung | till.hartung@gmail.com | Am Anger 5, 99084 Erfurt | 43060967/1138827400`,
    `0 17:00 max recommends a @141.35.8.2/linux
     0 18:00 opens a @109.250.3.3/iphone
     0 18:09 ida accepts a @109.250.3.3/iphone
     0 18:12 ida confirms a @109.250.3.3/iphone
     1 09:00 ida orders a
     16 12:00 max collects a @141.35.8.2/linux
     16 19:00 ida collects a @109.250.3.9/iphone
     33 19:00 ida recommends b @109.250.4.1/iphone
     35 23:00 till accepts b @178.2.90.5/android
     35 23:02 till confirms b @178.2.90.5/android
     37 09:00 till orders b
     52 09:30 till collects b @178.2.90.5/android
     53 19:00 ida collects b @109.250.4.1/iphone`,
  ),
];
