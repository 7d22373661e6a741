import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { clock, crowd, german, honest, journey, opens, person, recommends, spot, uneven } from './builders.ts';

const team = [
  ['Maximilian', 'Huber', 'max.huber@gmx.de'],
  ['Luca', 'Bianchi', 'lucabianchi@libero.it'],
  ['Emre', 'Çelik', 'emre.celik99@gmail.com'],
  ['Stefan', 'Brandl', 'brandl.stefan@web.de'],
  ['Kevin', 'Schröder', 'kevin_schroeder@hotmail.de'],
  ['Jakub', 'Kamiński', 'jakub.kaminski@onet.pl'],
  ['Florian', 'Eder', 'flo.eder@t-online.de'],
  ['Mehmet', 'Arslan', 'm.arslan@outlook.de'],
  ['Philipp', 'Königs', 'philipp@koenigs-bau.example'],
  ['Andreas', 'Mayr', 'andi.mayr@icloud.com'],
  ['Samuel', 'Owusu', 'samuelowusu7@gmail.com'],
  ['Benedikt', 'Rößler', 'benedikt.roessler@posteo.de'],
  ['Nico', 'Pfeiffer', 'nico.pfeiffer@web.de'],
  ['Ludwig', 'Aigner', 'ludwig.aigner@gmx.net'],
] as const;

const fair = [
  ['Jule', 'Sander', 'jule.sander@stud.hs-bremen.example'],
  ['Karim', 'Haddad', 'karim.haddad@gmail.com'],
  ['Anouk', 'Lefèvre', 'anouk.lef@orange.fr'],
  ['Sören', 'Lüth', 'soeren.lueth@web.de'],
  ['Thea', 'Jüngling', 'theajuengling@icloud.com'],
  ['Bilal', 'Rahimi', 'bilal.rahimi@gmx.de'],
  ['Wiebke', 'Onken', 'wiebke.onken@posteo.de'],
  ['Leon', 'Fuß', 'leon.fuss@stud.hs-bremen.example'],
  ['Ximena', 'Rojas', 'xime.rojas@hotmail.com'],
  ['Hannah', 'Döring', 'hannah.doering@gmail.com'],
  ['Tjark', 'Behrens', 'tjark.behrens@mail.de'],
] as const;

const works = [
  ['Gerd', 'Sauer', 'gerd.sauer@walzwerk-siegen.example'],
  ['Ute', 'Nöll', 'ute.noell@walzwerk-siegen.example'],
  ['Hakan', 'Polat', 'hakan.polat@walzwerk-siegen.example'],
  ['Dirk', 'Schütz', 'dirk.schuetz@walzwerk-siegen.example'],
  ['Sonja', 'Kraemer', 'sonja.kraemer@walzwerk-siegen.example'],
  ['Vitali', 'Schmidt', 'vitali.schmidt@walzwerk-siegen.example'],
  ['Jens', 'Hoffmann', 'jens.hoffmann@walzwerk-siegen.example'],
  ['Carla', 'Ferreira', 'carla.ferreira@walzwerk-siegen.example'],
  ['Bernd', 'Achenbach', 'bernd.achenbach@walzwerk-siegen.example'],
  ['Nadine', 'Wüst', 'nadine.wuest@walzwerk-siegen.example'],
] as const;

const parish = [
  ['Hedwig', 'Vogelsang', 'hedwig.vogelsang@t-online.de'],
  ['Josef', 'Wörmann', 'josef.woermann@web.de'],
  ['Claudia', 'Isenberg', 'claudia.isenberg@gmx.de'],
  ['Rainer', 'Öhlmann', 'r.oehlmann@t-online.de'],
  ['Elke', 'Stratmann', 'elke.stratmann@freenet.de'],
  ['Thi Mai', 'Tran', 'mai.tran@gmail.com'],
  ['Bernadette', 'Kühn', 'b.kuehn@arcor.de'],
  ['Alfons', 'Bußmann', 'alfons.bussmann@osnanet.de'],
] as const;

