import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import {
  c24,
  comdirect,
  dkb,
  frankfurterSparkasse,
  hypoVereinsbank,
  inGroups,
  ing,
  n26,
  norisbank,
  postbank,
  spardaSuedwest,
  sparkasseKoelnBonn,
  targobank,
} from '../banks.ts';
import * as browser from '../browsers.ts';

/** Plain tips among people who meet by the way; some tell two or three. */
export const byTheWay: readonly History[] = [
  honest(
    'Two plots side by side in an allotment garden, and a tip across the hedge.',
    {
      siegfried: person('Siegfried', 'Matthes', 'siegfried.matthes@freenet.de', {
        phone: '0371 4590128',
        iban: postbank('33817240'),
      }),
      olga: person('Olga', 'Weber', 'olga.weber.chemnitz@mail.ru', {
        phone: '0371 2839556',
        iban: targobank('1904417735'),
      }),
    },
    { siegfried: at('91.61.37.188', browser.windowsChromeOld), olga: at('188.192.70.26', browser.androidOld) },
    ({ siegfried, olga }) => [
      recommends('0 17:55', 'siegfried', 'hedge', siegfried),
      opens('1 10:05', 'hedge', olga),
      accepts('1 10:33', 'olga', 'hedge', olga),
      confirms('1 11:02', 'olga', 'hedge', olga),
      orders('4 06:00', 'olga', 'hedge'),
      collects('20 16:40', 'siegfried', 'hedge', siegfried),
      collects('21 09:18', 'olga', 'hedge', olga),
    ],
  ),
  honest(
    'Two from an evening course in German tell each other which contract works without trouble.',
    {
      minh: person('Minh Anh', 'Nguyễn', 'minhanh.nguyen95@gmail.com', {
        phone: '0162 5938207',
        iban: n26('2730914460'),
      }),
      oleksandr: person('Oleksandr', 'Kovalenko', 'o.kovalenko@ukr.net', {
        phone: '+49 155 10384492',
        address: home('Kalker Hauptstraße 233, 51103 Köln'),
        iban: sparkasseKoelnBonn('1935602718'),
      }),
    },
    { minh: at('176.7.45.82', browser.iphone), oleksandr: at('89.1.212.40', browser.android) },
    ({ minh, oleksandr }) => [
      recommends('0 20:46', 'minh', 'course', minh),
      opens('0 20:49', 'course', oleksandr),
      accepts('0 22:13', 'oleksandr', 'course', oleksandr),
      confirms('0 22:20', 'oleksandr', 'course', oleksandr),
      orders('2 06:00', 'oleksandr', 'course'),
      collects('16 21:00', 'oleksandr', 'course', oleksandr),
      collects('17 08:33', 'minh', 'course', minh),
    ],
  ),
  honest(
    'A pensioner copies the account from the card in groups and small letters, and has to look twice.',
    {
      ingeborg: person('Ingeborg', 'Tiedemann', 'i.tiedemann@t-online.de', { phone: '04131 43067' }),
      karin: person('Karin', 'Schröder', 'karin.schroeder1951@web.de', {
        phone: '04131 7891263',
        iban: comdirect('318806400'),
      }),
    },
    { ingeborg: at('79.218.66.91', browser.windowsEdge), karin: at('87.122.184.5', browser.ipad) },
    ({ ingeborg, karin }) => [
      recommends('0 16:16', 'ingeborg', 'coffee', ingeborg),
      opens('0 17:49', 'coffee', karin),
      accepts('1 10:27', 'karin', 'coffee', karin),
      confirms('1 10:41', 'karin', 'coffee', karin),
      orders('4 06:00', 'karin', 'coffee'),
      collects('19 15:33', 'ingeborg', 'coffee', ingeborg, inGroups(postbank('57730218')).toLowerCase()),
      collects('21 11:00', 'karin', 'coffee', karin),
    ],
  ),
  honest(
    'A piano teacher and the mother of a pupil; the mother takes it three weeks after the lesson.',
    {
      annegret: person('Annegret', 'Sieveking', 'klavier@sieveking-musik.de', {
        phone: '06221 7280041',
        iban: spardaSuedwest('4401927'),
      }),
      priya: person('Priya', 'Raghavan', 'priya.raghavan@fastmail.com', {
        phone: '0172 6293304',
        iban: ing('5488210037'),
      }),
    },
    {
      annegret: at('91.49.83.204', browser.macSafari),
      priya: at('2a02:8071:5c4:1a20:d9b2:71f:3e04:88aa', browser.macChrome),
    },
    ({ annegret, priya }) => [
      recommends('0 18:25', 'annegret', 'piano', annegret),
      opens('21 21:40', 'piano', priya),
      accepts('21 21:47', 'priya', 'piano', priya),
      confirms('21 21:48', 'priya', 'piano', priya),
      orders('24 06:00', 'priya', 'piano'),
      collects('39 20:31', 'priya', 'piano', priya),
      collects('42 09:50', 'annegret', 'piano', annegret),
    ],
  ),
  honest(
    'Two anglers; the one recommended tells a third, who tells nobody.',
    {
      uwe: person('Uwe', 'Jahnke', 'uwe.jahnke@gmx.de', { phone: '03834 502117', iban: norisbank('0311740600') }),
      frank: person('Frank', 'Pagel', 'frank.pagel@web.de', { phone: '0171 8830264', iban: dkb('1020774613') }),
      marko: person('Marko', 'Dittmer', 'marko_dittmer@yahoo.de', { phone: '0152 04471938', iban: c24('8830175526') }),
    },
    {
      uwe: at('79.236.71.55', browser.windowsChrome),
      frank: at('46.115.20.183', browser.samsung),
      marko: at('109.41.3.92', browser.androidOld),
    },
    ({ uwe, frank, marko }) => [
      recommends('0 20:20', 'uwe', 'rod', uwe),
      opens('0 20:51', 'rod', frank),
      accepts('0 20:58', 'frank', 'rod', frank),
      confirms('0 21:04', 'frank', 'rod', frank),
      orders('2 06:00', 'frank', 'rod'),
      recommends('12 18:30', 'frank', 'reel', frank),
      opens('12 19:17', 'reel', marko),
      accepts('12 19:26', 'marko', 'reel', marko),
      confirms('12 19:55', 'marko', 'reel', marko),
      orders('14 06:00', 'marko', 'reel'),
      collects('17 21:00', 'uwe', 'rod', uwe),
      collects('18 07:38', 'frank', 'rod', frank),
      collects('30 19:00', 'marko', 'reel', marko),
      collects('31 20:10', 'frank', 'reel', frank),
    ],
  ),
  honest(
    'A dentist recommends his insurance agent to a fellow student of thirty years ago.',
    {
      andreas: person('Dr. Andreas', 'Wiegand', 'praxis@zahnarzt-wiegand.de', {
        phone: '0561 7398820',
        iban: hypoVereinsbank('3301847790'),
      }),
      matthias: person('Matthias', 'Fürst', 'matthias.fuerst@fuerst-fulda.de', {
        phone: '0661 9012377',
        address: home('Petersberger Straße 41, 36037 Fulda'),
        iban: frankfurterSparkasse('1245570089'),
      }),
    },
    { andreas: at('217.6.180.35', browser.windowsEdge), matthias: at('79.248.102.218', browser.macSafari) },
    ({ andreas, matthias }) => [
      recommends('0 13:40', 'andreas', 'fellow', andreas),
      opens('1 20:55', 'fellow', matthias),
      accepts('4 21:07', 'matthias', 'fellow', matthias),
      confirms('4 21:12', 'matthias', 'fellow', matthias),
      orders('20 06:00', 'matthias', 'fellow'),
      collects('35 13:15', 'andreas', 'fellow', andreas),
      collects('36 21:28', 'matthias', 'fellow', matthias),
    ],
  ),
  honest(
    'A dog owner tells three on the morning round; two take it within the week, one a month later.',
    {
      tanja: person('Tanja', 'Reuß', 'tanja.reuss@gmail.com', { phone: '0911 3768842', iban: norisbank('0199028800') }),
      bea: person('Beatrix', 'Lindner', 'bea.lindner@gmx.de', { phone: '0911 5049917', iban: ing('5419922074') }),
      omer: person('Ömer', 'Şahin', 'oemer.sahin@web.de', { phone: '0157 82201946', iban: comdirect('660381200') }),
      fred: person('Fred', 'Hutzler', 'hutzler-fred@arcor.de', { phone: '0911 8174020', iban: postbank('271993850') }),
    },
    {
      tanja: at('93.192.40.118', browser.iphoneNew),
      bea: at('188.193.212.50', browser.iphone),
      omer: at('80.187.66.215', browser.android),
      fred: at('91.19.7.84', browser.windowsFirefox),
    },
    ({ tanja, bea, omer, fred }) => [
      recommends('0 08:31', 'tanja', 'dogs', tanja),
      opens('0 09:02', 'dogs', bea),
      accepts('0 09:10', 'bea', 'dogs', bea),
      confirms('0 09:13', 'bea', 'dogs', bea),
      orders('2 06:00', 'bea', 'dogs'),
      opens('4 21:44', 'dogs', omer),
      accepts('4 21:50', 'omer', 'dogs', omer),
      confirms('4 21:53', 'omer', 'dogs', omer),
      orders('7 06:00', 'omer', 'dogs'),
      collects('17 08:40', 'bea', 'dogs', bea),
      collects('17 08:55', 'tanja', 'dogs', tanja),
      collects('22 20:30', 'omer', 'dogs', omer),
      collects('23 10:04', 'tanja', 'dogs', tanja),
      opens('33 17:20', 'dogs', fred),
      accepts('33 17:41', 'fred', 'dogs', fred),
      confirms('34 08:05', 'fred', 'dogs', fred),
      orders('37 06:00', 'fred', 'dogs'),
      collects('52 09:31', 'tanja', 'dogs', tanja),
      collects('53 18:11', 'fred', 'dogs', fred),
    ],
  ),
];
