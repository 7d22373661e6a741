import type { History } from '../history.ts';
import { each, honest } from './life.ts';

/** Honest orders that end, and honest accounts that change or are shared. */
export const money: readonly History[] = [
  honest(
    'A recipient cancels on the ninth day, within the right of withdrawal, because the line is too slow at her address; honest, nobody collects',
    `arne: Arne | Lorenz | arne.lorenz@web.de | | 20050550/1077729384
     dana: Dana | Kröger | dana.kroeger@gmx.de | | 20750000/90118827`,
    `0 19:00 arne recommends a
     0 21:00 dana accepts a
     0 21:03 dana confirms a
     3 09:00 dana orders a
     12 11:00 dana cancels a`,
  ),
  honest(
    'A recipient cancels because the wrong tariff was booked, orders the right one two days later and keeps it; honest',
    `ute: Ute | Bachmann | ute.bachmann@t-online.de | | 55050120/200183746
     rolf: Rolf | Engel | rolf.engel@gmx.de | | 55190000/771829301`,
    `2 18:00 ute recommends a
     4 20:00 rolf accepts a
     4 20:10 rolf confirms a
     6 09:00 rolf orders a
     10 09:00 rolf cancels a
     12 09:00 rolf orders a
     28 18:00 ute collects a
     33 18:00 rolf collects a`,
  ),
  honest(
    'A recommender gives the IBAN with two digits swapped, which another bank also has, and puts it right an hour later from the same sofa; honest correction',
    `simone: Simone | Falkenberg | simone.falkenberg@web.de | | 26050001/56019283
     henk: Henk | de Boer | henk.deboer@gmail.com | | 28550000/150092837`,
    `0 20:00 simone recommends a @84.137.8.8/ipad
     1 20:00 henk accepts a
     1 20:04 henk confirms a
     4 09:00 henk orders a
     20 20:00 simone collects a with 26050001/56019238 @84.137.8.8/ipad
     20 21:02 simone replacesIban 26050001/56019283 @84.137.8.8/ipad`,
  ),
  honest(
    'A recipient changes the bank in the middle of it and replaces the IBAN a week before the money, from home as always; honest',
    `jannis: Jannis | Papadakis | jannis.papadakis@gmail.com | | 70150000/1009928374
     lotte: Lotte | Wegener | lotte.wegener@gmx.de | | 43060967/1200992837`,
    `0 18:00 jannis recommends a
     1 19:00 lotte accepts a @91.64.8.8/safari
     1 19:02 lotte confirms a @91.64.8.8/safari
     5 09:00 lotte orders a
     21 20:00 lotte collects a with 70150000/1008827736 @91.64.8.8/safari
     24 20:30 lotte replacesIban 43060967/1200992837 @91.64.8.8/safari
     26 18:00 jannis collects a`,
  ),
  honest(
    'On holiday in Portugal a recommender is told of the reward, opens a new account with a phone bank there and gives its IBAN from the hotel; honest, though all looks foreign',
    `merle: Merle | Haack | merle.haack@gmail.com | Sandkrug 5, 24143 Kiel | 10011001/2655512938
     kai: Kai | Lüders | kai.lueders@web.de | | 21050170/1009922716`,
    `0 12:00 merle recommends a @84.150.99.1/iphone
     2 12:00 kai accepts a
     2 12:20 kai confirms a
     6 09:00 kai orders a
     24 23:00 merle replacesIban 10011001/2655512938 @85.240.12.3/iphone
     24 23:05 merle collects a @85.240.12.3/iphone
     30 12:00 kai collects a`,
  ),
  honest(
    'A contract is cancelled after the release, when the reward was collected already, because the recipient has to go into care; honest bad luck',
    `nicole: Nicole | Janßen | nicole.janssen@gmx.de | | 28350000/100882937
     fritz: Friedrich | Janßen | f.janssen1936@web.de | | 28350000/30029918`,
    `0 15:00 nicole recommends a
     0 16:00 fritz accepts a
     1 16:00 fritz confirms a
     4 09:00 fritz orders a
     21 15:00 nicole collects a
     58 10:00 fritz cancels a`,
  ),
  honest(
    'Five colleagues of one recommender order, two of them cancel within the fourteen days because the works council gets them a better price; honest',
    `bjarne: Bjarne | Thiessen | bjarne.thiessen@werft-nord.example | | 21450000/10029384
     ${each(['Kim Sauer', 'Rosi Veit', 'Ulf Brodersen', 'Lale Aydin', 'Piet Hansen'], (name, i) => `w${i}: ${name.replace(' ', ' | ')} | ${name.toLowerCase().replace(' ', '.')}@werft-nord.example | | ${i % 2 ? '21450000' : '21763542'}/${44018 + i * 7713}`)}`,
    `${each(
      [0, 1, 2, 3, 4],
      (i) => `${i * 2} 12:0${i} bjarne recommends l${i} @203.0.113.70/chrome
     ${i * 2} 12:2${i} w${i} accepts l${i} @203.0.113.70/android
     ${i * 2} 17:2${i} w${i} confirms l${i}
     ${i * 2 + 3} 09:00 w${i} orders l${i}`,
    )}
     13 10:00 w1 cancels l1
     13 10:05 w3 cancels l3
     29 12:00 bjarne collects l0 @203.0.113.70/chrome
     29 12:01 bjarne collects l2 @203.0.113.70/chrome
     29 12:02 bjarne collects l4 @203.0.113.70/chrome
     30 18:00 w2 collects l2`,
  ),
  honest(
    'Two players of a chess club recommend on their own and both give the IBAN of the club, to which they donate their rewards; honest, the recipients have nothing to do with the club',
    `egon: Egon | Wirth | egon.wirth@t-online.de | | 59050101/67019283
     lew: Lew | Abramow | lew.abramow@web.de | | 59050101/67019283
     tina: Tina | Backes | tina.backes@gmx.de | | 59350110/102938
     omar: Omar | El-Sayed | omar.elsayed@gmail.com | | 10011001/2600119928`,
    `0 20:00 egon recommends a
     3 20:00 lew recommends b
     4 20:00 tina accepts a
     4 20:09 tina confirms a
     5 12:00 omar accepts b
     5 12:02 omar confirms b
     9 09:00 tina orders a
     11 09:00 omar orders b
     30 20:00 egon collects a
     31 20:00 lew collects b
     33 20:00 tina collects a
     33 21:00 omar collects b`,
  ),
  honest(
    'An eighteen-year-old without an account gives that of his mother; the friend who recommended has another; honest',
    `finja: Finja | Paulsen | finja.paulsen@gmx.de | | 21750000/80019283
     jannik: Jannik | Böhme | jannik.boehme07@gmail.com | Lornsenstraße 2, 24937 Flensburg | 21751230/5510029`,
    `0 14:00 finja recommends a @109.40.3.3/iphone
     0 14:30 opens a @109.40.3.9/iphone
     0 14:33 jannik accepts a @109.40.3.9/iphone
     0 14:34 jannik confirms a @109.40.3.9/iphone
     7 09:00 jannik orders a
     23 14:00 finja collects a @109.40.8.8/iphone
     23 20:00 jannik collects a @91.47.3.3/edge`,
  ),
  honest(
    'A sister and a brother, both students, get a recommendation from their aunt and both give the family account of their parents; the aunt has her own; honest, and the account shows two recipients only',
    `tante: Elke | Hamann | elke.hamann@web.de | | 20050550/1022938475
     jette: Jette | Lorenzen | jette.lorenzen@gmail.com | Fuchsbau 3, 24568 Kaltenkirchen | 23051030/511928374
     bo: Bo | Lorenzen | bo.lorenzen@gmail.com | Fuchsbau 3, 24568 Kaltenkirchen | 23051030/511928374`,
    `0 18:00 tante recommends j
     0 18:02 tante recommends b
     1 19:00 jette accepts j @134.245.3.3/safari
     1 19:02 jette confirms j @134.245.3.3/safari
     2 22:00 bo accepts b @79.201.8.8/android
     3 22:00 bo confirms b @79.201.8.8/android
     7 09:00 jette orders j
     8 09:00 bo orders b
     25 18:00 tante collects j
     25 18:02 tante collects b
     27 18:00 jette collects j
     29 18:00 bo collects b`,
  ),
  honest(
    'A woman marries, gets another surname, mail address and account between recommending and collecting; honest',
    `franzi: Franziska | Ostermann | franziska.ostermann@gmx.de | Holzweg 8, 37073 Göttingen | 26050001/1029384
     viola: Viola | Rust | viola.rust@web.de | | 26062433/9902938`,
    `0 18:00 franzi recommends a @84.145.2.2/firefox
     2 18:00 viola accepts a
     2 18:10 viola confirms a
     9 09:00 viola orders a
     61 18:00 franzi replacesIban 12030000/1100293847 @91.13.40.4/macChrome
     61 18:05 franzi collects a with 12030000/1100293847 @91.13.40.4/macChrome`,
  ),
  honest(
    'A Frenchwoman in Saarbrücken with a Dutch employer and a Spanish account recommends to an Austrian; honest Europe',
    `claire: Claire | d’Arcy | claire.darcy@gmail.com | Am Staden 4, 66121 Saarbrücken | ES9121000418450200051332
     toni: Anton | Gruber | toni.gruber@gmx.at | Hauptplatz 1, 4020 Linz | AT483200000012345864`,
    `3 12:00 claire recommends a @90.1.2.3/safari
     5 21:00 toni accepts a @80.110.4.4/android
     5 21:03 toni confirms a @80.110.4.4/android
     10 09:00 toni orders a
     27 12:00 claire collects a @2.136.5.5/iphone
     31 12:00 toni collects a @80.110.9.9/android`,
  ),
  honest(
    'A recommender who forgot everything collects three rewards in one night after the reminder, after a hundred days; honest',
    `norbert: Norbert | Kunze | n.kunze@freenet.de | | 87050000/3510029384
     a1: Sigrid | Uhl | sigrid.uhl@web.de | | 87050000/22003948
     a2: Jürgen | Prell | juergen.prell@gmx.de | | 87095824/5511029
     a3: Marlies | Ott | marlies.ott@t-online.de | | 50010517/5400293817`,
    `0 10:00 norbert recommends l1
     9 10:00 norbert recommends l2
     20 10:00 norbert recommends l3
     1 10:00 a1 accepts l1
     1 10:04 a1 confirms l1
     11 17:00 a2 accepts l2
     11 17:03 a2 confirms l2
     29 20:00 a3 accepts l3
     30 20:00 a3 confirms l3
     5 09:00 a1 orders l1
     15 09:00 a2 orders l2
     34 09:00 a3 orders l3
     104 02:10 norbert collects l1
     104 02:12 norbert collects l2
     104 02:15 norbert collects l3
     70 20:00 a3 collects l3`,
  ),
  honest(
    'A recommender moves in with the recipient while the contract runs: from the third month they share the flat, and each still has the own account; honest love',
    `malin: Malin | Ritter | malin.ritter@posteo.de | Weserstraße 60, 12045 Berlin | 10050000/190293847
     jakob: Jakob | Sonntag | jakob.sonntag@gmail.com | Oranienstraße 9, 10997 Berlin | 43060967/1166001928`,
    `0 23:30 malin recommends a @95.91.3.3/safari
     1 00:10 jakob accepts a @88.130.9.9/linux
     1 00:12 jakob confirms a @88.130.9.9/linux
     3 09:00 jakob orders a
     82 20:00 malin collects a @95.91.3.3/safari
     82 20:09 jakob collects a @95.91.3.3/linux`,
  ),
  honest(
    'A recommender mistypes the account three times and tries in the end that of a daughter who helps on the phone; honest confusion of a man of 79',
    `willi: Wilhelm | Stratmann | w.stratmann@t-online.de | Lippeweg 19, 59065 Hamm | 41050095/99102 | +49 2381 8801
     edda: Edda | Kuhlmann | edda.kuhlmann@web.de | | 41050095/3301928`,
    `0 10:00 willi recommends a @87.156.3.3/edge
     3 10:00 edda accepts a
     3 10:20 edda confirms a
     8 09:00 edda orders a
     23 10:00 willi collects a with 41050095/99120 @87.156.3.3/edge
     23 10:12 willi replacesIban 41050095/91902 @87.156.3.3/edge
     23 10:30 willi replacesIban 41050095/99102 @87.156.3.3/edge
     24 17:00 willi replacesIban 44050199/1500293 @87.156.3.3/edge
     30 10:00 edda collects a`,
  ),
  honest(
    'A friend cancels one contract late and honestly, and another friend of the same recommender keeps his; two months later the first comes back by a new link; honest',
    `sabrina: Sabrina | Kolbe | sabrina.kolbe@gmx.de | | 82050000/1101928374
     ron: Ronny | Tietz | ronny.tietz@web.de | | 82051000/130029384
     gerd: Gerd | Apel | gerd.apel@t-online.de | | 82064038/7710029`,
    `0 18:00 sabrina recommends r
     0 18:10 sabrina recommends g
     1 18:00 ron accepts r
     1 18:03 ron confirms r
     2 18:00 gerd accepts g
     2 18:20 gerd confirms g
     4 09:00 ron orders r
     6 09:00 gerd orders g
     22 09:00 ron cancels r
     24 18:00 sabrina collects g
     80 18:00 sabrina recommends r2
     81 20:00 ron accepts r2
     81 20:02 ron confirms r2
     84 09:00 ron orders r2
     100 18:00 sabrina collects r2
     101 20:00 ron collects r2`,
  ),
  honest(
    'An agent of a sports shop recommends only for the reward of the contact and never collects; eleven days later the contact gives the account on the phone of her husband; honest',
    `till: Till | Overbeck | till.overbeck@sport-overbeck.example | | 
     hanna: Hanna | Nyström | hanna.nystroem@web.de | | 26850001/12003948`,
    `5 11:00 till recommends a @84.136.77.7/chrome
     5 18:00 hanna accepts a @87.184.3.3/iphone
     5 18:04 hanna confirms a @87.184.3.3/iphone
     9 09:00 hanna orders a
     25 20:00 hanna collects a @87.184.3.3/samsung`,
  ),
  honest(
    'A landlord recommends to each new tenant of his house with six flats: four recipients at one street number and one router in the hall, over four months; honest, their names stand on the door bells',
    `wirt: Alfred | Nußbaumer | a.nussbaumer@hausverwaltung-n.example | Seilerstraße 1, 79098 Freiburg | 68050101/12938847
     f1: Chloé | Martin | chloe.martin@gmail.com | Klarastraße 44, 79106 Freiburg | 10011001/2611009928
     f2: Yannick | Hug | yannick.hug@gmx.de | Klarastraße 44, 79106 Freiburg | 68050101/13992837
     f3: Ebru | Polat | ebru.polat@web.de | Klarastraße 44, 79106 Freiburg | 68090000/29918273
     f4: Stipe | Marić | stipe.maric@gmail.com | Klarastraße 44, 79106 Freiburg | 50010517/5422019933`,
    `${each(
      [0, 22, 49, 75],
      (day, i) => `${day} 17:00 wirt recommends l${i} @84.149.3.3/firefox
     ${day + 1} 19:1${i} f${i + 1} accepts l${i} @91.49.60.6/${['iphone', 'android', 'iphone', 'chrome'][i]}
     ${day + 1 + (i % 2)} 19:4${i} f${i + 1} confirms l${i} @91.49.60.6/${['iphone', 'android', 'iphone', 'chrome'][i]}
     ${day + 6 + i} 09:00 f${i + 1} orders l${i}
     ${day + 25 + i * 2} 17:0${i} wirt collects l${i} @84.149.3.3/firefox`,
    )}
     40 20:00 f1 collects l0 @91.49.60.6/iphone
     80 20:00 f3 collects l2 @91.49.60.6/iphone`,
  ),
];
