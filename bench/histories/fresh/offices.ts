import type { History } from '../history.ts';
import { each, honest } from './life.ts';

const colleagues =
  'Birgit Adler, Cengiz Demir, Doris Ebert, Erik Falk, Frauke Gerdes, Gül Arslan, Holger Ihde, Ines Jahn'
    .concat(', Jörg Köhler, Karin Lutz, Lars Mohr, Maren Nolte, Nadja Orlow, Olaf Pohl, Pia Quandt')
    .split(', ')
    .map((name, index) => {
      const [first = '', last = ''] = name.split(' ');
      const mail = `${first}.${last}@hansen-logistik.example`.toLowerCase().replaceAll('ü', 'ue').replaceAll('ö', 'oe');
      return {
        key: `c${index}`,
        first,
        last,
        mail,
        bank: `${['20050550', '20041133', '12030000', '50010517', '10010010'][index % 5]}/${71930 + index * 88317}`,
      };
    });
const desks = ['edge', 'edge', 'chrome', 'edge', 'firefox'];

const nurses = [
  {
    key: 'olga',
    is: 'Olga | Petrenko | olga.petrenko@web.de | Kolpingstraße 4, 45127 Essen | 36050105/2900417',
    day: 1,
    time: '03:20',
  },
  {
    key: 'maria',
    is: 'Maria | Santos | maria.santos77@gmail.com | Rüttenscheider Straße 90, 45131 Essen | 50010517/5412287634',
    day: 1,
    time: '03:45',
  },
  {
    key: 'bernd',
    is: 'Bernd | Kaczmarek | b.kaczmarek@gmx.de | Altenessener Straße 210, 45326 Essen | 36050105/4711029',
    day: 4,
    time: '05:40',
  },
];

