import type { History } from '../history.ts';
import { dishonest, each } from './life.ts';

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);
const clock = (minutes: number): string =>
  `${String(Math.floor(minutes / 60) % 24).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
const agents = ['chrome', 'firefox', 'iphone', 'edge', 'android', 'safari'];
const coupons = 'https://gutschein-blitz.example/weitersagen';

const bought = ['Adam Roy', 'Bela Kis', 'Carl Voss', 'Dora Ney', 'Egon Fry', 'Fee Kant', 'Gero Lenz', 'Hedi Marx'];

/** Too much, too fast, at the wrong place; orders that were never meant; money that goes elsewhere. */
export const abuseTraffic: readonly History[] = [
  dishonest(
    'velocity',
    'Forty links to a bought list of addresses within two hours; eight strangers are talked into it by telephone and accept in one half hour from the machine of the caller',
    `sorin: Sorin | Marinescu | sorin.marinescu@gmail.com | | 10011001/2600012349
     ${each(bought, (name, i) => `z${i}: ${name.replace(' ', ' | ')} | ${name.toLowerCase().replace(' ', '.')}@${['gmx.de', 'web.de', 't-online.de', 'freenet.de'][i % 4]} | | ${['20050550', '37050198', '70150000'][i % 3]}/${8812 + i * 911}`)}`,
    each(count(40), (i) => {
      const made = `0 ${clock(600 + i * 3)} sorin recommends l${i} to kontakt${i * 17 + 3}@liste-de.example @198.51.100.222/chrome`;
      if (i > 7) return made;
      return `${made}
        0 ${clock(780 + i * 4)} z${i} accepts l${i} @198.51.100.222/chrome
        ${i % 3} ${clock(900 + i * 40)} z${i} confirms l${i}
        4 09:00 z${i} orders l${i}
        ${i % 3 === 1 ? `10 09:00 z${i} cancels l${i}` : `19 ${clock(600 + i)} sorin collects l${i} @198.51.100.222/chrome`}`;
    }),
  ),
  dishonest(
    'velocity',
    'A script makes twelve recipients out of one link in nine minutes: every form forty-five seconds after the last, from one network, each confirmed in the same minute, all orders on one day',
    `marc: Marc | Delling | marc.delling@outlook.example | | 50010517/5401230099
     ${each(count(12), (i) => `u${i}: ${['Tom', 'Pia', 'Kai', 'Uli'][i % 4]} | ${['Lang', 'Berg', 'Hahn'][i % 3]} | ${['tom', 'pia', 'kai', 'uli'][i % 4]}.${['lang', 'berg', 'hahn'][i % 3]}@mailkasten${(i % 5) + 1}.example | | 12030000/10440${i + 10}77`)}`,
    `5 02:30 marc recommends a @192.0.2.140/linux
     ${each(
       count(12),
       (i) => `5 ${clock(182 + Math.floor(i * 0.75))} opens a @192.0.2.${141 + (i % 3)}/headless
     5 ${clock(182 + Math.floor(i * 0.75))} u${i} accepts a @192.0.2.${141 + (i % 3)}/headless
     5 ${clock(182 + Math.floor(i * 0.75))} u${i} confirms a @192.0.2.${141 + (i % 3)}/script
     7 09:00 u${i} orders a
     22 ${clock(120 + i * 2)} marc collects a @192.0.2.140/linux
     23 ${clock(120 + i)} u${i} collects a @192.0.2.${141 + (i % 3)}/headless`,
     )}`,
  ),
  dishonest(
    'clickStuffing',
    'A hidden frame on a page of free films opens the link thousands of times for visitors who see nothing of it; two who buy anyway are counted as his',
    `vlad: Vladimir | Krause | v.krause@web.de | | 10010010/700192833
     a1: Hubert | Linse | hubert.linse@gmx.de | | 68050101/10029384
     a2: Roswitha | Thoma | r.thoma@t-online.de | | 68090000/4400192`,
    `0 12:00 vlad recommends a @91.51.5.5/linux
     ${each(count(60), (i) => `${1 + Math.floor(i / 12)} ${clock(1080 + ((i * 5) % 300))} opens a ${40 + (i % 7) * 9}x @${['84.150', '91.19', '109.41', '178.3'][i % 4]}.${i * 4}.${(i * 19) % 250}/${agents[i % 6]} via https://filme-gratis.example/embed?f=${i}`)}
     3 19:30 a1 accepts a @84.150.12.3/chrome via https://filme-gratis.example/embed?f=3
     3 19:50 a1 confirms a @84.150.12.3/chrome
     5 21:00 a2 accepts a @91.19.80.2/edge via https://filme-gratis.example/embed?f=9
     6 08:00 a2 confirms a @91.19.80.2/edge
     7 09:00 a1 orders a
     9 09:00 a2 orders a
     24 12:00 vlad collects a @91.51.5.5/linux
     24 12:01 vlad collects a @91.51.5.5/linux`,
  ),
  dishonest(
    'clickStuffing',
    'He buys advertisements on the name of the brand, against the terms, and sends those who look for it through his link: steady clicks with paid click ids, nobody knows him, six orders of strangers',
    `andre: André | Voigt | andre@tarif-fuchs.example | | 43060967/1199002837
     ${each(count(6), (i) => `s${i}: ${['Rolf', 'Edda', 'Sven', 'Mona', 'Dirk', 'Nele'][i]} | ${['Kranz', 'Lamm', 'Moos', 'Nagel', 'Orth', 'Pfaff'][i]} | ${['rolf.kranz', 'edda_lamm', 'svenmoos', 'mona.nagel', 'd.orth', 'nele.pfaff'][i]}@${i % 2 ? 'web.de' : 'gmx.de'} | | 37040044/5500${i}192`)}`,
    `2 09:00 andre recommends a @203.0.113.31/macChrome
     ${each(count(84), (i) => `${3 + Math.floor(i / 3)} ${clock(500 + ((i * 97) % 800))} opens a @${['87.1', '93.2', '79.2', '80.1'][i % 4]}${(i * 3) % 30 < 10 ? `1${(i * 3) % 10}` : (i * 3) % 30}.${(i * 7) % 250}.${(i * 11) % 250}/${agents[(i * 5) % 6]} via https://www.google.com/aclk?gclid=EAIaIQobChMI${1000 + i * 37}`)}
     ${each(
       count(6),
       (i) => `${4 + i * 4} 21:0${i} s${i} accepts a via https://www.google.com/aclk?gclid=EAIaIQobChMI${5000 + i * 91}
     ${4 + i * 4} 21:1${i} s${i} confirms a
     ${8 + i * 4} 09:00 s${i} orders a
     ${26 + i * 4} 09:0${i} andre collects a @203.0.113.31/macChrome`,
     )}`,
  ),
  dishonest(
    'linkHijack',
    'A recommender puts the link on a page of coupons as "20 Euro for everybody"; strangers come from there in rows and get what was meant for acquaintances',
    `lars: Lars | Timm | lars.timm@gmx.de | | 20050550/1099002834
     ${each(count(7), (i) => `g${i}: ${['Ina', 'Udo', 'Rea', 'Jan', 'Eda', 'Mio', 'Lia'][i]} | ${['Rabe', 'Specht', 'Star', 'Dohle', 'Fink', 'Zeisig', 'Meise'][i]} | ${['ina', 'udo', 'rea', 'jan', 'eda', 'mio', 'lia'][i]}.${['rabe', 'specht', 'star', 'dohle', 'fink', 'zeisig', 'meise'][i]}@${['gmail.com', 'web.de', 'gmx.de'][i % 3]} | | 50010517/54019${i}2837`)}`,
    `0 12:00 lars recommends a @77.2.2.2/chrome
     ${each(count(70), (i) => `${1 + Math.floor(i / 14)} ${clock(480 + ((i * 67) % 900))} opens a @${['2.206', '31.16', '46.5', '78.50'][i % 4]}.${i * 3}.${(i * 23) % 250}/${agents[i % 6]} via ${coupons}`)}
     ${each(
       count(7),
       (i) => `${1 + Math.floor(i / 2)} 22:0${i} g${i} accepts a @78.50.${i * 9}.4/${agents[i % 6]} via ${coupons}
     ${1 + Math.floor(i / 2)} 22:1${i} g${i} confirms a @78.50.${i * 9}.4/${agents[i % 6]}
     ${5 + i} 09:00 g${i} orders a
     ${21 + i} 12:00 lars collects a @77.2.8.8/chrome
     ${22 + i} 12:00 g${i} collects a @78.50.${i * 9}.9/${agents[i % 6]}`,
     )}`,
  ),
  dishonest(
    'linkHijack',
    'A patient one: a browser extension that looks for coupons puts his link before the checkout of people who are in the shop already; few clicks, from the shop itself, and acceptance within seconds',
    `hijack: Patrick | Seidel | p.seidel@rabatt-helfer.example | | 12030000/1099220033
     ${each(count(4), (i) => `h${i}: ${['Jutta', 'Sami', 'Klara', 'Egbert'][i]} | ${['Rose', 'Haddad', 'Engels', 'Tonn'][i]} | ${['jutta.rose', 'sami.haddad', 'klara.engels', 'egbert.tonn'][i]}@${['web.de', 'gmail.com', 'gmx.de', 't-online.de'][i]} | | 30050110/10${i}29384`)}`,
    `1 10:00 hijack recommends a @95.90.77.7/linux
     ${each(
       count(4),
       (
         i,
       ) => `${9 + i * 17} ${18 + i}:40 opens a @84.1${40 + i}.3.${i + 7}/${agents[i]} via https://rabatt-helfer.example/extension?at=checkout
     ${9 + i * 17} ${18 + i}:40 h${i} accepts a @84.1${40 + i}.3.${i + 7}/${agents[i]} via https://rabatt-helfer.example/extension?at=checkout
     ${9 + i * 17} ${18 + i}:48 h${i} confirms a @84.1${40 + i}.3.${i + 7}/${agents[i]}
     ${10 + i * 17} 09:00 h${i} orders a
     ${27 + i * 17} 10:00 hijack collects a @95.90.77.7/linux`,
     )}`,
  ),
  dishonest(
    'orderAndCancel',
    "Three friends order for each other's reward and cancel all three within four days after both sides have collected",
    `rico: Rico | Hempel | rico.hempel@gmx.de | | 87050000/33009182
     maik: Maik | Zeuner | maik.zeuner@web.de | | 87050000/35511029
     toni: Toni | Uhlig | toni.uhlig@gmx.de | | 87096124/10029384
     lisa: Lisa | Hempel | lisa.hempel.c@gmx.de | | 10011001/2611110022`,
    `${each(
      ['maik', 'toni', 'lisa'],
      (key, i) => `${i} 20:00 rico recommends ${key} @91.5.5.5/android
     ${i} 20:20 ${key} accepts ${key} @109.41.${i * 9}.3/android
     ${i} 20:25 ${key} confirms ${key} @109.41.${i * 9}.3/android
     ${i + 2} 09:00 ${key} orders ${key}
     ${i + 17} 20:00 rico collects ${key} @91.5.5.5/android
     ${i + 17} 21:00 ${key} collects ${key} @109.41.${i * 9}.8/android
     ${22 + i} 09:00 ${key} cancels ${key}`,
    )}`,
  ),
  dishonest(
    'orderAndCancel',
    'A couple of cheats turns in a circle: he orders by her link, they collect, he cancels after the release, takes a new link with another product and does it again, four times in four months',
    `gina: Gina | Terlinden | gina.terlinden@web.de | Rheinstraße 2, 47051 Duisburg | 35050000/20019283
     boris: Boris | Maas | boris.maas@gmx.de | Rheinstraße 2, 47051 Duisburg | 10010010/733001928`,
    each(
      count(4),
      (i) => `${i * 28} 19:00 gina recommends l${i} @87.122.70.7/iphone
     ${i * 28} 19:30 opens l${i} @87.122.70.7/chrome
     ${i * 28} 19:33 boris accepts l${i} @87.122.70.7/chrome
     ${i * 28} 19:35 boris confirms l${i} @87.122.70.7/chrome
     ${i * 28 + 2} 09:00 boris orders l${i}
     ${i * 28 + 17} 08:00 gina collects l${i} @87.122.70.7/iphone
     ${i * 28 + 17} 08:10 boris collects l${i} @87.122.70.7/chrome
     ${i * 28 + 21} 09:00 boris cancels l${i}`,
    ),
  ),
  dishonest(
    'accountTakeover',
    'Somebody has the password of an honest recommender from a leak, comes at four in the morning from a foreign network, replaces the IBAN by that of a mule and collects two rewards within six minutes',
    `irmgard: Irmgard | Sauer | irmgard.sauer@t-online.de | Rebenweg 3, 67434 Neustadt | 54651240/110029
     n1: Klaus | Ehrhardt | klaus.ehrhardt@web.de | | 54651240/2200193
     n2: Petra | Zahn | petra.zahn@gmx.de | | 54691200/33001`,
    `0 15:00 irmgard recommends a @84.148.3.3/firefox
     6 15:00 irmgard recommends b @84.148.3.3/firefox
     1 18:00 n1 accepts a
     1 18:10 n1 confirms a
     7 18:00 n2 accepts b
     8 18:00 n2 confirms b
     4 09:00 n1 orders a
     11 09:00 n2 orders b
     29 04:02 irmgard replacesIban 10011001/2677002918 @185.220.101.4/linux
     29 04:06 irmgard collects a with 10011001/2677002918 @185.220.101.4/linux
     29 04:08 irmgard collects b with 10011001/2677002918 @185.220.101.4/linux`,
  ),
  dishonest(
    'accountTakeover',
    'A patient one: the mail box of a recipient is taken over; the thief leaves the collected reward alone, replaces the IBAN a day later by a foreign one, from a network of the same country with the usual browser name, at an hour of the office',
    `sepp: Josef | Brandl | sepp.brandl@web.de | | 70169614/33009
     resi: Theresia | Kofler | resi.kofler@gmx.de | Kirchplatz 2, 83700 Rottach-Egern | 70169383/44001`,
    `0 18:00 sepp recommends a @93.104.2.2/edge
     2 20:00 opens a @93.104.60.6/samsung
     2 20:09 resi accepts a @93.104.60.6/samsung
     2 20:15 resi confirms a @93.104.60.6/samsung
     6 09:00 resi orders a
     28 20:00 resi collects a @93.104.61.9/samsung
     29 11:20 resi replacesIban PL61109010140000071219812874 @91.64.200.3/samsung
     30 18:00 sepp collects a @93.104.2.2/edge`,
  ),
];
