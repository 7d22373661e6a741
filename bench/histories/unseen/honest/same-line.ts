import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { c24, comdirect, commerzbank, dkb, ing, norisbank, postbank, revolut } from '../banks.ts';
import * as browser from '../browsers.ts';

/** A house, a workshop or a café where the line says nothing about the people. */
export const sameLine: readonly History[] = [
  honest(
    'A house of twelve parties in Halle where the caretaker tells three, each with a line of the own.',
    {
      gerd: person('Gerd', 'Kaltwasser', 'gerd.kaltwasser@web.de', {
        phone: '0345 6857720',
        address: home('Südpromenade 23, 06128 Halle'),
        iban: postbank('94117820'),
      }),
      nora: person('Nora', 'Eschke', 'nora.eschke@gmx.de', {
        phone: '0174 8013345',
        address: home('Südpromenade 23, 06128 Halle'),
        iban: ing('5426610089'),
      }),
      ahmad: person('Ahmad', 'Al-Masri', 'ahmad.almasri.halle@gmail.com', {
        phone: '0155 21090438',
        address: home('Südpromenade 23, 06128 Halle'),
        iban: norisbank('0244815000'),
      }),
      edith: person('Edith', 'Schimpf', 'edith.schimpf@t-online.de', {
        phone: '0345 5509136',
        address: home('Südpromenade 23, 06128 Halle'),
        iban: postbank('71130452'),
      }),
    },
    {
      gerd: at('91.43.19.207', browser.androidOld),
      nora: at('176.95.44.20', browser.iphone),
      ahmad: at('46.114.201.58', browser.android),
      edith: at('79.239.160.12', browser.windowsFirefox),
    },
    ({ gerd, nora, ahmad, edith }) => [
      recommends('0 17:30', 'gerd', 'stairs', gerd),
      opens('1 18:51', 'stairs', nora),
      accepts('1 18:58', 'nora', 'stairs', nora),
      confirms('1 19:00', 'nora', 'stairs', nora),
      opens('3 20:40', 'stairs', ahmad),
      accepts('3 20:47', 'ahmad', 'stairs', ahmad),
      confirms('3 20:55', 'ahmad', 'stairs', ahmad),
      orders('4 06:00', 'nora', 'stairs'),
      orders('6 06:00', 'ahmad', 'stairs'),
      opens('8 10:10', 'stairs', edith),
      accepts('8 10:35', 'edith', 'stairs', edith),
      confirms('8 11:20', 'edith', 'stairs', edith),
      orders('12 06:00', 'edith', 'stairs'),
      collects('19 07:30', 'nora', 'stairs', nora),
      collects('21 19:12', 'ahmad', 'stairs', ahmad),
      collects('27 17:40', 'gerd', 'stairs', gerd),
      collects('27 17:41', 'gerd', 'stairs', gerd),
      collects('27 17:43', 'gerd', 'stairs', gerd),
      collects('29 10:22', 'edith', 'stairs', edith),
    ],
  ),
  honest(
    'Two apprentices in a boarding house of the chamber of crafts, where everybody gives its address and network.',
    {
      leon: person('Leon', 'Schuchardt', 'leon.schuchardt05@icloud.com', {
        phone: '0151 58820136',
        address: home('Steinweg 1, 34369 Hofgeismar'),
        iban: ing('5491187703'),
      }),
      kerim: person('Kerim', 'Bašić', 'kerim.basic@hotmail.com', {
        phone: '0160 99471230',
        address: home('Steinweg 1, 34369 Hofgeismar'),
        iban: c24('8809931754'),
      }),
    },
    {
      house: at('80.154.60.77', browser.iphoneNew),
      kerim: at('80.154.60.77', browser.android),
      road: at('176.3.9.144', browser.android),
    },
    ({ house, kerim, road }) => [
      recommends('0 21:20', 'leon', 'boarding', house),
      opens('0 21:22', 'boarding', kerim),
      accepts('0 21:30', 'kerim', 'boarding', kerim),
      confirms('0 21:33', 'kerim', 'boarding', kerim),
      orders('2 06:00', 'kerim', 'boarding'),
      collects('18 16:40', 'kerim', 'boarding', road),
      collects('20 21:05', 'leon', 'boarding', house),
    ],
  ),
  honest(
    'A joiners’ workshop with one old computer that all use; the master tells two journeymen, who confirm at home.',
    {
      konrad: person('Konrad', 'Zeitler', 'info@schreinerei-zeitler.de', {
        phone: '09231 62118',
        iban: commerzbank('0661207700'),
      }),
      patrick: person('Patrick', 'Söllner', 'patrick.soellner@gmx.de', {
        phone: '0160 7429930',
        iban: dkb('1019938206'),
      }),
      vaclav: person('Václav', 'Dvořák', 'vaclav.dvorak@email.cz', {
        phone: '+420 728 410 993',
        iban: revolut('04418827301'),
      }),
    },
    {
      workshop: at('91.11.176.52', browser.windowsFirefoxEsr),
      patrick: at('87.189.72.4', browser.android),
      vaclav: at('90.180.44.61', browser.iphone),
    },
    ({ workshop, patrick, vaclav }) => [
      recommends('0 16:10', 'konrad', 'bench', workshop),
      opens('0 16:15', 'bench', workshop),
      accepts('0 16:22', 'patrick', 'bench', workshop),
      confirms('0 19:18', 'patrick', 'bench', patrick),
      opens('1 15:58', 'bench', workshop),
      accepts('1 16:07', 'vaclav', 'bench', workshop),
      confirms('1 20:40', 'vaclav', 'bench', vaclav),
      orders('5 06:00', 'patrick', 'bench'),
      orders('5 06:00', 'vaclav', 'bench'),
      collects('20 19:20', 'patrick', 'bench', patrick),
      collects('21 16:30', 'konrad', 'bench', workshop),
      collects('21 16:31', 'konrad', 'bench', workshop),
      collects('26 21:11', 'vaclav', 'bench', vaclav),
    ],
  ),
  honest(
    'A guest of a café uses its open network, where the friend beside her takes the link at once.',
    {
      mareike: person('Mareike', 'Dohm', 'mareike.dohm@web.de', {
        phone: '0171 9250374',
        iban: comdirect('412770900'),
      }),
      sophie: person('Sophie', 'Lacroix', 'sophie.lacroix@orange.fr', {
        phone: '+33 6 48 20 17 95',
        iban: ing('5400917742'),
      }),
    },
    {
      cafe: at('80.146.228.95', browser.iphone),
      beside: at('80.146.228.95', browser.iphone),
      mareike: at('93.212.10.8', browser.iphone),
    },
    ({ cafe, beside, mareike }) => [
      recommends('0 15:31', 'mareike', 'cafe', cafe),
      opens('0 15:33', 'cafe', beside),
      accepts('0 15:41', 'sophie', 'cafe', beside),
      confirms('0 15:43', 'sophie', 'cafe', beside),
      orders('3 06:00', 'sophie', 'cafe'),
      collects('19 21:01', 'mareike', 'cafe', mareike),
      collects('20 12:44', 'sophie', 'cafe', at('91.1.88.19', browser.iphone)),
    ],
  ),
];
