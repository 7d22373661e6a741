import type { History } from '../history.ts';
import { each, honest } from './life.ts';

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const phones = ['iphone', 'android', 'samsung', 'android', 'iphone', 'ipad', 'chrome'];

/** Honest links that many open. */
export const reach: readonly History[] = [
  honest(
    'A blogger links from an article about moving house: two to six visits a day for a month, all from the blog or a search engine; three readers become recipients; honest',
    `nele: Nele | Brandes | nele@umzugstagebuch.example | Karl-Heine-Straße 50, 04229 Leipzig | 43060967/1144002987
     r1: Oliver | Stahnke | oliver.stahnke@web.de | | 10010010/711002938
     r2: Magda | Zielinska | magda.zielinska@gmail.com | | 50010517/5411992830
     r3: Reinhold | Abt | reinhold.abt@t-online.de | | 73150000/10028834`,
    `0 10:00 nele recommends a @95.222.8.8/safari
     ${each(count(110), (i) => `${1 + Math.floor(i / 4)} ${clock(420 + ((i * 131) % 900))} opens a @84.${130 + (i % 60)}.${(i * 37) % 250}.${(i * 91) % 250}/${phones[i % 7]} via https://${i % 5 === 4 ? 'www.google.com/' : 'umzugstagebuch.example/internet-umziehen'}`)}
     4 20:10 r1 accepts a @84.131.4.4/chrome via https://umzugstagebuch.example/internet-umziehen
     4 20:15 r1 confirms a @84.131.4.4/chrome
     11 12:30 r2 accepts a @109.40.8.8/iphone via https://umzugstagebuch.example/internet-umziehen
     12 08:00 r2 confirms a @109.40.8.8/iphone
     19 17:00 r3 accepts a @217.80.3.9/edge via https://www.google.com/
     19 17:20 r3 confirms a @217.80.3.9/edge
     7 09:00 r1 orders a
     20 09:00 r2 orders a
     36 10:00 nele collects a @95.222.8.8/safari
     36 10:01 nele collects a @95.222.8.8/safari
     38 09:00 r1 collects a @84.131.7.2/chrome`,
  ),
  honest(
    'A link in the WhatsApp group of a class of parents: eighty clicks in one evening, mostly phones, a preview robot first; two parents accept; honest',
    `dirk: Dirk | Schumann | dirk.schumann@gmx.de | | 30050110/1007738291
     e1: Yvonne | Peters | yvonne.peters@web.de | | 30050110/1002299384
     e2: Rajesh | Iyer | rajesh.iyer@gmail.com | | 10011001/2650091127`,
    `2 19:58 dirk recommends a @87.78.4.9/android
     2 19:59 opens a 2x @157.240.1.35/whatsapp
     ${each(count(40), (i) => `2 ${clock(1200 + i * 4)} opens a ${i % 4 === 0 ? '3x ' : ''}@${i % 3 ? '109.41' : '87.79'}.${(i * 53) % 250}.${(i * 17) % 250}/${phones[i % 5]}`)}
     2 20:30 e1 accepts a @109.41.9.2/iphone
     2 20:31 e1 confirms a @109.41.9.2/iphone
     3 06:50 e2 accepts a @178.202.4.4/android
     3 06:58 e2 confirms a @178.202.4.4/android
     6 09:00 e1 orders a
     21 20:00 dirk collects a @87.78.4.9/android
     22 20:00 e1 collects a @109.41.77.2/iphone`,
  ),
  honest(
    'A share in the forum of a neighbourhood: thirty visits over a week from one quarter of the town with one provider, one neighbour orders; honest',
    `birte: Birte | Jacobsen | birte.jacobsen@gmx.de | Klaus-Groth-Straße 8, 24105 Kiel | 21050170/1004477382
     n1: Knut | Marquardt | knut.marquardt@t-online.de | Esmarchstraße 30, 24105 Kiel | 21050170/92001827`,
    `0 17:00 birte recommends a @84.150.40.40/chrome
     ${each(count(30), (i) => `${Math.floor(i / 5)} ${clock(1050 + (i % 5) * 60 + i)} opens a @84.150.${40 + (i % 9)}.${10 + i * 7}/${phones[(i * 3) % 7]} via https://nachbarn.example/kiel/brunswik`)}
     3 21:30 n1 accepts a @84.150.44.171/edge via https://nachbarn.example/kiel/brunswik
     4 07:00 n1 confirms a @84.150.44.171/edge
     8 09:00 n1 orders a
     25 17:00 birte collects a @84.150.41.9/chrome
     26 17:00 n1 collects a @84.150.44.20/edge`,
  ),
  honest(
    'A reload-happy recipient: the page would not load in the cellar and he pressed reload sixty times; honest',
    `anke: Anke | Siebert | anke.siebert@web.de | | 47650130/1010293847
     udo: Udo | Grabowski | udo.grabowski@web.de | | 47650130/1099002831`,
    `1 18:00 anke recommends a
     1 18:40 opens a 23x @109.42.178.3/samsung
     1 18:43 opens a 38x @109.42.178.3/samsung
     1 19:20 opens a @87.191.5.5/samsung
     1 19:31 udo accepts a @87.191.5.5/samsung
     1 19:32 udo confirms a @87.191.5.5/samsung
     5 09:00 udo orders a
     20 18:00 anke collects a
     20 19:00 udo collects a @87.191.9.3/samsung`,
  ),
  honest(
    'A recommender looks at her own link every day, whether it still works, from her own machine and phone; later one friend comes; honest curiosity',
    `tanja: Tanja | Vollmer | tanja.vollmer@gmx.de | | 66050101/1102883746
     gregor: Gregor | Ilić | gregor.ilic@gmail.com | | 66190000/20918830`,
    `0 20:00 tanja recommends a @91.89.3.3/firefox
     ${each(count(18), (i) => `${i} 2${1 + (i % 2)}:${10 + i} opens a ${i % 3 ? '' : '2x '}@91.89.3.${3 + (i % 2)}/${i % 2 ? 'firefox' : 'iphone'}`)}
     20 12:00 opens a @188.98.2.7/linux
     20 12:09 gregor accepts a @188.98.2.7/linux
     20 12:12 gregor confirms a @188.98.2.7/linux
     23 09:00 gregor orders a
     39 20:00 tanja collects a @91.89.7.1/firefox
     41 20:00 gregor collects a @188.98.9.4/linux`,
  ),
  honest(
    'A story of a climber with two thousand followers: ninety clicks in two hours out of the app, one browser for all, five accept the same night and three order; honest',
    `mara: Mara | Lindqvist | hallo@mara-klettert.example | Isarweg 12, 83661 Lenggries | 70169614/5520018
     f1: Jonas | Emmerich | jonas.emmerich@gmail.com | | 10011001/2688810029
     f2: Sina | Kraft | sina.kraft@web.de | | 12030000/1011990028
     f3: Noah | Bergmann | noahbergmann@icloud.com | | 50010517/5477710283
     f4: Zoë | van Dijk | zoe.vandijk@gmail.com | | NL91ABNA0417164300
     f5: Robin | Ahlers | robin_ahlers@gmx.de | | 29050101/12993847`,
    `5 19:00 mara recommends a @93.104.3.7/iphone
     ${each(count(90), (i) => `5 ${clock(1145 + i)} opens a @${['109.40', '80.187', '77.3', '2.200', '46.114'][i % 5]}.${(i * 29) % 250}.${(i * 71) % 250}/instagram via https://l.instagram.com/`)}
     5 19:40 f1 accepts a @109.40.3.3/instagram via https://l.instagram.com/
     5 19:42 f1 confirms a @109.40.3.3/iphone
     5 20:05 f2 accepts a @80.187.6.6/instagram
     5 20:11 f2 confirms a @80.187.6.6/iphone
     5 20:30 f3 accepts a @77.3.9.9/instagram
     5 20:31 f3 confirms a @77.3.9.9/iphone
     5 21:15 f4 accepts a @46.114.2.2/instagram
     6 10:00 f4 confirms a @46.114.8.8/iphone
     5 22:40 f5 accepts a @2.200.1.1/instagram
     8 10:00 f1 orders a
     8 10:00 f3 orders a
     12 10:00 f4 orders a
     23 12:00 mara collects a @93.104.3.7/iphone
     23 12:01 mara collects a @93.104.3.7/iphone
     27 12:00 mara collects a @93.104.9.2/iphone
     30 12:00 f4 collects a @46.114.3.1/iphone`,
  ),
  honest(
    'A notice with a QR code in a bakery: forty scans over two months at all hours of opening, some on the wireless network of the shop; two guests order; honest',
    `baker: Wilhelm | Ohlsen | baeckerei.ohlsen@t-online.de | Am Hafen 3, 25813 Husum | 21750000/70011283
     g1: Frieda | Carstens | frieda.carstens@gmx.de | | 21750000/70092834
     g2: Sönke | Momsen | soenke.momsen@web.de | | 21762550/4410293`,
    `0 05:30 baker recommends a @84.146.8.1/edge
     ${each(count(40), (i) => `${Math.floor(i * 1.5)} ${clock(390 + ((i * 47) % 600))} opens a @${i % 3 ? `109.43.${i}.${200 - i}` : '84.146.8.1'}/${phones[i % 5]}`)}
     13 09:10 g1 accepts a @84.146.8.1/samsung
     13 18:00 g1 confirms a @91.19.2.2/samsung
     40 11:00 g2 accepts a @109.43.4.9/iphone
     40 11:04 g2 confirms a @109.43.4.9/iphone
     16 09:00 g1 orders a
     47 09:00 g2 orders a
     34 05:40 baker collects a @84.146.8.1/edge
     62 05:40 baker collects a @84.146.8.1/edge
     65 20:00 g2 collects a @109.43.9.1/iphone`,
  ),
  honest(
    'The board of a garden club sends the link with its newsletter: scanners of mail servers open it at once by dozens, without a person; four members accept in the following days; honest',
    `vera: Vera | Tiedemann | vorstand@kleingarten-suedhang.example | | 20050550/1099283746
     m1: Günter | Lohse | guenter.lohse@t-online.de | | 20050550/1011992837
     m2: Brigitte | Sommer | brigitte.sommer@web.de | | 20190003/66102938
     m3: Ismail | Kaya | ismail.kaya@gmail.com | | 50010517/5422290018
     m4: Hartmut | Sommer | hartmut.sommer@web.de | | 20190003/66102940`,
    `10 08:55 vera recommends a @78.34.2.2/firefox
     10 09:00 opens a 14x @198.51.100.3/headless
     10 09:00 opens a 9x @192.0.2.77/headless
     10 09:01 opens a 11x @203.0.113.4/chrome
     10 11:30 m1 accepts a
     10 11:38 m1 confirms a
     11 15:00 m2 accepts a @84.141.9.9/ipad
     11 15:06 m2 confirms a @84.141.9.9/ipad
     11 15:20 m4 accepts a @84.141.9.9/ipad
     11 15:29 m4 confirms a @84.141.9.9/ipad
     13 20:00 m3 accepts a
     14 20:00 m3 confirms a
     17 09:00 m1 orders a
     17 09:00 m2 orders a
     21 09:00 m3 orders a
     33 09:00 vera collects a @78.34.5.5/firefox
     33 09:01 vera collects a @78.34.5.5/firefox
     38 09:00 vera collects a @78.34.5.5/firefox`,
  ),
  honest(
    'A pensioner posts his link in a forum of radio amateurs, and a member puts it into the thread of bargains of the same forum: sixty visits, no order of a stranger, one of an old friend; honest',
    `manfred: Manfred | Quast | dl9xyz@quast-funk.example | | 25991528/1100293
     alois: Alois | Hinterhuber | alois.hinterhuber@aon.example | | AT611904300234573201`,
    `0 21:00 manfred recommends a @80.145.3.3/linux
     ${each(count(30), (i) => `${1 + Math.floor(i / 6)} ${clock(600 + ((i * 83) % 780))} opens a 2x @${80 + (i % 14)}.${100 + i}.3.${i + 1}/${['linux', 'firefox', 'chrome'][i % 3]} via https://funkforum.example/${i > 14 ? 'schnaeppchen/4711' : 'kurzwelle/199'}`)}
     9 20:00 alois accepts a @62.47.8.8/firefox via https://funkforum.example/kurzwelle/199
     9 20:10 alois confirms a @62.47.8.8/firefox
     15 09:00 alois orders a
     40 21:00 manfred collects a @80.145.9.9/linux
     41 20:00 alois collects a @62.47.1.2/firefox`,
  ),
  honest(
    'A trainer puts the link under a video course; visits come in waves with each lesson, also from an advertisement that the platform itself places, with its click id; two accept; honest',
    `corinna: Corinna | Eckstein | kontakt@yoga-eckstein.example | | 50050201/200192837
     y1: Melanie | Opitz | melanie.opitz@gmx.de | | 51250000/1192837
     y2: Théo | Lefèvre | theo.lefevre@orange.example | | FR1420041010050500013M02606`,
    `0 08:00 corinna recommends a @188.192.4.4/macChrome
     ${each(count(48), (i) => `${7 * Math.floor(i / 12)} ${clock(1080 + (i % 12) * 9)} opens a @${i % 2 ? '91.97' : '188.103'}.${i * 5}.${i * 3}/${phones[i % 7]} via https://kurse.example/yoga/${Math.floor(i / 12) + 1}${i % 9 === 8 ? `?gclid=Cj0${i}x` : ''}`)}
     7 19:00 y1 accepts a @91.97.2.2/ipad via https://kurse.example/yoga/2
     7 19:05 y1 confirms a @91.97.2.2/ipad
     15 20:00 y2 accepts a @90.20.3.3/safari via https://kurse.example/yoga/3
     16 20:00 y2 confirms a @90.20.3.3/safari
     10 09:00 y1 orders a
     22 09:00 y2 orders a
     36 08:00 corinna collects a @188.192.9.1/macChrome
     37 08:00 corinna collects a @188.192.9.1/macChrome
     44 20:00 y2 collects a @90.20.8.1/safari`,
  ),
  honest(
    'A removal van driver recommends to every customer after the job: twenty links in three months, evenly, eight contracts, all in other towns and all with the phone of the recipient at the door; honest diligence',
    `mirko: Mirko | Jovanović | mirko.jovanovic@gmx.de | Industrieweg 40, 64293 Darmstadt | 50850150/22910038
     ${each(['Anja Rupp', 'Boris Held', 'Carmen Lutz', 'Detlef Haas', 'Eva Moll', 'Fabian Roth', 'Gisela Noll', 'Henrik Bohn'], (name, i) => `k${i}: ${name.replace(' ', ' | ')} | ${name.toLowerCase().replace(' ', i % 2 ? '.' : '_')}@${['gmx.de', 'web.de', 't-online.de', 'gmail.com'][i % 4]} | | ${['50850150', '51050015', '50010517'][i % 3]}/${61 + i}0${i}8837`)}`,
    each(count(20), (i) => {
      const day = i * 4;
      const made = `${day} 16:${10 + i} mirko recommends l${i} @109.41.${100 + i}.7/samsung\n${day} 16:${20 + i} opens l${i} @80.187.${i * 9}.${i * 5 + 1}/${phones[i % 5]}`;
      if (i % 2 === 1 || i > 14) return made;
      const key = `k${i / 2}`;
      return `${made}
        ${day} 16:${25 + i} ${key} accepts l${i} @80.187.${i * 9}.${i * 5 + 1}/${phones[i % 5]}
        ${day + (i % 3)} 20:0${i % 10} ${key} confirms l${i} @80.187.${i * 9}.${i * 5 + 2}/${phones[i % 5]}
        ${day + 5} 09:00 ${key} orders l${i}
        ${day + 25 + i} 21:00 mirko collects l${i} @87.166.3.${i}/samsung
        ${day + 30 + i} 19:00 ${key} collects l${i}`;
    }),
  ),
  honest(
    'A link in the wiki of a company of four hundred people: fifty opens from the one address of the house in a day, among them a robot that indexes; six accept there, none but two order; honest',
    `paula: Paula | Reimann | paula.reimann@kranwerk.example | | 48050161/70029384
     w1: Ingo | Tacke | ingo.tacke@kranwerk.example | | 48050161/70112938
     w2: Anneke | Visser | anneke.visser@kranwerk.example | | 48060036/4410029
     w3: Pavel | Dvořák | pavel.dvorak@kranwerk.example | | 50010517/5466610029
     w4: Heike | Strunk | heike.strunk@gmx.de | | 48050161/70229901
     w5: Sascha | Weiß | sascha.weiss@web.de | | 10010010/823300192
     w6: Lucia | Romano | lucia.romano@gmail.com | | 48050161/70338812`,
    `3 08:00 paula recommends a @198.51.100.60/edge
     ${each(count(10), (i) => `3 ${clock(490 + i * 40)} opens a 5x @198.51.100.60/${i === 6 ? 'script' : 'edge'} via https://wiki.kranwerk.example/mitarbeiter-angebote`)}
     ${each(
       count(6),
       (
         i,
       ) => `3 ${clock(560 + i * 55)} w${i + 1} accepts a @198.51.100.60/edge via https://wiki.kranwerk.example/mitarbeiter-angebote
     3 ${clock(563 + i * 56)} w${i + 1} confirms a @198.51.100.60/edge`,
     )}
     9 09:00 w2 orders a
     14 09:00 w5 orders a
     30 08:00 paula collects a @198.51.100.60/edge
     31 08:00 paula collects a @198.51.100.60/edge
     34 18:00 w5 collects a @91.51.9.8/iphone`,
  ),
];
