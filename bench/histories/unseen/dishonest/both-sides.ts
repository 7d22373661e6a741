import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, dishonest, home, opens, orders, person, recommends } from '../acts.ts';
import { c24, commerzbank, dkb, inGroups, ing, n26, norisbank, revolut } from '../banks.ts';
import * as browser from '../browsers.ts';

/** Who is on both sides of a recommendation, or lets the money of strangers run together at one account. */
export const bothSides: readonly History[] = [
  dishonest(
    'selfReferral',
    'Thorsten recommends himself with his second mailbox and changes nothing else, not even the chair.',
    {
      thorsten: person('Thorsten', 'Beilke', 'thorsten.beilke@web.de', {
        phone: '0176 48102293',
        address: home('Hafenstraße 19, 26382 Wilhelmshaven'),
        iban: ing('5470028817'),
      }),
      again: person('T.', 'Beilke', 'th.beilke78@gmx.de', {
        phone: '0176 48102293',
        address: home('Hafenstraße 19, 26382 Wilhelmshaven'),
        iban: ing('5470028817'),
      }),
    },
    { desk: at('79.204.188.37', browser.windowsChrome) },
    ({ desk }) => [
      recommends('0 21:04', 'thorsten', 'own', desk),
      opens('0 21:06', 'own', desk),
      accepts('0 21:09', 'again', 'own', desk),
      confirms('0 21:10', 'again', 'own', desk),
      orders('2 06:00', 'again', 'own'),
      collects('16 06:20', 'thorsten', 'own', desk),
      collects('16 06:24', 'again', 'own', desk),
    ],
  ),
  dishonest(
    'selfReferral',
    'Katharina recommends herself under her maiden name over the mobile network, and gives the same number in another form.',
    {
      katharina: person('Katharina', 'Brandes-Wolff', 'k.brandes-wolff@outlook.de', {
        phone: '0172 6093318',
        address: home('Lessingstraße 5, 53113 Bonn'),
        iban: commerzbank('0733901800'),
      }),
      kathi: person('Kathi', 'Wolff', 'kathi.wolff.bonn@gmail.com', {
        phone: '+49 (172) 60 93 318',
        address: home('Lessingstr. 5, 53113 Bonn'),
        iban: n26('2660917738'),
      }),
    },
    { wifi: at('87.153.66.201', browser.iphoneNew), mobile: at('80.187.103.77', browser.iphoneNew) },
    ({ wifi, mobile }) => [
      recommends('0 13:22', 'katharina', 'maiden', wifi),
      opens('1 08:40', 'maiden', mobile),
      accepts('1 08:46', 'kathi', 'maiden', mobile),
      confirms('1 19:05', 'kathi', 'maiden', wifi),
      orders('3 06:00', 'kathi', 'maiden'),
      collects('18 19:12', 'katharina', 'maiden', wifi),
      collects('18 19:17', 'kathi', 'maiden', wifi),
    ],
  ),
  dishonest(
    'selfReferral',
    'Marcel takes his own link at work with the dots of his mailbox left out, and his second bank for the second reward.',
    {
      marcel: person('Marcel', 'Hinrichsen', 'marcel.hinrichsen@gmail.com', {
        phone: '0151 33017294',
        address: home('Rotebühlstraße 61, 70178 Stuttgart'),
        iban: dkb('1066093317'),
      }),
      other: person('M.', 'Hinrichsen', 'marcelhinrichsen+tarif@googlemail.com', {
        phone: '0711 5309174',
        address: home('Rotebühlstraße 61, 70178 Stuttgart'),
        iban: c24('8820917734'),
      }),
    },
    { home: at('91.14.77.160', browser.macChrome), work: at('193.96.40.18', browser.windowsEdge) },
    ({ home, work }) => [
      recommends('0 22:30', 'marcel', 'dots', home),
      opens('3 11:52', 'dots', work),
      accepts('3 11:58', 'other', 'dots', work),
      confirms('3 12:03', 'other', 'dots', work),
      orders('6 06:00', 'other', 'dots'),
      collects('21 20:18', 'marcel', 'dots', home),
      collects('23 12:40', 'other', 'dots', work),
    ],
  ),
  dishonest(
    'sameIban',
    'A man in a betting shop hires three guests for ten euros each; they sign, and every reward goes to his own account.',
    {
      boss: person('Zoran', 'Milić', 'z.milic.office@gmx.de', { phone: '0163 7700124', iban: norisbank('0311902800') }),
      rolf: person('Rolf', 'Kantner', 'rolfkantner@web.de', {
        phone: '0157 30992218',
        address: home('Kölner Straße 240, 40227 Düsseldorf'),
        iban: norisbank('0311902800'),
      }),
      hubert: person('Hubert', 'Scheel', 'hubert.scheel60@gmail.com', {
        phone: '0178 5540932',
        address: home('Eller Kamp 12, 40231 Düsseldorf'),
        iban: norisbank('0311902800'),
      }),
      igor: person('Igor', 'Baumann', 'igor-baumann@mail.ru', {
        phone: '0152 36601945',
        address: home('Oststraße 77, 41460 Neuss'),
        iban: norisbank('0311902800'),
      }),
    },
    {
      boss: at('109.42.113.88', browser.android),
      shop: at('87.79.140.21', browser.android),
      rolf: at('46.115.30.199', browser.samsung),
      hubert: at('176.1.92.7', browser.androidOld),
      igor: at('80.187.77.23', browser.android),
    },
    ({ boss, shop, rolf, hubert, igor }) => [
      recommends('0 15:00', 'boss', 'shop', boss),
      opens('0 16:12', 'shop', rolf),
      accepts('0 16:20', 'rolf', 'shop', rolf),
      confirms('0 16:24', 'rolf', 'shop', rolf),
      accepts('2 18:47', 'hubert', 'shop', hubert),
      confirms('2 18:55', 'hubert', 'shop', hubert),
      orders('3 06:00', 'rolf', 'shop'),
      accepts('5 17:31', 'igor', 'shop', igor),
      confirms('5 17:40', 'igor', 'shop', igor),
      orders('6 06:00', 'hubert', 'shop'),
      orders('8 06:00', 'igor', 'shop'),
      collects('18 14:10', 'rolf', 'shop', shop),
      collects('21 14:02', 'hubert', 'shop', shop),
      collects('23 14:30', 'igor', 'shop', shop),
      collects('23 14:34', 'boss', 'shop', boss),
      collects('23 14:35', 'boss', 'shop', boss),
      collects('23 14:36', 'boss', 'shop', boss),
    ],
  ),
  dishonest(
    'sameIban',
    'A dealer in bonuses buys logins of strangers in three towns and writes his one Lithuanian account a little differently each time.',
    {
      jasper: person('Jasper', 'Krohn', 'jasper.krohn@proton.me', {
        phone: '0155 60918273',
        iban: inGroups(revolut('07718290034')),
      }),
      birgul: person('Birgül', 'Toprak', 'birguel.toprak@hotmail.de', {
        phone: '0163 3094417',
        address: home('Schillerstraße 9, 67655 Kaiserslautern'),
        iban: revolut('07718290034'),
      }),
      dieter: person('Dieter', 'Schönfeld', 'd.schoenfeld@t-online.de', {
        phone: '05341 227190',
        address: home('Berliner Straße 180, 38226 Salzgitter'),
        iban: revolut('07718290034').toLowerCase(),
      }),
      nicole: person('Nicole', 'Ritter', 'nicole_ritter@freenet.de', {
        phone: '0174 8092215',
        address: home('Bahnhofstraße 33, 15230 Frankfurt (Oder)'),
        iban: inGroups(revolut('07718290034')),
      }),
    },
    {
      jasper: at('146.70.99.14', browser.linuxChrome),
      birgul: at('91.48.155.73', browser.android),
      dieter: at('79.216.41.8', browser.windowsFirefox),
      nicole: at('46.114.177.62', browser.iphone),
      exit: at('193.176.86.52', browser.linuxChrome),
    },
    ({ jasper, birgul, dieter, nicole, exit }) => [
      recommends('0 11:11', 'jasper', 'kl', jasper),
      opens('0 18:30', 'kl', birgul),
      accepts('0 18:37', 'birgul', 'kl', birgul),
      confirms('0 18:45', 'birgul', 'kl', birgul),
      orders('3 06:00', 'birgul', 'kl'),
      recommends('6 10:58', 'jasper', 'sz', jasper),
      accepts('6 17:20', 'dieter', 'sz', dieter),
      confirms('6 17:44', 'dieter', 'sz', dieter),
      orders('9 06:00', 'dieter', 'sz'),
      recommends('11 12:40', 'jasper', 'ff', exit),
      accepts('11 20:09', 'nicole', 'ff', nicole),
      confirms('11 20:12', 'nicole', 'ff', nicole),
      orders('14 06:00', 'nicole', 'ff'),
      collects('18 09:02', 'birgul', 'kl', exit),
      collects('24 09:05', 'dieter', 'sz', jasper),
      collects('29 09:01', 'nicole', 'ff', exit),
      collects('29 09:20', 'jasper', 'kl', exit),
      collects('29 09:21', 'jasper', 'sz', exit),
      collects('29 09:22', 'jasper', 'ff', exit),
    ],
  ),
];
