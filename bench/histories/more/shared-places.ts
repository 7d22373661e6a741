import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { clock, crowd, foreign, german, honest, journey, opens, person, recommends, spot, uneven } from './builders.ts';

const office = spot('198.51.100.14', browsers.edge);
const hotel = '203.0.113.60';
const carrier = '100.68.14.201';
const ward = '192.0.2.80';
const train = '80.187.104.22';

const colleagues = [
  ['Birgit', 'Thoma', 'birgit.thoma@web.de'],
  ['Yusuf', 'Kaya', 'yusuf.kaya@gmail.com'],
  ['Petra', 'Schäfer', 'pschaefer68@gmx.de'],
  ['Lukas', 'Vogt', 'lukas@vogt-nuernberg.example'],
  ['Oksana', 'Melnyk', 'oksana.melnyk@ukr.net'],
] as const;

const hall = [
  ['Aylin', 'Demir', 'aylin.demir@stud.uni-kassel.example'],
  ['Jonas', 'Reuß', 'jonas.reuss@stud.uni-kassel.example'],
  ['Chidi', 'Okonkwo', 'chidi.ok@gmail.com'],
  ['Marlene', 'Voß', 'marlene.voss@posteo.de'],
  ['Tobias', 'Ünlü', 'tobi.uenlue@web.de'],
  ['Hanh', 'Nguyen', 'hanh.nguyen@stud.uni-kassel.example'],
  ['Pia', 'Kötter', 'piakoetter@icloud.com'],
] as const;

const fitters = [
  ['Marek', 'Wójcik', 'marek.wojcik@wp.pl'],
  ['Paweł', 'Nowak', 'pawel.nowak84@o2.pl'],
  ['Ionuț', 'Popescu', 'ionut.popescu@yahoo.ro'],
  ['Dragan', 'Petrović', 'd.petrovic@gmail.com'],
] as const;
const fitterHome = 'Industriestraße 9, 68169 Mannheim';

const night = [
  ['Swetlana', 'Engel', 'swetlana.engel@mail.de'],
  ['Maria', 'dos Santos', 'mdsantos@sapo.pt'],
  ['Ralf', 'Hübner', 'ralf.huebner@t-online.de'],
] as const;

