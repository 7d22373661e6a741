import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import {
  accepts,
  clock,
  collects,
  confirms,
  crowd,
  foreign,
  german,
  honest,
  journey,
  opens,
  orders,
  person,
  recommends,
  spot,
} from './builders.ts';

export const elsewhere: readonly History[] = [
  honest(
    'A baker collects all rewards at three in the morning, before work, on an old telephone',
    {
      baker: person('Rupert', 'Angermüller', 'rupert.angermueller@t-online.de', { iban: german(77350110, 100445) }),
      ...crowd([
        ['Lisbeth', 'Döhler', 'lisbeth.doehler@gmx.de'],
        ['Adel', 'Mansour', 'adel.mansour@gmail.com'],
      ]),
    },
    [0, 1].flatMap((at) =>
      journey(
        `b${at}`,
        ['baker', `p${at}`],
        {
          recommends: clock(at * 12, 162 + at * 9),
          accepts: clock(at * 12 + 4, 900 + at * 200),
          confirms: clock(at * 12 + 5, 1000),
          orders: clock(at * 12 + 15, 600),
          collects: clock(at * 12 + 34, 181 + at * 4),
        },
        spot('84.157.80.33', browsers.xiaomi),
      ),
    ),
  ),
  honest(
    'Two sailors of one ship come through its satellite, which appears in a different country every week',
    {
      mate: person('Fiete', 'Carstensen', 'fiete.carstensen@web.de', { iban: german(21750000, 1730044) }),
      cook: person('Rodel', 'Santos', 'rodel.santos@yahoo.com', { iban: german(20050550, 1400881) }),
    },
    recommends('2 04:00', 'mate', 's', spot('98.97.41.12', browsers.android)),
    accepts('9 11:20', 'cook', 's', spot('98.97.41.12', browsers.android)),
    confirms('9 11:31', 'cook', 's', spot('98.97.41.12', browsers.android)),
    orders('22 10:00', 'cook', 's'),
    collects('51 02:15', 'mate', 's', spot('143.105.118.9', browsers.android)),
    collects('52 02:40', 'cook', 's', spot('143.105.118.9', browsers.android)),
  ),
  honest(
    'A student goes to Lisbon for a term after recommending and collects there with a Portuguese number of a network',
    {
      finn: person('Finn', 'Wiesner', 'finn.wiesner@stud.uni-jena.example', { iban: german(83053030, 18994410) }),
      kaja: person('Kaja', 'Bülow', 'kaja.buelow@web.de', { iban: german(83094454, 300224) }),
    },
    recommends('0 21:00', 'finn', 'l', spot('141.35.40.17', browsers.linux)),
    journey('l', ['finn', 'kaja'], { accepts: '2 22:00', confirms: '2 22:09', orders: '11 10:00', gets: '29 20:00' }),
    collects('47 23:55', 'finn', 'l', spot('85.243.10.71', browsers.linux)),
  ),
  honest(
    'Two friends of privacy use one VPN, by chance even one exit, with hardened browsers that look alike',
    {
      raik: person('Raik', 'Schnabel', 'raik@systemli.example', { iban: german(43060967, 8200331) }),
      uli: person('Ulrich', 'Teßmer', 'uli.tessmer@tutanota.com', { iban: german(12030000, 1040011223) }),
    },
    journey(
      'v',
      ['raik', 'uli'],
      {
        recommends: '5 20:00',
        opens: '6 19:40',
        accepts: '6 20:10',
        confirms: '6 20:30',
        orders: '17 10:00',
        collects: '33 21:00',
        gets: '37 18:05',
      },
      spot('193.138.218.74', browsers.firefox),
      spot('193.138.218.74', browsers.firefox),
    ),
  ),
  honest(
    'Commuters over the border have accounts in Austria and Switzerland and homes in Germany',
    {
      vroni: person('Veronika', 'Hagspiel', 'veronika.hagspiel@gmx.at', {
        home: 'Bregenzer Straße 40, 88131 Lindau',
        iban: foreign('AT', '3743100004455667'),
      }),
      reto: person('Reto', 'Zürcher', 'reto.zuercher@bluewin.ch', {
        home: 'Konzilstraße 3, 78462 Konstanz',
        iban: foreign('CH', '0023323312345678A'),
      }),
    },
    journey(
      'c',
      ['vroni', 'reto'],
      {
        recommends: '3 07:00',
        accepts: '3 17:30',
        confirms: '4 06:50',
        orders: '13 10:00',
        collects: '30 07:01',
        gets: '30 17:44',
      },
      spot('194.208.51.3', browsers.iphone),
      spot('178.197.200.60', browsers.iphone),
    ),
  ),
  honest(
    'On the telephone one guides the other: link, form and mail within four minutes, order the next day, pickup on the first day',
    {
      ilse: person('Ilse', 'Marquardt', 'ilse.marquardt@t-online.de', { iban: german(20750000, 90011223) }),
      doro: person('Dorothea', 'Süß', 'dorothea.suess@web.de', { iban: german(50190000, 6000331177) }),
    },
    journey(
      't',
      ['ilse', 'doro'],
      {
        recommends: '11 14:00',
        opens: '11 14:01',
        accepts: '11 14:03',
        confirms: '11 14:04',
        orders: '12 09:00',
        collects: '26 09:05',
        gets: '26 09:07',
      },
      spot('93.216.8.5', browsers.edge),
      spot('79.239.31.16', browsers.edge),
    ),
  ),
  honest(
    'A poster with a code in a bakery: many visits from telephones, five recipients of one quarter, four of them order',
    {
      shop: person('Gül', 'Karataş', 'baeckerei.karatas@web.de', { iban: german(10050000, 190223344) }),
      ...crowd([
        ['Hanno', 'Wegener', 'hanno.wegener@gmx.de'],
        ['Lucía', 'Ortega', 'lucia.ortega@gmail.com'],
        ['Bożena', 'Kaczmarek', 'bozena.kaczmarek@wp.pl'],
        ['Jörn', 'Ahrens', 'joern.ahrens@posteo.de'],
        ['Samira', 'El-Amin', 'samira.elamin@icloud.com'],
      ]),
    },
    recommends('0 06:00', 'shop', 'p', spot('91.66.17.2', browsers.samsung)),
    Array.from({ length: 26 }, (_, at) =>
      opens(
        clock(1 + at * 2, 390 + ((at * 137) % 500)),
        'p',
        spot(`46.114.${at * 7}.${20 + at}`, [browsers.iphone, browsers.android, browsers.samsung][at % 3]),
      ),
    ),
    [0, 1, 2, 3, 4].flatMap((at) =>
      journey(
        'p',
        ['shop', `p${at}`],
        {
          accepts: clock(4 + at * 9, 420 + ((at * 211) % 700)),
          confirms: clock(5 + at * 9, 430 + ((at * 97) % 600)),
          ...(at === 3 ? {} : { orders: clock(14 + at * 10, 600), collects: clock(36 + at * 12, 350) }),
        },
        spot('91.66.17.2', browsers.samsung),
        spot(`109.41.${40 + at * 31}.7`, [browsers.iphone, browsers.android][at % 2]),
      ),
    ),
  ),
  honest(
    'A recipient thinks for three months, orders on the last days and is paid at the end of the hundred and twenty',
    {
      otto: person('Otto', 'Feuerstein', 'otto.feuerstein@gmx.de', { iban: german(79570051, 220144) }),
      lin: person('Xiaolin', 'Zhang', 'xiaolin.zhang@outlook.com', {
        iban: german(70070010, 330122455),
      }),
    },
    recommends('0 09:00', 'otto', 'o'),
    opens('1 09:00', 'o', spot('129.187.5.8', browsers.mac)),
    opens('60 21:00', 'o', spot('88.217.44.6', browsers.mac)),
    journey('o', ['otto', 'lin'], {
      accepts: '81 20:20',
      confirms: '86 22:22',
      orders: '99 10:00',
      collects: '117 09:30',
      gets: '119 20:00',
    }),
  ),
];