const tenants = [
  ['Natalia', 'Sokolova', 'natalia.sokolova@mail.ru'],
  ['Robert', 'Zöllner', 'robert.zoellner@web.de'],
  ['Gül', 'Aydın', 'gul.aydin@gmail.com'],
  ['Jan-Erik', 'Malmström', 'janerik.malmstrom@telia.com'],
  ['Charlotte', 'Preuß', 'charlotte.preuss@gmx.de'],
  ['Omar', 'Saleh', 'omar.saleh@outlook.com'],
] as const;

/** Homes and telephones of many places, without a rhythm. */
const mobile = (seed: number, at: number): string =>
  `${[80, 176, 109, 46, 92][uneven(seed, at, 5)]}.${uneven(seed + 1, at, 250)}.${uneven(seed + 2, at, 250)}.${1 + uneven(seed + 3, at, 250)}`;
const anyBrowser = (seed: number, at: number): string =>
  [browsers.iphone, browsers.android, browsers.samsung, browsers.chrome, browsers.firefox][uneven(seed, at, 5)] ?? '';

export const popular: readonly History[] = [
  honest(
    'A trainer of football recommends to fourteen of his teams within a week, each link by name; eleven order, all of them stand',
    {
      coach: person('Wolfgang', 'Steininger', 'w.steininger@tsv-gilching.example', {
        iban: german(70250150, 22933011),
      }),
      ...crowd(team, (at) => ({ phone: `+49 17${at % 9} ${2230041 + at * 60617}` })),
    },
    team.flatMap((_, at) =>
      journey(
        `t${at}`,
        ['coach', `p${at}`],
        {
          recommends: clock(uneven(21, at, 6), 1000 + at * 3 + uneven(22, at, 300)),
          accepts: clock(7 + uneven(23, at, 9), 600 + uneven(24, at, 700)),
          confirms: clock(16 + uneven(25, at, 2), 600 + uneven(26, at, 700)),
          ...(at % 5 === 4 ? {} : { orders: clock(20 + uneven(27, at, 20), 600), collects: clock(60 + at, 1230) }),
        },
        spot('217.91.44.3', browsers.chrome),
        spot(mobile(28, at), anyBrowser(33, at)),
      ),
    ),
  ),
  honest(
    'A student lets eleven freshmen fill in the form on her tablet at a stand within two hours; each confirms from the own telephone',
    {
      ambassador: person('Merle', 'Hinrichs', 'merle.hinrichs@stud.hs-bremen.example', {
        iban: german(29050101, 81344007),
      }),
      ...crowd(fair, (at) => ({ phone: `+49 15${at % 9}8 ${4412087 + at * 51713}` })),
    },
    recommends('3 09:40', 'ambassador', 's', spot('194.94.24.10', browsers.ipad)),
    fair.flatMap((_, at) => [
      ...journey(
        's',
        ['ambassador', `p${at}`],
        { accepts: clock(3, 600 + at * 9 + uneven(41, at, 8)) },
        undefined,
        spot('194.94.24.10', browsers.ipad),
      ),
    ]),
    fair.flatMap((_, at) =>
      at === 6
        ? []
        : [
            {
              ...{ day: 3 + uneven(42, at, 3), time: `1${3 + uneven(43, at, 6)}:${10 + uneven(44, at, 49)}` },
              does: 'confirms' as const,
              who: `p${at}`,
              link: 's',
              network: mobile(45, at),
              browser: anyBrowser(46, at),
            },
          ],
    ),
    [1, 2, 4, 5, 8, 9].map((at) => ({
      day: 12 + at,
      time: '10:00',
      does: 'orders' as const,
      who: `p${at}`,
      link: 's',
    })),
    [1, 2, 4, 5].map((at) => ({
      day: 40 + at,
      time: '21:14',
      does: 'collects' as const,
      who: 'ambassador',
      link: 's',
      network: '77.20.190.4',
    })),
  ),
  honest(
    'The chair of a works council recommends to ten of the plant: one domain of mail, one network, nine orders in ten days',
    {
      chair: person('Manfred', 'Klöckner', 'manfred.kloeckner@walzwerk-siegen.example', {
        iban: german(46050001, 1014455),
      }),
      ...crowd(works, (at) => ({ iban: german(46050001, 2088110 + at * 50321) })),
    },
    works.flatMap((_, at) =>
      journey(
        `w${at}`,
        ['chair', `p${at}`],
        {
          recommends: clock(at < 6 ? 0 : 1, 560 + at * 7 + uneven(51, at, 6)),
          accepts: clock(2 + uneven(52, at, 5), 380 + uneven(53, at, 500)),
          confirms: clock(7, 380 + uneven(54, at, 500)),
          ...(at === 7
            ? {}
            : { orders: clock(10 + uneven(55, at, 10), 600), gets: clock(38 + at, 370 + uneven(56, at, 400)) }),
        },
        spot('195.20.133.1', browsers.edge),
        spot('195.20.133.1', browsers.edge),
      ),
    ),
  ),
  honest(
    'A verger types eight links on a Sunday afternoon, three minutes apart, from a list of the parish; five order in two months',
    {
      verger: person('Franz-Josef', 'Terhorst', 'fj.terhorst@osnanet.de', { iban: german(26550105, 150022) }),
      ...crowd(parish),
    },
    parish.flatMap(([, , email], at) =>
      journey(
        `v${at}`,
        ['verger', `p${at}`],
        {
          recommends: clock(6, 900 + at * 3),
          contact: email,
          opens: clock(8 + at * 4, 660),
          accepts: clock(8 + at * 4, 670 + uneven(61, at, 30)),
          confirms: clock(9 + at * 4, 500 + uneven(62, at, 700)),
          ...([1, 4, 6].includes(at) ? {} : { orders: clock(15 + at * 6, 600), collects: clock(40 + at * 9, 1115) }),
        },
        spot('91.97.4.161', browsers.oldFirefox),
        spot(mobile(63, at), anyBrowser(67, at)),
      ),
    ),
  ),
  honest(
    'A caretaker recommends electricity to six new tenants of a house: one street and number, keys handed over in one week',
    {
      caretaker: person('Detlef', 'Ramm', 'hausmeister.ramm@web.de', { iban: german(16050000, 3503001) }),
      ...crowd(tenants, () => ({ home: 'Babelsberger Straße 14, 14473 Potsdam' })),
    },
    recommends('1 07:45', 'caretaker', 'h', spot('93.220.11.94', browsers.samsung)),
    tenants.flatMap((_, at) =>
      journey(
        'h',
        ['caretaker', `p${at}`],
        {
          opens: clock(2 + at, 1000),
          accepts: clock(2 + at, 1020 + uneven(71, at, 100)),
          confirms: clock(3 + at, 400 + uneven(72, at, 600)),
          orders: clock(9 + at, 600),
          collects: clock(32 + at, 430 + at),
        },
        spot('93.220.11.94', browsers.samsung),
        spot(mobile(73, at), anyBrowser(77, at)),
      ),
    ),
  ),
  honest(
    'Somebody with a channel of pictures shows the link for a day: sixty visits with fbclid, four recipients, two orders',
    {
      star: person('Vanessa', 'Kühne', 'hello@vanessakuehne.example', { iban: german(10011001, 2627788990) }),
      ...crowd(
        fair
          .slice(0, 4)
          .map(([first, last], at) => [first, `${last}-Groth`, `${first.toLowerCase()}.g${at + 81}@gmail.com`]),
      ),
    },
    recommends('2 17:00', 'star', 'i', spot('185.17.205.40', browsers.iphone)),
    Array.from({ length: 24 }, (_, at) =>
      opens(
        clock(2, 1060 + uneven(81, at, 1300)),
        'i',
        spot(mobile(82, at), browsers.instagram, `https://l.instagram.com/?fbclid=PAZXh0bgNhZW${at}x`),
        1 + uneven(86, at, 4),
      ),
    ),
    [0, 1, 2, 3].flatMap((at) =>
      journey(
        'i',
        ['star', `p${at}`],
        {
          accepts: clock(3 + at, 700 + uneven(87, at, 500)),
          confirms: clock(3 + at, 1300 + at),
          ...(at % 2 ? { orders: clock(14 + at, 600), collects: clock(45 + at, 1010) } : {}),
        },
        spot('185.17.205.40', browsers.iphone),
        spot(mobile(88, at), browsers.instagram, 'https://l.instagram.com/?fbclid=PAZXh0bgNhZW0'),
      ),
    ),
  ),
];