export const sharedPlaces: readonly History[] = [
  honest(
    'A clerk recommends to five of her office by one link; one network, one managed browser, all within two days',
    {
      chef: person('Cornelia', 'Rüdiger', 'c.ruediger@freenet.de', { iban: german(76050101, 4423117) }),
      ...crowd(colleagues, (at) => ({ iban: german(76050101, 7100332 + at * 91187) })),
    },
    recommends('0 12:20', 'chef', 'o', office),
    colleagues.map((_, at) => opens(clock(uneven(3, at, 2), 740 + uneven(4, at, 220)), 'o', office)),
    colleagues.flatMap((_, at) =>
      journey(
        'o',
        ['chef', `p${at}`],
        {
          accepts: clock(1 + uneven(5, at, 2), 700 + uneven(6, at, 250)),
          confirms: clock(3, 400 + uneven(7, at, 900)),
          ...(at < 3 ? { orders: clock(8 + at * 5, 600), collects: clock(30 + at * 6, 745) } : {}),
        },
        office,
        office,
      ),
    ),
  ),
  honest(
    'Seven of one student hall come over five weeks by one link; the hall has one network, five of them order',
    {
      emma: person('Emma', 'Grünwald', 'emma.gruenwald@stud.uni-kassel.example', { iban: german(52050353, 1187203) }),
      ...crowd(hall, (at) => ({
        home: 'Mönchebergstraße 31, 34125 Kassel',
        phone: `+49 1577 ${4012230 + at * 77319}`,
      })),
    },
    recommends('0 23:10', 'emma', 'h', spot('141.51.8.2', browsers.mac)),
    hall.flatMap((_, at) =>
      journey(
        'h',
        ['emma', `p${at}`],
        {
          opens: clock(2 + at * 5, 1100 + uneven(9, at, 90)),
          accepts: clock(2 + at * 5, 1200 + uneven(11, at, 200)),
          confirms: clock(3 + at * 5, 500 + uneven(12, at, 500)),
          ...(at % 3 === 2 ? {} : { orders: clock(9 + at * 6, 720), collects: clock(33 + at * 8, 1300) }),
        },
        spot('141.51.8.2', browsers.mac),
        spot('141.51.8.2', [browsers.iphone, browsers.android, browsers.linux][at % 3]),
      ),
    ),
  ),
  honest(
    'Two who met at a conference: the one recommends in the bar of the hotel, the other accepts in the room, in the same network',
    {
      host: person('Thorsten', 'Beyerle', 'beyerle@beyerle-statik.example', { iban: german(60050101, 2290331) }),
      guest: person('Margit', 'Auer', 'margit.auer@gmx.at', { iban: foreign('AT', '2011182221219800') }),
    },
    journey(
      'm',
      ['host', 'guest'],
      { recommends: '10 22:48', opens: '10 23:20', accepts: '10 23:31', confirms: '10 23:33', orders: '18 09:00' },
      spot(hotel, browsers.iphone),
      spot(hotel, browsers.iphone),
    ),
    {
      day: 37,
      time: '08:12',
      does: 'collects',
      who: 'host',
      link: 'm',
      network: '87.191.7.20',
      browser: browsers.chrome,
    },
    {
      day: 39,
      time: '19:40',
      does: 'collects',
      who: 'guest',
      link: 'm',
      network: '84.112.90.4',
      browser: browsers.iphone,
    },
  ),
  honest(
    'Friends in two towns come through one address of their carrier with telephones of one model',
    {
      sara: person('Sara', 'Abdi', 'sara.abdi@gmail.com', {
        phone: '+49 176 70112345',
        home: 'Wilhelmstraße 9, 24103 Kiel',
        iban: german(21050170, 1003345),
      }),
      mia: person('Mia', 'Lorenzen', 'mia-lorenzen@web.de', {
        phone: '+49 163 4410992',
        home: 'Holm 30, 24937 Flensburg',
        iban: german(21750000, 166001233),
      }),
    },
    journey(
      'c',
      ['sara', 'mia'],
      {
        recommends: '4 17:00',
        opens: '4 17:22',
        accepts: '4 17:30',
        confirms: '4 17:31',
        orders: '12 12:00',
        collects: '29 12:10',
        gets: '29 16:55',
      },
      spot(carrier, browsers.samsung),
      spot(carrier, browsers.samsung),
    ),
  ),
  honest(
    'A nurse recommends to three of the night shift; all acts fall between two and five at night in the network of the ward',
    {
      nurse: person('Bärbel', 'Wuttke', 'baerbel.wuttke@web.de', { iban: german(86055592, 1131400) }),
      ...crowd(night, (at) => ({ iban: german([86055592, 12030000, 10010010][at] ?? 0, 44120100 + at * 7717) })),
    },
    night.flatMap((_, at) =>
      journey(
        `n${at}`,
        ['nurse', `p${at}`],
        {
          recommends: clock(at * 6, 130 + at * 47),
          accepts: clock(at * 6 + (at % 2), 201 + at * 41),
          confirms: clock(at * 6 + 1, 270 + at * 11),
          orders: clock(14 + at * 7, 600),
          collects: clock(35 + at * 9, 195 + at * 22),
        },
        spot(ward, browsers.edge),
        spot(ward, at === 1 ? browsers.android : browsers.edge),
      ),
    ),
  ),
  honest(
    'In the train one shows the other the product: recommended, opened, accepted and confirmed in the Wi-Fi within nine minutes',
    {
      ruth: person('Ruth', 'Silbermann', 'ruth.silbermann@mailbox.org', { iban: german(37040044, 532013000) }),
      paul: person('Paul', 'Čermák', 'paul.cermak@seznam.cz', { iban: 'CZ6508000000192000145399' }),
    },
    journey(
      'z',
      ['ruth', 'paul'],
      { recommends: '15 13:02', opens: '15 13:04', accepts: '15 13:08', confirms: '15 13:11', orders: '16 10:00' },
      spot(train, browsers.mac),
      spot(train, browsers.android),
    ),
    { day: 34, time: '20:00', does: 'collects', who: 'ruth', link: 'z' },
    { day: 50, time: '06:31', does: 'collects', who: 'paul', link: 'z', network: '90.177.3.12' },
  ),
  honest(
    'Four fitters live in one house of their company: one address, one network, one old telephone lent around, four accounts',
    {
      boss: person('Zdravko', 'Ilić', 'zdravko.ilic@gmx.de', { home: fitterHome, iban: german(67050505, 38117722) }),
      ...crowd(fitters, (at) => ({
        home: fitterHome,
        iban: [
          'PL61109010140000071219812874',
          german(67050505, 39044113),
          foreign('LT', '3250033344455566'),
          german(10010010, 81255117),
        ][at] as string,
      })),
    },
    fitters.flatMap((_, at) =>
      journey(
        `f${at}`,
        ['boss', `p${at}`],
        {
          recommends: clock(at * 2, 1170 + at * 9),
          opens: clock(at * 2 + 1, 1180),
          accepts: clock(at * 2 + 1, 1192 + at * 13),
          confirms: clock(at * 2 + 1, 1260),
          orders: clock(12 + at * 4, 480),
          ...(at === 3 ? {} : { gets: clock(32 + at * 5, 1205) }),
        },
        spot('78.43.19.200', browsers.android),
        spot('78.43.19.200', browsers.xiaomi),
      ),
    ),
  ),
  honest(
    'Two of one insurer work far from each other, but both come through the gateway of their company with its browser',
    {
      nord: person('Hauke', 'Thießen', 'hauke.thiessen@gmx.de', { iban: german(20050550, 1011223) }),
      sued: person('Veronika', 'Stöckl', 'v.stoeckl@mnet-online.de', { iban: german(70150000, 900334455) }),
    },
    journey(
      'g',
      ['nord', 'sued'],
      {
        recommends: '20 11:58',
        opens: '20 12:30',
        accepts: '20 12:41',
        confirms: '21 08:20',
        orders: '30 12:00',
        collects: '46 12:05',
        gets: '47 12:35',
      },
      spot('203.0.113.129', browsers.edge),
      spot('203.0.113.129', browsers.edge),
    ),
  ),
];
