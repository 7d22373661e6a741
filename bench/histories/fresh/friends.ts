import type { History } from '../history.ts';
import { honest } from './life.ts';

/** Two people who know each other, and a look-alike between them: names, mail addresses, phones, devices. */
export const friends: readonly History[] = [
  honest(
    'Two women called Anna Müller in one choir, anna.mueller1 and anna.mueller2 at the same provider: honest, two towns and two accounts',
    `one: Anna | Müller | anna.mueller1@gmx.de | Eichenweg 8, 50354 Hürth | 37050299/1350027746
     two: Anna | Müller | anna.mueller2@gmx.de | Am Stadtpark 41, 50321 Brühl | 37050198/1936611280`,
    `4 21:40 one recommends a to anna.mueller2@gmx.de
     5 08:01 opens a
     5 08:09 two accepts a
     5 08:11 two confirms a
     9 09:00 two orders a
     26 18:00 one collects a
     27 18:00 two collects a`,
  ),
  honest(
    'Friends with the same frequent surname in one street, numbers 4 and 14: honest, they found out at the post box',
    `karl: Karl | Meier | karl.meier@web.de | Lerchenweg 4, 90441 Nürnberg | 76050101/12008837
     kurt: Kurt | Meier | kurt.meier@web.de | Lerchenweg 14, 90441 Nürnberg | 76050101/13440092`,
    `0 11:00 karl recommends a @79.240.3.3/firefox
     2 16:00 opens a @79.240.9.61/edge
     2 16:20 kurt accepts a @79.240.9.61/edge
     3 07:00 kurt confirms a @79.240.9.61/edge
     10 09:00 kurt orders a
     31 11:00 karl collects a @79.240.5.18/firefox
     32 11:00 kurt collects a @79.240.9.200/edge`,
  ),
  honest(
    'Two friends at a café table: recommended, opened, accepted and confirmed within three minutes over the network of the café; honest, the order comes a week later',
    `mona: Mona | Dietz | mona.dietz@gmail.com | | 50010517/5498127700
     jule: Jule | Sander | jule.sander@gmail.com | | 10011001/2699120034`,
    `1 15:30 mona recommends a @203.0.113.88/iphone
     1 15:31 opens a @203.0.113.88/iphone
     1 15:32 jule accepts a @203.0.113.88/iphone
     1 15:33 jule confirms a @203.0.113.88/iphone
     8 09:00 jule orders a
     23 19:00 mona collects a @91.11.2.8/iphone
     23 19:30 jule collects a @2001:db8:77:1::9/iphone`,
  ),
  honest(
    'A recipient who sorts the mail with a +tag of the service: honest, jana+weitersagen is how she signs up everywhere and has nothing to do with the recommender',
    `philipp: Philipp | Wendt | philipp.wendt@gmail.com | | 12030000/1033099281
     jana: Jana | Brinkmann | jana.brinkmann+weitersagen@gmail.com | | 48050161/40019283`,
    `3 12:40 philipp recommends a
     3 20:00 opens a
     3 20:06 jana accepts a
     3 20:07 jana confirms a
     6 09:00 jana orders a
     22 20:00 jana collects a
     24 12:00 philipp collects a`,
  ),
  honest(
    'A recipient with an own domain gives every shop an own address, here weitersagen@: honest, a programmer who is careful',
    `rike: Rike | Osterloh | rike.osterloh@posteo.de | | 43060967/1190022837
     emil: Emil | Zschäpe | weitersagen@zschaepe.example | | 10010010/628374105`,
    `14 23:10 rike recommends a to emil@zschaepe.example @178.11.4.4/linux
     15 01:20 opens a @2001:db8:900d::2/linux
     15 01:22 emil accepts a @2001:db8:900d::2/linux
     15 01:22 emil confirms a @2001:db8:900d::2/linux
     15 10:00 emil orders a
     30 00:05 emil collects a @2001:db8:900d::2/linux
     33 20:00 rike collects a @178.11.9.1/linux`,
  ),
  honest(
    'A recipient behind a mail relay with a random name that forwards to her real box: honest, she keeps it for years and the contract runs in her name',
    `bea: Beate | Stolz | beate.stolz@t-online.de | Weinbergstraße 3, 74076 Heilbronn | 62050000/1102299
     ines: Ines | Stolz-Weber | k4tq9z2m@relay.mozmail.example | Klostergasse 12, 74072 Heilbronn | 50010517/5401188236`,
    `0 09:00 bea recommends a
     0 18:30 opens a
     0 18:41 ines accepts a
     0 18:45 ines confirms a
     4 09:00 ines orders a
     60 10:00 bea collects a
     61 10:00 ines collects a`,
  ),
  honest(
    'The contact passes the link on to her father, who has another address than the one that was typed: honest, hand to hand',
    `carla: Carla | Neubert | carla.neubert@web.de | | 85050300/3100293847
     papa: Joachim | Rother | j.rother@rother-elektro.example | | 85090000/2287710034`,
    `7 17:00 carla recommends a to lisa.rother@gmail.com
     7 17:30 opens a @80.187.99.3/iphone
     9 20:00 opens a @84.190.1.7/edge
     9 20:14 papa accepts a @84.190.1.7/edge
     12 07:30 papa confirms a @84.190.1.7/edge
     17 09:00 papa orders a
     41 17:00 carla collects a
     44 20:00 papa collects a @84.190.3.9/edge`,
  ),
  honest(
    'A recipient opens the link from the phone on the train, the desk in the office, the tablet on the sofa and the laptop, and accepts on the fourth: honest indecision',
    `mike: Mike | Jablonski | mike.jablonski@gmx.de | | 16050000/1000998231
     svenja: Svenja | Hölscher | svenja.hoelscher@gmail.com | | 26551540/20018837`,
    `0 07:10 mike recommends a
     0 07:44 opens a @109.42.3.12/android
     0 10:05 opens a @198.51.100.30/edge
     0 21:30 opens a 2x @84.130.7.7/ipad
     2 20:01 opens a @84.130.7.7/macChrome
     2 20:20 svenja accepts a @84.130.7.7/macChrome
     2 20:26 svenja confirms a @84.130.7.7/ipad
     10 09:00 svenja orders a
     28 07:10 mike collects a
     30 21:00 svenja collects a @84.130.8.1/ipad`,
  ),
  honest(
    'Umlauts and double names on both sides, the same words in other order: Jörg Groß-Bölting and Björn Bölting-Groß are colleagues of old, honest',
    `joerg: Jörg | Groß-Bölting | jörg@groß-bölting.example | Überlinger Straße 5, 78315 Radolfzell | 69250035/4440192
     bjoern: Björn | Bölting-Groß | bjoern.boelting@arcor.de | Mühlenstraße 7b, 48653 Coesfeld | 40154530/38009912`,
    `0 12:00 joerg recommends a
     1 12:00 bjoern accepts a
     1 12:10 bjoern confirms a
     4 09:00 bjoern orders a
     21 12:00 joerg collects a
     22 12:00 bjoern collects a`,
  ),
  honest(
    'A student from Vietnam recommends to three friends who share the frequent surname Nguyen, two of them in one hall of residence: honest',
    `thi: Thi Hoa | Nguyen | hoanguyen.97@gmail.com | Studentenring 2, 01069 Dresden | 85050300/3120447719
     duc: Van Duc | Nguyen | ducnguyen.98@gmail.com | Studentenring 2, 01069 Dresden | 10011001/2677712093
     linh: Linh | Nguyen | linh.ng@web.de | Studentenring 4, 01069 Dresden | 12030000/1099028173
     quang: Minh Quang | Nguyen | mq.nguyen@gmail.com | Gohliser Straße 30, 04155 Leipzig | 86055592/1190022746`,
    `0 22:00 thi recommends a @141.76.3.3/android
     0 22:01 thi recommends b @141.76.3.3/android
     0 22:02 thi recommends c @141.76.3.3/android
     0 22:10 duc accepts a @141.76.3.3/linux
     0 22:12 duc confirms a @141.76.3.3/linux
     1 00:30 linh accepts b @141.76.3.90/iphone
     1 00:31 linh confirms b @141.76.3.90/iphone
     4 20:00 quang accepts c @88.67.2.2/chrome
     5 20:00 quang confirms c @88.67.2.2/chrome
     6 09:00 duc orders a
     9 09:00 quang orders c
     21 22:00 thi collects a @141.76.3.3/android
     25 22:00 thi collects c @141.76.3.3/android
     26 22:00 quang collects c @88.67.2.2/chrome`,
  ),
  honest(
    'A recommender whose IPv6 address changes with every visit within one prefix, and a neighbour at the same provider with the next prefix: honest',
    `hagen: Hagen | Behrens | hagen.behrens@gmx.net | Moorweg 9, 26121 Oldenburg | 28050100/91882731
     tomke: Tomke | Hinrichs | tomke.hinrichs@gmx.net | Moorweg 11, 26121 Oldenburg | 28060228/105522900`,
    `0 19:00 hagen recommends a @2001:db8:5c0:a100:1c2f:88aa:9:1/firefox
     0 19:30 opens a @2001:db8:5c0:a200:7d11:20b4:c:8/firefox
     1 19:32 tomke accepts a @2001:db8:5c0:a200:aa01:19ff:4:2/firefox
     1 19:40 tomke confirms a @2001:db8:5c0:a200:aa01:19ff:4:2/firefox
     5 09:00 tomke orders a
     20 19:00 hagen collects a @2001:db8:5c0:a100:f00a:1:2:3/firefox
     22 21:00 tomke collects a @2001:db8:5c0:a200:9:1a1a:b:c/firefox`,
  ),
  honest(
    'Former flatmates: the recipient still has the address of the recommender in the form, since the new flat is not ready; honest',
    `ole: Ole | Friedrichsen | ole.friedrichsen@gmail.com | Reichenberger Straße 120, 10999 Berlin | 10011001/2611172893
     yara: Yara | Haddad | yara.haddad@gmail.com | Reichenberger Straße 120, 10999 Berlin | 10050000/1067284910`,
    `12 13:00 ole recommends a @95.90.4.4/safari
     13 23:00 opens a @109.43.7.61/iphone
     13 23:05 yara accepts a @109.43.7.61/iphone
     14 08:00 yara confirms a @109.43.7.61/iphone
     20 09:00 yara orders a
     43 13:00 ole collects a @95.90.4.4/safari
     44 20:00 yara collects a @91.65.1.8/iphone`,
  ),
  honest(
    'Thomas Müller recommends to another Thomas Müller, a client of his practice; name, provider and town are the same: honest',
    `doc: Thomas | Müller | praxis.mueller@t-online.de | Marktplatz 1, 63739 Aschaffenburg | 79550000/8840019
     client: Thomas | Müller | thomas.mueller.ab@t-online.de | Schillerstraße 77, 63741 Aschaffenburg | 79562514/2009183`,
    `3 12:30 doc recommends a @84.140.20.2/edge
     3 18:00 opens a @87.150.33.6/samsung
     3 18:22 client accepts a @87.150.33.6/samsung
     4 18:22 client confirms a @87.150.33.6/samsung
     9 09:00 client orders a
     25 12:30 doc collects a @84.140.20.2/edge
     26 18:00 client collects a @87.150.33.6/samsung`,
  ),
  honest(
    'The recommender fills in the form for a neighbour of 84 on her own machine and brings cake; later she also gives her account there: honest',
    `gabi: Gabriele | Stein | gabi.stein@gmx.de | Buchenweg 20, 53604 Bad Honnef | 38051290/22018374
     lore: Hannelore | Pütz | h.puetz1941@gmx.de | Buchenweg 22, 53604 Bad Honnef | 38051290/10029384 | +49 2224 3301`,
    `8 14:00 gabi recommends a @87.122.6.5/edge
     8 14:55 opens a @91.44.70.8/edge
     8 15:06 lore accepts a @91.44.70.8/edge
     8 15:09 lore confirms a @91.44.70.8/edge
     13 09:00 lore orders a
     29 14:20 lore collects a @91.44.70.8/edge
     29 16:00 gabi collects a @87.122.6.5/edge`,
  ),
  honest(
    'A slow one: opens in the first week, accepts after six, confirms after the reminder, orders in the third month; honest, he waited for the old contract to end',
    `ilka: Ilka | Rademacher | ilka.rademacher@web.de | | 25050180/1910284471
     horst: Horst | Zeidler | horst.zeidler@gmx.net | | 25193331/4410028`,
    `0 18:00 ilka recommends a to horst.zeidler@gmx.de
     5 20:00 opens a
     41 20:00 opens a
     41 20:20 horst accepts a
     52 09:00 horst confirms a
     84 09:00 horst orders a
     99 18:00 ilka collects a
     112 20:00 horst collects a`,
  ),
];
