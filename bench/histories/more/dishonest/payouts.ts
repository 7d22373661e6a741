import type { History } from '../../history.ts';
import { browsers } from '../browsers.ts';
import {
  clock,
  collects,
  confirms,
  crowd,
  dishonest,
  foreign,
  german,
  journey,
  opens,
  orders,
  person,
  replacesIban,
  spot,
  uneven,
} from '../builders.ts';

const mule = foreign('LT', '3250077001122334');
const taken = german(10011001, 2629911002);
const shared = german(50010517, 5466001199);

export const payouts: readonly History[] = [
  dishonest(
    'orderAndCancel',
    'A recommender and a friend order, collect on the first possible day and cancel on the next, three times by three links; trace: every order ends days after the pickup',
    {
      rec: person('Timur', 'Bader', 'timur.bader@gmx.de', { iban: german(54050220, 110077) }),
      pal: person('Steffen', 'Kunz', 'steffen.kunz@web.de', { iban: german(54050220, 133004) }),
    },
    [0, 1, 2].flatMap((at) =>
      journey(
        `o${at}`,
        ['rec', 'pal'],
        {
          recommends: clock(at * 30, 1100 + at * 13),
          accepts: clock(at * 30 + 1, 1000 + at * 51),
          confirms: clock(at * 30 + 1, 1090 + at * 51),
          orders: clock(at * 30 + 4, 600),
          collects: clock(at * 30 + 18, 660),
          gets: clock(at * 30 + 18, 700),
          cancels: clock(at * 30 + 20, 600 + at * 60),
        },
        spot('87.188.3.70', browsers.chrome),
        spot('79.230.4.6', browsers.android),
      ),
    ),
  ),
  dishonest(
    'orderAndCancel',
    'Five customers of one recommender leave one by one, each within four days after the recommender’s reward; trace: none of five contracts outlives its reward by a week',
    {
      rec: person('Jacqueline', 'Möbius', 'jacqueline.moebius@web.de', { iban: german(87050000, 710022331) }),
      ...crowd([
        ['Ricardo', 'Klemm', 'ricardo.klemm@gmx.de'],
        ['Cindy', 'Uhlig', 'cindy.uhlig@freenet.de'],
        ['Maik', 'Grünert', 'maik.gruenert@web.de'],
        ['Olena', 'Boyko', 'olena.boyko@ukr.net'],
        ['Thilo', 'Seifert', 'thilo.seifert@mail.de'],
      ]),
    },
    [0, 1, 2, 3, 4].flatMap((at) =>
      journey(
        `q${at}`,
        ['rec', `p${at}`],
        {
          recommends: clock(at * 13, 1080 + uneven(601, at, 200)),
          accepts: clock(at * 13 + 2, 800 + uneven(602, at, 500)),
          confirms: clock(at * 13 + 3, 500 + uneven(603, at, 600)),
          orders: clock(at * 13 + 8, 600),
          collects: clock(at * 13 + 24, 1080),
          cancels: clock(at * 13 + 26 + (at % 3), 600),
        },
        spot('91.13.200.41', browsers.samsung),
      ),
    ),
  ),
  dishonest(
    'orderAndCancel',
    'A recipient orders and revokes four times on one link until one order slips over the days of waiting, then ends it too; trace: order and end alternate, the last end is two days after both pickups',
    {
      rec: person('Adriano', 'Vogel', 'adriano.vogel@outlook.de', { iban: german(66050101, 10559911) }),
      pal: person('Kira', 'Vogel-Hamm', 'kira.hamm@outlook.de', { iban: german(66050101, 10668822) }),
    },
    journey(
      'r',
      ['rec', 'pal'],
      { recommends: '0 18:00', accepts: '0 21:00', confirms: '0 21:05', orders: '3 10:00', cancels: '12 10:00' },
      spot('93.233.80.4', browsers.iphone),
      spot('93.233.80.4', browsers.android),
    ),
    orders('15 10:00', 'pal', 'r'),
    { day: 26, time: '10:00', does: 'cancels', who: 'pal', link: 'r' },
    orders('30 10:00', 'pal', 'r'),
    { day: 41, time: '10:00', does: 'cancels', who: 'pal', link: 'r' },
    orders('44 10:00', 'pal', 'r'),
    collects('58 10:20', 'rec', 'r', spot('93.233.80.4', browsers.iphone)),
    collects('58 10:31', 'pal', 'r', spot('93.233.80.4', browsers.android)),
    { day: 60, time: '10:00', does: 'cancels', who: 'pal', link: 'r' },
  ),
  dishonest(
    'accountTakeover',
    'A stranger with the password replaces the IBAN of a pensioner by a Lithuanian one and collects; trace: network, browser and hour nobody has seen with this person, two minutes between change and pickup',
    {
      vic: person('Waltraud', 'Ostermann', 'waltraud.ostermann@t-online.de', { iban: german(25450110, 3004411) }),
      rec: person('Klaus', 'Niehoff', 'klaus.niehoff@gmx.de', { iban: german(25450110, 3119900) }),
      old: person('Irene', 'Papendieck', 'irene.papendieck@web.de'),
    },
    journey(
      'a',
      ['vic', 'old'],
      { recommends: '0 10:00', accepts: '1 15:00', confirms: '1 15:30', orders: '9 10:00', collects: '25 10:20' },
      spot('84.132.7.19', browsers.oldFirefox),
    ),
    journey(
      'b',
      ['vic', 'rec'],
      { recommends: '40 10:30', accepts: '42 18:00', confirms: '42 18:04', orders: '50 10:00' },
      spot('84.132.7.19', browsers.oldFirefox),
    ),
    replacesIban('66 03:12', 'vic', mule, spot('102.89.33.140', browsers.chrome)),
    collects('66 03:14', 'vic', 'b', spot('102.89.33.140', browsers.chrome), mule),
  ),
  dishonest(
    'accountTakeover',
    'One stranger takes over three recommenders within a week; trace: three replaced IBANs are one account, changed from one hosting network and one browser',
    {
      ...crowd(
        [
          ['Elfriede', 'Hübsch', 'elfriede.huebsch@web.de'],
          ['Jochen', 'Tiedemann', 'jochen.tiedemann@gmx.de'],
          ['Ayşe', 'Kurt', 'ayse.kurt@gmail.com'],
          ['Rolf-Dieter', 'Hamann', 'rd.hamann@freenet.de'],
          ['Katalin', 'Nagy', 'katalin.nagy@freemail.hu'],
          ['Mathis', 'Böttcher', 'mathis.boettcher@posteo.de'],
        ],
        (at) => ({ iban: german(20050550, 1200330 + at * 40117) }),
      ),
    },
    [0, 1, 2].flatMap((at) => [
      ...journey(
        `t${at}`,
        [`p${at}`, `p${at + 3}`],
        {
          recommends: clock(at * 3, 1000 + at * 91),
          accepts: clock(at * 3 + 5, 900 + at * 77),
          confirms: clock(at * 3 + 6, 700),
          orders: clock(14 + at * 2, 600),
        },
        spot(
          ['79.210.4.3', '91.2.60.14', '178.7.88.20'][at] ?? '',
          [browsers.edge, browsers.mac, browsers.samsung][at],
        ),
      ),
      replacesIban(clock(35 + at * 2, 860 + at * 33), `p${at}`, taken, spot(`194.165.16.${70 + at}`, browsers.linux)),
      collects(
        clock(35 + at * 2, 866 + at * 33),
        `p${at}`,
        `t${at}`,
        spot(`194.165.16.${70 + at}`, browsers.linux),
        taken,
      ),
    ]),
  ),
  dishonest(
    'accountTakeover',
    'A flatmate replaces the IBAN in the victim’s open browser at home and collects abroad a day later; trace: the new account belongs to another recipient, and the pickup comes from that recipient’s telephone',
    {
      vic: person('Annika', 'Sievert', 'annika.sievert@gmx.de', { iban: german(20050550, 1611022) }),
      mate: person('Jannik', 'Rust', 'jannik.rust@web.de', { iban: german(10010010, 288110077) }),
    },
    journey(
      'f',
      ['vic', 'mate'],
      { recommends: '3 20:00', accepts: '4 12:00', confirms: '4 12:20', orders: '12 10:00' },
      spot('80.171.9.12', browsers.mac),
      spot('80.171.9.12', browsers.xiaomi),
    ),
    collects('28 12:00', 'mate', 'f', spot('80.171.9.12', browsers.xiaomi)),
    replacesIban('37 14:06', 'vic', german(10010010, 288110077), spot('80.171.9.12', browsers.mac)),
    collects('38 17:40', 'vic', 'f', spot('31.4.210.88', browsers.xiaomi), german(10010010, 288110077)),
  ),
  dishonest(
    'sameIban',
    'Four recipients of different names, homes and networks give one account; trace: the account, given by four people who share nothing else, on one afternoon',
    {
      rec: person('Björn', 'Lattke', 'bjoern.lattke@gmx.de', { iban: german(16050000, 1000881122) }),
      ...crowd(
        [
          ['Ferdinand', 'Opitz', 'ferdinand.opitz@web.de'],
          ['Tanja', 'Wruck', 'tanja.wruck@yahoo.de'],
          ['Abdul', 'Karimi', 'abdul.karimi@gmail.com'],
          ['Lydia', 'Hesse', 'lydia.hesse@t-online.de'],
        ],
        (at) => ({
          home:
            [
              'Dortustraße 4, 14467 Potsdam',
              'Am Markt 1, 14532 Stahnsdorf',
              'Poststraße 9, 14943 Luckenwalde',
              'Ring 70, 14772 Brandenburg',
            ][at] ?? '',
          iban: shared,
        }),
      ),
    },
    [0, 1, 2, 3].flatMap((at) =>
      journey(
        `i${at}`,
        ['rec', `p${at}`],
        {
          recommends: clock(at * 5, 1000 + uneven(611, at, 300)),
          accepts: clock(at * 5 + 2, 800 + uneven(612, at, 500)),
          confirms: clock(at * 5 + 3, 600 + uneven(613, at, 500)),
          orders: clock(at * 5 + 11, 600),
          collects: clock(50, 1100 + at),
          gets: clock(52, 900 + at * 19),
        },
        spot('87.161.30.2', browsers.firefox),
      ),
    ),
  ),
  dishonest(
    'sameIban',
    'Recommender and recipient, who live far apart and share no name, get both rewards on the recommender’s account; trace: the account, written with blanks and small letters the second time',
    {
      rec: person('Hubertus', 'Kranich', 'hubertus.kranich@web.de', {
        home: 'Uferweg 2, 24306 Plön',
        iban: german(21052090, 200441),
      }),
      straw: person('Nico', 'Balke', 'nico.balke95@gmail.com', { home: 'Hafenstraße 90, 66111 Saarbrücken' }),
    },
    journey(
      'k',
      ['rec', 'straw'],
      { recommends: '1 12:00', opens: '3 20:00', accepts: '3 20:09', orders: '13 10:00', collects: '30 12:00' },
      spot('79.249.10.3', browsers.edge),
      spot('95.223.5.91', browsers.android),
    ),
    confirms('4 18:00', 'straw', 'k', spot('95.223.5.91', browsers.android)),
    collects(
      '43 22:12',
      'straw',
      'k',
      spot('95.223.9.4', browsers.android),
      german(21052090, 200441)
        .toLowerCase()
        .replace(/(.{4})/g, '$1 ')
        .trim(),
    ),
  ),
  dishonest(
    'sameIban',
    'Three recommenders with a recipient each replace their accounts before the pickup; trace: whatever they gave at first, the money of all three goes to one account in the end',
    {
      ...crowd(
        [
          ['Marius', 'Lindner', 'marius.lindner@gmx.de'],
          ['Dilara', 'Önal', 'dilara.oenal@web.de'],
          ['Gerrit', 'Saß', 'gerrit.sass@mail.de'],
          ['Paula', 'Hirsch', 'paula.hirsch@posteo.de'],
          ['Stanislaw', 'Bem', 'stanislaw.bem@o2.pl'],
          ['Ulla', 'Dorn', 'ulla.dorn@t-online.de'],
        ],
        (at) => ({ iban: german(37050299, 133100 + at * 9181) }),
      ),
    },
    [0, 1, 2].flatMap((at) => {
      const home = spot(
        ['87.78.4.9', '78.35.60.2', '84.44.250.7'][at] ?? '',
        [browsers.chrome, browsers.iphone, browsers.mac][at],
      );
      return [
        ...journey(
          `m${at}`,
          [`p${at}`, `p${at + 3}`],
          {
            recommends: clock(at * 11, 1111 + at * 8),
            accepts: clock(at * 11 + 3, 950 + at * 60),
            confirms: clock(at * 11 + 4, 720),
            orders: clock(at * 11 + 12, 600),
          },
          home,
        ),
        opens(clock(at * 11 + 2, 1000), `m${at}`),
        replacesIban(clock(at * 14 + 40, 1150), `p${at}`, 'IE29AIBK93115212345678', home),
        collects(clock(at * 14 + 40, 1190 + at), `p${at}`, `m${at}`, home, 'IE29AIBK93115212345678'),
      ];
    }),
  ),
];
