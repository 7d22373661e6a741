import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { cancels, clock, crowd, foreign, german, honest, journey, orders, person, spot, uneven } from './builders.ts';

const street = [
  ['Erwin', 'Bürkle', 'erwin.buerkle@t-online.de', 3],
  ['Mandy', 'Kretzschmar', 'mandy.kretzschmar@web.de', 5],
  ['Giuseppe', 'Caruso', 'giuseppe.caruso@alice.it', 8],
  ['Anneliese', 'Köhler', 'anneliese.koehler@gmx.de', 11],
  ['Viktor', 'Weiß', 'viktor.weiss@mail.ru', 14],
] as const;

const choir = [
  ['Christel', 'Nagel', 'christel.nagel@web.de'],
  ['Ottmar', 'Spörl', 'ottmar.spoerl@gmx.de'],
  ['Heike', 'Bäumer', 'heike.baeumer@freenet.de'],
  ['Arnd', 'Lohse', 'arnd.lohse@posteo.de'],
  ['Yvonne', 'Zech', 'yvonne.zech@icloud.com'],
  ['Kemal', 'Şahin', 'kemal.sahin@gmail.com'],
] as const;

export const cancellations: readonly History[] = [
  honest(
    'A recipient revokes within fourteen days, because the tariff was the wrong one, and orders the right one the next day',
    {
      bea: person('Beate', 'Kuhlmann', 'beate.kuhlmann@gmx.de', { iban: german(40050150, 34004455) }),
      lars: person('Lars', 'Düker', 'lars.dueker@web.de', { iban: german(40050150, 135009911) }),
    },
    journey('b', ['bea', 'lars'], {
      recommends: '0 19:00',
      accepts: '1 19:10',
      confirms: '1 19:30',
      orders: '5 10:00',
      cancels: '13 10:00',
    }),
    orders('14 10:00', 'lars', 'b'),
    { day: 31, time: '18:40', does: 'collects', who: 'bea', link: 'b' },
    { day: 32, time: '07:02', does: 'collects', who: 'lars', link: 'b' },
  ),
  honest(
    'A recipient moves in with somebody who has a contract already, and cancels after a week; nobody gets anything',
    {
      rolf: person('Rolf', 'Henneberg', 'rolf.henneberg@t-online.de'),
      jana: person('Jana', 'Procházková', 'jana.prochazkova@centrum.cz'),
    },
    journey('m', ['rolf', 'jana'], {
      recommends: '8 20:00',
      opens: '10 07:10',
      accepts: '10 18:10',
      confirms: '10 18:22',
      orders: '17 10:00',
      cancels: '24 15:00',
    }),
  ),
  honest(
    'Of six in a choir two revoke and one is turned down for the credit; the other three stand, and three rewards are collected',
    {
      lead: person('Roswitha', 'Eichhorn', 'roswitha.eichhorn@web.de', { iban: german(77050000, 302211004) }),
      ...crowd(choir),
    },
    choir.flatMap((_, at) =>
      journey(
        `c${at}`,
        ['lead', `p${at}`],
        {
          recommends: clock(at * 4, 1100 + uneven(201, at, 200)),
          accepts: clock(at * 4 + 2, 900 + uneven(202, at, 400)),
          confirms: clock(at * 4 + 3, 500 + uneven(203, at, 400)),
          orders: clock(at * 4 + 12, 600),
          ...([0, 3, 4].includes(at)
            ? { cancels: clock(at * 4 + 14 + uneven(204, at, 11), 700) }
            : { collects: clock(at * 4 + 30, 1111) }),
        },
        spot('84.155.31.9', browsers.edge),
      ),
    ),
  ),
  honest(
    'The client cancels by mistake and reports the order again on the same day; both sides collect once',
    {
      sonja: person('Sonja', 'Trautmann', 'sonja.trautmann@gmx.de', { iban: german(59050101, 67005511) }),
      marc: person('Marc', 'Schiltz', 'marc.schiltz@pt.lu', { iban: foreign('LU', '0019400644750000') }),
    },
    journey('e', ['sonja', 'marc'], {
      recommends: '2 10:00',
      accepts: '2 21:00',
      confirms: '3 06:30',
      orders: '10 10:00',
      cancels: '22 09:00',
    }),
    orders('22 16:00', 'marc', 'e'),
    { day: 40, time: '12:00', does: 'collects', who: 'sonja', link: 'e' },
    { day: 40, time: '19:12', does: 'collects', who: 'marc', link: 'e' },
  ),
  honest(
    'A recipient dies two months after the order; the client ends the contract after both had their rewards',
    {
      bodo: person('Bodo', 'Reimers', 'bodo.reimers@web.de', { iban: german(21750000, 10044) }),
      magda: person('Magdalena', 'Jürgens', 'magda.juergens@t-online.de', { iban: german(21750000, 165110099) }),
    },
    journey('d', ['bodo', 'magda'], {
      recommends: '1 16:00',
      accepts: '4 10:00',
      confirms: '4 10:20',
      orders: '14 10:00',
      cancels: '88 11:00',
      collects: '30 16:10',
      gets: '36 10:00',
    }),
  ),
  honest(
    'Fibre cannot be laid in one street: the orders of five neighbours are cancelled on one day, one after the pickup',
    {
      mayor: person('Eberhard', 'Kienzle', 'eberhard.kienzle@gmx.de', {
        home: 'Steinbruchweg 1, 72574 Bad Urach',
        iban: german(64050000, 100331),
      }),
      ...Object.fromEntries(
        street.map(([first, last, email, number], at) => [
          `p${at}`,
          person(first, last, email, { home: `Steinbruchweg ${number}, 72574 Bad Urach` }),
        ]),
      ),
    },
    street.flatMap((_, at) => [
      ...journey(
        `s${at}`,
        ['mayor', `p${at}`],
        {
          recommends: clock(at * 3, 1140 + uneven(211, at, 90)),
          accepts: clock(at * 3 + 1, 1000 + uneven(212, at, 300)),
          confirms: clock(at * 3 + 2, 600 + uneven(213, at, 300)),
          orders: clock(at * 3 + 9, 600),
          ...(at === 0 ? { collects: '25 18:18' } : {}),
        },
        spot('91.52.18.140', browsers.chrome),
      ),
      cancels('29 14:00', `p${at}`, `s${at}`),
    ]),
  ),
  honest(
    'A couple orders twice by mistake, once by each, and cancels the one contract; the other stands and is rewarded',
    {
      cousin: person('Inga', 'Thomsen', 'inga.thomsen@posteo.de', { iban: german(21452030, 700881) }),
      ute: person('Ute', 'Brodersen', 'ute.brodersen@gmx.de', {
        home: 'Deichweg 6, 25761 Büsum',
        iban: german(21852310, 5590),
      }),
      jan: person('Jan', 'Brodersen', 'jan.brodersen@gmx.de', { home: 'Deichweg 6, 25761 Büsum' }),
    },
    journey('i', ['cousin', 'ute'], {
      recommends: '3 09:00',
      accepts: '4 20:00',
      confirms: '4 20:15',
      orders: '11 10:00',
      collects: '30 09:00',
      gets: '31 20:00',
    }),
    journey('i', ['cousin', 'jan'], {
      accepts: '5 12:00',
      confirms: '5 12:11',
      orders: '12 10:00',
      cancels: '15 10:00',
    }),
  ),
  honest(
    'A recipient hesitates: orders, revokes, orders again a month later after a talk, and then stays',
    {
      flora: person('Flora', 'Maierhofer', 'flora.maierhofer@a1.net', { iban: foreign('AT', '2032000012345864') }),
      igor: person('Igor', 'Lewandowski', 'igor.lewandowski@interia.pl', { iban: german(17052000, 3110044) }),
    },
    journey('h', ['flora', 'igor'], {
      recommends: '0 17:00',
      accepts: '7 12:00',
      confirms: '9 21:00',
      orders: '18 10:00',
      cancels: '29 10:00',
    }),
    orders('61 10:00', 'igor', 'h'),
    { day: 80, time: '17:20', does: 'collects', who: 'flora', link: 'h' },
    { day: 83, time: '22:50', does: 'collects', who: 'igor', link: 'h' },
  ),
  honest(
    'After a rise of the price three customers of one recommender leave on one weekend, weeks after all rewards were paid',
    {
      ramona: person('Ramona', 'Gerlach', 'ramona.gerlach@web.de', { iban: german(82051000, 130022117) }),
      ...crowd([
        ['Silvio', 'Hartung', 'silvio.hartung@gmx.de'],
        ['Doreen', 'Pätzold', 'doreen.paetzold@t-online.de'],
        ['Nguyen', 'Van Duc', 'vanduc.erfurt@gmail.com'],
      ]),
    },
    [0, 1, 2].flatMap((at) =>
      journey(
        `r${at}`,
        ['ramona', `p${at}`],
        {
          recommends: clock(at * 9, 1000 + at * 71),
          accepts: clock(at * 9 + 3, 800 + at * 133),
          confirms: clock(at * 9 + 4, 700),
          orders: clock(at * 9 + 13, 600),
          collects: clock(at * 9 + 31, 1200 + at * 17),
          cancels: clock(96 + (at % 2), 600 + at * 200),
        },
        spot('79.214.100.3', browsers.android),
      ),
    ),
  ),
];
