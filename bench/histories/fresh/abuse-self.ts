import type { History } from '../history.ts';
import { dishonest, each } from './life.ts';

/** Recommender and recipient are one person or one purse. */
export const abuseSelf: readonly History[] = [
  dishonest(
    'selfReferral',
    'He recommends to himself with a +tag of his own domain and with his first name shortened; same machine, a quarter of an hour in all',
    `ralph: Ralph | Dornbusch | ralph@dornbusch-net.example | Kaiserstraße 8, 76133 Karlsruhe | 66050101/1100293
     ralf2: R. | Dornbusch | ralph+tarif@dornbusch-net.example | Kaiserstraße 8, 76133 Karlsruhe | 12030000/1029384756`,
    `0 20:00 ralph recommends a @84.150.61.2/chrome
     0 20:05 opens a @84.150.61.2/chrome
     0 20:07 ralf2 accepts a @84.150.61.2/chrome
     0 20:09 ralf2 confirms a @84.150.61.2/chrome
     1 09:00 ralf2 orders a
     15 20:00 ralph collects a @84.150.61.2/chrome
     15 20:04 ralf2 collects a @84.150.61.2/chrome`,
  ),
  dishonest(
    'selfReferral',
    'She uses the dots of one mailbox and its other domain, googlemail, with her maiden name; phone for the one, laptop for the other',
    `nadine: Nadine | Herzog | nadine.herzog84@gmail.com | Ringstraße 50, 97070 Würzburg | 79050000/46019283 | +49 170 2233991
     maiden: Nadine | Ackermann | na.dine.herzog84@googlemail.com | Ringstr. 50, 97070 Würzburg | 50010517/5411009922 | +49 170 2233991`,
    `3 21:00 nadine recommends a @2001:db8:31:7::a1/iphone
     3 22:15 opens a @2001:db8:31:7::c4/edge
     3 22:20 maiden accepts a @2001:db8:31:7::c4/edge
     3 22:24 maiden confirms a @2001:db8:31:7::a1/iphone
     8 09:00 maiden orders a
     26 21:00 nadine collects a @2001:db8:31:7::a1/iphone
     29 21:00 maiden collects a @2001:db8:31:7::a1/iphone`,
  ),
  dishonest(
    'selfReferral',
    'A patient one: link today, acceptance after five weeks from the mobile network, with a second mail address and his second first name, everything else apart but the phone number and the street',
    `uwe: Uwe | Kaltenbach | uwe.kaltenbach@web.de | Erlenweg 23, 65183 Wiesbaden | 51050015/110293847 | +49 151 44002918
     georg: Georg | Kaltenbach | g.kaltenbach.privat@gmx.de | Erlenweg 23a, 65183 Wiesbaden | 10011001/2644001928 | 0151 44002918`,
    `0 19:00 uwe recommends a @87.150.4.4/firefox
     36 12:30 opens a @109.40.90.3/android
     36 12:35 georg accepts a @109.40.90.3/android
     37 12:10 georg confirms a @109.41.8.9/android
     44 09:00 georg orders a
     75 19:00 uwe collects a @87.150.9.1/firefox
     90 12:30 georg collects a @109.40.3.77/android`,
  ),
  dishonest(
    'selfReferral',
    'Household scam: a man invents a wife of his surname, writes her mails himself and orders a second contract that he alone uses; every act of both on one laptop, always within minutes',
    `bernd: Bernd | Schlüter | bernd.schlueter@gmx.de | Am Hang 6, 58095 Hagen | 45050001/100293 | +49 2331 40019
     frau: Monika | Schlüter | monika.schlueter.hagen@gmx.de | Am Hang 6, 58095 Hagen | 10010010/612938475 | +49 2331 40019`,
    `0 22:40 bernd recommends a @91.7.3.3/chrome
     0 22:41 opens a @91.7.3.3/chrome
     0 22:43 frau accepts a @91.7.3.3/chrome
     0 22:44 frau confirms a @91.7.3.3/chrome
     2 09:00 frau orders a
     16 09:30 bernd collects a @91.7.3.3/chrome
     16 09:32 frau collects a @91.7.3.3/chrome
     17 22:50 bernd recommends b @91.7.3.3/chrome
     17 22:52 frau accepts b @91.7.3.3/chrome
     17 22:53 frau confirms b @91.7.3.3/chrome
     19 09:00 frau orders b
     33 09:30 bernd collects b @91.7.3.3/chrome
     33 09:31 frau collects b @91.7.3.3/chrome`,
  ),
  dishonest(
    'selfReferral',
    'The owner of a small firm recommends to the firm and to its second mail box: mail addresses of the same domain that nobody else has, from one desk, and the rewards go to the firm and to him',
    `chef: Marc | Brüning | marc@bruening-objekt.example | Hafenweg 9, 48155 Münster | 40050150/34110029
     buero: Büro | Brüning | office@bruening-objekt.example | Hafenweg 9, 48155 Münster | 40060000/3400192
     lager: Markus | Bruening | lager@bruening-objekt.example | Hafenweg 9-11, 48155 Münster | 40060000/3400193`,
    `1 17:00 chef recommends a @93.216.5.5/macChrome
     1 17:04 buero accepts a @93.216.5.5/macChrome
     1 17:05 buero confirms a @93.216.5.5/macChrome
     9 17:20 chef recommends b @93.216.5.5/macChrome
     9 17:24 lager accepts b @93.216.5.5/safari
     9 17:26 lager confirms b @93.216.5.5/macChrome
     12 09:00 buero orders a
     12 09:00 lager orders b
     27 17:00 chef collects a @93.216.5.5/macChrome
     27 17:01 chef collects b @93.216.5.5/macChrome
     27 17:03 buero collects a @93.216.5.5/macChrome
     27 17:05 lager collects b @93.216.5.5/macChrome`,
  ),
  dishonest(
    'sameIban',
    'Another name, another town, another device, but both rewards go to one account of him who recommends',
    `oliver: Oliver | Prinz | oliver.prinz@web.de | Torstraße 90, 10119 Berlin | 10050000/1099203847
     claus: Claus | Wagenknecht | c.wagenknecht@gmx.de | Südring 4, 14482 Potsdam | 10050000/1099203847`,
    `0 18:00 oliver recommends a @95.90.8.8/safari
     4 13:00 opens a @80.187.3.9/android
     4 13:08 claus accepts a @80.187.3.9/android
     4 13:20 claus confirms a @80.187.3.9/android
     11 09:00 claus orders a
     27 18:00 oliver collects a @95.90.8.8/safari
     45 13:00 claus collects a @80.187.5.1/android`,
  ),
  dishonest(
    'sameIban',
    'Three recipients over ten weeks, apart in name, street and network, and each of them gives the IBAN of the recommender as the own, two with blanks of time of a month',
    `silvio: Silvio | Marchetti | silvio.marchetti@gmail.com | | 60050101/7400192837
     ${each(['Hans-Peter Kolb', 'Irina Wolkow', 'Ben Achenbach'], (name, i) => `s${i}: ${name.replace(' ', ' | ')} | ${name.toLowerCase().replace(' ', ['.', '_', ''][i] ?? '')}${i * 7 + 70}@${['gmx.de', 'web.de', 't-online.de'][i]} | ${['Neckarweg 3, 70376 Stuttgart', 'Filderstraße 18, 70180 Stuttgart', 'Kirchgasse 2, 73728 Esslingen'][i]} | 60050101/7400192837`)}`,
    each(
      [0, 30, 69],
      (day, i) => `${day} 1${i}:00 silvio recommends l${i} @91.48.2.${i}/chrome
     ${day + 2} 20:10 opens l${i} @109.4${i}.6.6/android
     ${day + 2} 20:15 s${i} accepts l${i} @109.4${i}.6.6/android
     ${day + 3} 07:15 s${i} confirms l${i} @109.4${i}.6.8/android
     ${day + 8} 09:00 s${i} orders l${i}
     ${day + 26} 19:00 silvio collects l${i} @91.48.3.${i}/chrome
     ${day + 35} 20:00 s${i} collects l${i} @109.4${i}.1.1/android`,
    ),
  ),
  dishonest(
    'sameIban',
    'A pair of cheats: he recommends to her maiden name, she to an invented cousin, and the account of the one stands on both sides of both links, once given only by replacing',
    `kolja: Kolja | Brand | kolja.brand@gmx.de | Zechenweg 5, 45888 Gelsenkirchen | 42050001/101928374
     jessi: Jessica | Michalski | jessi.michalski@web.de | Zechenweg 5, 45888 Gelsenkirchen | 42050001/101928374
     cousin: Dennis | Michalski | dennis.mich@gmx.de | Glückaufstraße 71, 45897 Gelsenkirchen | 10010010/711002934`,
    `0 20:00 kolja recommends a @87.78.90.1/android
     0 20:20 jessi accepts a @87.78.90.1/samsung
     0 20:21 jessi confirms a @87.78.90.1/samsung
     3 09:00 jessi orders a
     10 21:00 jessi recommends b @87.78.90.1/samsung
     12 21:00 cousin accepts b @87.78.90.1/android
     12 21:02 cousin confirms b @87.78.90.1/android
     15 09:00 cousin orders b
     18 20:00 kolja collects a @87.78.90.1/android
     19 20:00 jessi collects a @87.78.90.1/samsung
     30 20:00 jessi collects b @87.78.90.1/samsung
     31 20:00 cousin collects b @87.78.90.1/android
     31 23:00 cousin replacesIban 42050001/101928374 @87.78.90.1/android`,
  ),
];