/** One network for many: work, study, travel, and what carriers do. */
export const offices: readonly History[] = [
  honest(
    'A popular colleague recommends to fifteen people in one week from the network of the company, ten of them order: honest, everybody sits in the same building and has the mail address of the company',
    `susi: Susanne | Hansen-Wulf | susanne.hansen-wulf@hansen-logistik.example | Deichstraße 17, 20459 Hamburg | 20050550/1040883321
     ${each(colleagues, ({ key, first, last, mail, bank }) => `${key}: ${first} | ${last} | ${mail} | | ${bank}`)}`,
    each(colleagues, ({ key, mail }, index) => {
      const day = Math.floor(index / 3);
      const [hour, minute] = [8 + (index % 3) * 3, 10 + index * 3];
      const browser = desks[index % desks.length];
      const steps = [
        `${day} ${hour}:${minute} susi recommends l${index} to ${mail} @203.0.113.10/edge`,
        `${day} ${hour + 1}:${minute} opens l${index} @203.0.113.10/${browser}`,
        `${day} ${hour + 1}:${minute + 4} ${key} accepts l${index} @203.0.113.10/${browser}`,
        `${day + (index % 2)} ${hour + 2}:${minute} ${key} confirms l${index} @203.0.113.10/${browser}`,
      ];
      if (index % 3 === 1) return steps.join('\n');
      const ordered = day + 3 + (index % 4);
      steps.push(
        `${ordered} 09:00 ${key} orders l${index}`,
        `${ordered + 16 + index} 12:${minute} susi collects l${index} @203.0.113.10/edge`,
      );
      if (index % 2 === 0) steps.push(`${ordered + 19 + index * 2} 19:${minute} ${key} collects l${index}`);
      return steps.join('\n');
    }),
  ),
  honest(
    'A student recommends to four others of the course over the network of the university, all in one lecture: honest',
    `nora: Nora | Bäumler | nora.baeumler@stud.uni-nord.example | | 20050550/1239910034
     ali: Ali | Rezaei | ali.rezaei@stud.uni-nord.example | | 10011001/2611900384
     finn: Finn | Thomsen | finn.thomsen@gmx.de | | 21750000/1160028
     yun: Yun | Park | yun.park@gmail.com | | 12030000/1060049981
     greta: Greta | Lau | greta.lau@web.de | | 43060967/2033441900`,
    `2 10:20 nora recommends a @192.0.2.200/safari
     2 10:21 nora recommends b @192.0.2.200/safari
     2 10:21 nora recommends c @192.0.2.200/safari
     2 10:22 nora recommends d @192.0.2.200/safari
     2 10:30 opens a @192.0.2.200/linux
     2 10:33 ali accepts a @192.0.2.200/linux
     2 10:34 ali confirms a @192.0.2.200/linux
     2 10:31 opens b @192.0.2.200/iphone
     2 10:40 finn accepts b @192.0.2.200/iphone
     2 21:00 finn confirms b @79.220.14.3/iphone
     2 10:50 yun accepts c @192.0.2.200/safari
     2 10:52 yun confirms c @192.0.2.200/safari
     2 11:10 opens d @192.0.2.200/iphone
     6 11:05 greta accepts d @192.0.2.200/iphone
     6 11:06 greta confirms d @192.0.2.200/iphone
     7 09:00 ali orders a
     8 09:00 yun orders c
     15 09:00 greta orders d
     24 14:00 nora collects a @192.0.2.200/safari
     24 14:01 nora collects c @192.0.2.200/safari
     29 14:30 nora collects d @192.0.2.200/safari
     30 09:10 yun collects c @192.0.2.200/safari`,
  ),
  honest(
    'A recommender in a hotel at a fair recommends to a man met at the bar: one hotel network for both, later two other towns; honest',
    `sven: Sven | Achterberg | achterberg@achterberg-kaelte.example | Industriestraße 4, 49808 Lingen | 26650001/1091823745
     marco: Marco | Rossi | marco.rossi@libero.example | Via Dante 3, 39100 Bozen | IT60X0542811101000000123456`,
    `8 22:48 sven recommends a @198.51.100.77/iphone
     8 22:49 opens a @198.51.100.77/android
     8 22:57 marco accepts a @198.51.100.77/android
     8 22:59 marco confirms a @198.51.100.77/android
     14 09:00 marco orders a
     31 10:00 sven collects a @84.136.2.2/edge
     35 20:00 marco collects a @151.38.9.4/android`,
  ),
  honest(
    'Two friends at one carrier: all their acts come from the same shared mobile address with the same iPhone version, as those of ten thousand others do; honest',
    `aylin: Aylin | Koç | aylin.koc@icloud.com | | 37040044/550019238
     vanessa: Vanessa | Brück | vanessabrueck@icloud.com | | 37050198/1902210098`,
    `0 17:11 aylin recommends a @109.40.240.11/iphone
     0 17:13 opens a @109.40.240.11/iphone
     0 17:16 vanessa accepts a @109.40.240.11/iphone
     0 17:17 vanessa confirms a @109.40.240.11/iphone
     1 09:00 vanessa orders a
     15 17:30 aylin collects a @109.40.240.11/iphone
     15 17:31 vanessa collects a @109.40.240.11/iphone`,
  ),
  honest(
    'Nurses of a night shift use the one computer of the ward, one after the other between three and six: honest',
    `sandra: Sandra | Lehmkuhl | sandra.lehmkuhl@t-online.de | Ruhrallee 33, 45138 Essen | 36050105/8802913
     ${each(nurses, ({ key, is }) => `${key}: ${is}`)}`,
    `1 03:05 sandra recommends olga @198.51.100.140/edge
     1 03:07 sandra recommends maria @198.51.100.140/edge
     4 05:15 sandra recommends bernd @198.51.100.140/edge
     ${each(
       nurses,
       ({ key, day, time }, index) => `${day} ${time} ${key} accepts ${key} @198.51.100.140/edge
     ${day} ${time.replace(/.$/, '9')} ${key} confirms ${key} @198.51.100.140/edge
     ${day + 3 + index} 09:00 ${key} orders ${key}
     ${day + 24 + index} 04:1${index} sandra collects ${key} @198.51.100.140/edge
     ${day + 26 + index * 3} 04:30 ${key} collects ${key} @198.51.100.140/edge`,
     )}`,
  ),
  honest(
    'A woman without a computer recommends at the public library, her friend accepts at the next machine of the same library: honest',
    `rosa: Rosa | Kirchner | rosa.kirchner@web.de | Südstraße 71, 04275 Leipzig | 86055592/1184400912
     hilde: Hildegard | Wuttke | h.wuttke@freenet.de | Kochstraße 12, 04275 Leipzig | 86010090/612334905`,
    `3 14:02 rosa recommends a @192.0.2.61/firefox
     3 14:20 opens a @192.0.2.61/firefox
     3 14:41 hilde accepts a @192.0.2.61/firefox
     10 14:05 hilde confirms a @192.0.2.61/firefox
     12 09:00 hilde orders a
     31 14:10 rosa collects a @192.0.2.61/firefox
     31 14:30 hilde collects a @192.0.2.61/firefox`,
  ),
  honest(
    'Staff in three towns leave through one VPN of the company; the recommender in Munich and the recipient in Kiel look like one desk: honest',
    `georg: Georg | Aigner | georg.aigner@meridian-soft.example | Theresienstraße 30, 80333 München | 70150000/1004919273
     wiebke: Wiebke | Claussen | wiebke.claussen@meridian-soft.example | Holtenauer Straße 140, 24105 Kiel | 21050170/1002339018`,
    `1 09:04 georg recommends a to wiebke.claussen@meridian-soft.example @203.0.113.200/chrome
     1 09:10 opens a @203.0.113.200/chrome
     1 09:15 wiebke accepts a @203.0.113.200/chrome
     1 09:16 wiebke confirms a @203.0.113.200/chrome
     3 09:00 wiebke orders a
     20 09:00 georg collects a @203.0.113.200/chrome
     20 17:00 wiebke collects a @203.0.113.200/chrome`,
  ),
  honest(
    'Two people called Schmidt with nearly the same address of a small firm: honest, Thomas and Tamara are not related',
    `thomas: Thomas | Schmidt | t.schmidt@dachbau-ruhr.example | Kampstraße 1, 44137 Dortmund | 44050199/1331009284
     tamara: Tamara | Schmidt | ta.schmidt@dachbau-ruhr.example | Hellweg 72, 44787 Bochum | 43050001/33482910`,
    `0 07:10 thomas recommends a @198.51.100.9/chrome
     0 07:30 tamara accepts a @198.51.100.9/chrome
     0 07:31 tamara confirms a @198.51.100.9/chrome
     5 07:00 tamara orders a
     19 07:30 thomas collects a @198.51.100.9/chrome
     50 07:30 tamara collects a @84.44.130.2/iphone`,
  ),
  honest(
    'A handball coach recommends to the team in the club house: one link, nine of the team open it in the dressing room and five accept within half an hour; honest',
    `coach: Andreas | Wolters | andreas.wolters@gmx.de | Jahnstraße 6, 48149 Münster | 40050150/135200817
     p1: Bastian | Eilers | bastian.eilers@gmx.de | | 40050150/34001182
     p2: Christoph | Tenbrink | c.tenbrink@web.de | | 50010517/5400872931
     p3: David | Asante | david.asante@gmail.com | | 10011001/2600117829
     p4: Emil | Rolfes | emil.rolfes@gmail.com | | 40164528/901837700
     p5: Felix | zur Mühlen | felixzm@gmx.de | | 12030000/1090283377`,
    `2 20:40 coach recommends a @203.0.113.55/android
     2 20:44 opens a 4x @203.0.113.55/iphone
     2 20:46 opens a 3x @203.0.113.55/android
     2 20:47 opens a 2x @203.0.113.55/samsung
     2 20:50 p1 accepts a @203.0.113.55/iphone
     2 20:51 p2 accepts a @203.0.113.55/android
     2 20:51 p1 confirms a @203.0.113.55/iphone
     2 20:58 p3 accepts a @203.0.113.55/iphone
     2 21:00 p3 confirms a @203.0.113.55/iphone
     2 21:06 p4 accepts a @203.0.113.55/samsung
     2 21:12 p5 accepts a @203.0.113.55/android
     2 23:30 p2 confirms a @80.187.4.5/android
     3 08:00 p4 confirms a
     6 12:00 p5 confirms a
     8 09:00 p1 orders a
     9 09:00 p3 orders a
     13 09:00 p4 orders a
     25 20:00 coach collects a
     25 20:02 coach collects a
     29 20:00 coach collects a
     30 10:00 p3 collects a
     33 10:00 p1 collects a`,
  ),
  honest(
    'In a home for refugees with one wireless network a man recommends to two neighbours of the corridor, all with the same address: honest, three families from three countries',
    `ahmad: Ahmad | Al-Khatib | ahmad.alkhatib90@gmail.com | Kasernenstraße 1, 15517 Fürstenwalde | 17055050/1100384756
     tetiana: Tetiana | Kovalenko | t.kovalenko@ukr.example | Kasernenstraße 1, 15517 Fürstenwalde | 10011001/2633874900
     biniam: Biniam | Tesfay | biniam.tesfay@gmail.com | Kasernenstraße 1, 15517 Fürstenwalde | 17055050/1100391127`,
    `0 21:00 ahmad recommends a @198.51.100.201/android
     0 21:02 ahmad recommends b @198.51.100.201/android
     0 21:10 tetiana accepts a @198.51.100.201/android
     0 21:14 tetiana confirms a @198.51.100.201/android
     0 21:20 biniam accepts b @198.51.100.201/android
     0 21:21 biniam confirms b @198.51.100.201/android
     3 09:00 tetiana orders a
     3 09:00 biniam orders b
     19 21:00 ahmad collects a @198.51.100.201/android
     19 21:01 ahmad collects b @198.51.100.201/android
     20 20:00 tetiana collects a @198.51.100.201/android
     22 20:00 biniam collects b @198.51.100.201/android`,
  ),
  honest(
    'Two travellers in a train: recommended, accepted and confirmed within four minutes over the network of the train, on the same model of laptop of two firms; honest',
    `jens: Jens | Uhlig | jens.uhlig@web.de | Neumarkt 2, 01067 Dresden | 85050300/3120019928
     viktoria: Viktoria | Saß | viktoria.sass@kanzlei-sass.example | Kantstraße 44, 10625 Berlin | 10050000/190038274`,
    `5 06:58 jens recommends a @80.187.200.3/edge
     5 06:59 opens a @80.187.200.3/edge
     5 07:01 viktoria accepts a @80.187.200.3/edge
     5 07:02 viktoria confirms a @80.187.200.3/edge
     8 09:00 viktoria orders a
     33 18:00 jens collects a @93.192.5.5/edge
     36 12:00 viktoria collects a @91.66.3.90/safari`,
  ),
  honest(
    "Both use a privacy relay of their phones, so every act shows another foreign address: honest, a brother-in-law and his wife's sister",
    `gregor: Gregor | Thalheim | gregor.thalheim@icloud.com | | 60050101/7402193300
     annika: Annika | Dreyer | annika.dreyer@icloud.com | | 25050180/1910022847`,
    `0 20:00 gregor recommends a @104.28.30.4/iphone
     0 20:20 opens a @172.225.5.18/iphone
     0 20:24 annika accepts a @104.28.62.9/iphone
     0 20:26 annika confirms a @172.225.80.3/iphone
     4 09:00 annika orders a
     22 20:00 gregor collects a @104.28.31.77/iphone
     22 21:30 annika collects a @172.225.6.201/iphone`,
  ),
  honest(
    'Two trainees in the boarding house of their company, one room, one address, one second-hand laptop: honest, each has a wage account in the home town',
    `kevin: Kevin | Baumgart | kevin.baumgart05@gmail.com | Lehrlingsheim 3, 38440 Wolfsburg | 80053762/394001128
     leon: Leon | Radtke | leon.radtke@gmx.de | Lehrlingsheim 3, 38440 Wolfsburg | 15050200/301882745`,
    `11 19:00 kevin recommends a @203.0.113.130/chrome
     11 19:20 opens a @203.0.113.130/chrome
     11 19:26 leon accepts a @203.0.113.130/chrome
     11 19:31 leon confirms a @203.0.113.130/chrome
     15 09:00 leon orders a
     32 19:00 kevin collects a @203.0.113.130/chrome
     39 22:00 leon collects a @203.0.113.130/chrome`,
  ),
  honest(
    'Three teachers of one school at the computer of the staff room; the deputy head recommends to them in a break on three days: honest',
    `ruth: Ruth | Eberle | eberle@schule-am-see.example | | 69050001/20883741
     uwe: Uwe | Nägele | naegele@schule-am-see.example | | 69050001/24500192
     isabel: Isabel | García Ruiz | garcia@schule-am-see.example | | 69290000/31774400
     tim: Tim | Oßwald | tim.osswald@gmx.de | | 66090800/7712203`,
    `1 09:35 ruth recommends a to naegele@schule-am-see.example @192.0.2.18/firefox
     2 09:36 ruth recommends b to garcia@schule-am-see.example @192.0.2.18/firefox
     4 11:20 ruth recommends c @192.0.2.18/firefox
     1 11:25 uwe accepts a @192.0.2.18/firefox
     1 11:27 uwe confirms a @192.0.2.18/firefox
     3 09:33 isabel accepts b @192.0.2.18/firefox
     3 20:10 isabel confirms b @92.72.33.4/android
     4 11:24 tim accepts c @192.0.2.18/firefox
     9 22:00 tim confirms c @178.1.5.5/linux
     10 09:00 uwe orders a
     14 09:00 isabel orders b
     29 09:40 ruth collects a @192.0.2.18/firefox
     29 09:42 ruth collects b @192.0.2.18/firefox
     30 17:00 uwe collects a @84.161.2.9/edge`,
  ),
  honest(
    'Residents of a home for the old share the tablet of the day room, and a volunteer helps both to type: honest, he who recommends and she who accepts live on two floors',
    `walter: Walter | Kühn | walter.kuehn@web.de | Stiftsweg 10, 34117 Kassel | 52050353/1200338 | +49 561 77000
     edith: Edith | Ansorge | edith.ansorge@web.de | Stiftsweg 10, 34117 Kassel | 52050353/1200871 | +49 561 77000`,
    `7 10:30 walter recommends a @87.139.60.2/tablet
     7 10:48 edith accepts a @87.139.60.2/tablet
     7 10:52 edith confirms a @87.139.60.2/tablet
     9 09:00 edith orders a
     28 10:30 walter collects a @87.139.60.2/tablet
     28 10:45 edith collects a @87.139.60.2/tablet`,
  ),
];
