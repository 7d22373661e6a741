import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { commerzbank, deutscheBank, dkb, haspa, ing, n26, postbank } from '../banks.ts';
import * as browser from '../browsers.ts';

/** Two or more who live together, are married or have one surname, and are nevertheless different people. */
export const couples: readonly History[] = [
  honest(
    'A couple without a ring, one flat and two accounts: he tells her, and each has a telephone and a contract of the own.',
    {
      lars: person('Lars', 'Petersen', 'lars.petersen@gmx.de', {
        phone: '0176 41190277',
        address: home('Eppendorfer Weg 88, 20259 Hamburg'),
        iban: haspa('1208553917'),
      }),
      miriam: person('Miriam', 'Stolz', 'miriam.stolz@web.de', {
        phone: '0160 5538104',
        address: home('Eppendorfer Weg 88, 20259 Hamburg'),
        iban: ing('5437714098'),
      }),
    },
    { lars: at('95.222.27.130', browser.windowsChrome), miriam: at('95.222.27.130', browser.iphone) },
    ({ lars, miriam }) => [
      recommends('0 19:02', 'lars', 'flat', lars),
      opens('0 19:20', 'flat', miriam),
      accepts('0 19:26', 'miriam', 'flat', miriam),
      confirms('0 19:31', 'miriam', 'flat', miriam),
      orders('3 06:00', 'miriam', 'flat'),
      collects('18 20:04', 'miriam', 'flat', miriam),
      collects('19 18:22', 'lars', 'flat', lars),
    ],
  ),
  honest(
    'Married for thirty years with one account for everything: she tells him about the insurance agent, both rewards go there.',
    {
      brigitte: person('Brigitte', 'Langenfeld', 'brigitte.langenfeld@t-online.de', {
        phone: '0171 6640281',
        address: home('Ahornweg 7, 38116 Braunschweig'),
        iban: commerzbank('0533108200'),
      }),
      werner: person('Werner', 'Langenfeld', 'werner.langenfeld@t-online.de', {
        phone: '0171 6640319',
        address: home('Ahornweg 7, 38116 Braunschweig'),
        iban: commerzbank('0533108200'),
      }),
    },
    { brigitte: at('84.157.201.6', browser.ipad), werner: at('84.157.201.6', browser.windowsFirefox) },
    ({ brigitte, werner }) => [
      recommends('0 10:30', 'brigitte', 'married', brigitte),
      opens('1 17:05', 'married', werner),
      accepts('1 17:22', 'werner', 'married', werner),
      confirms('1 17:40', 'werner', 'married', werner),
      orders('12 06:00', 'werner', 'married'),
      collects('27 10:45', 'brigitte', 'married', brigitte),
      collects('28 18:10', 'werner', 'married', werner),
    ],
  ),
  honest(
    'A mother tells her two grown children, who live in the attic and give the landline of the house.',
    {
      petra: person('Petra', 'Ostermann', 'petra.ostermann@gmx.de', {
        phone: '02572 81440',
        address: home('Borghorster Straße 19, 48282 Emsdetten'),
        iban: postbank('512044908'),
      }),
      niklas: person('Niklas', 'Ostermann', 'niklas.ostermann99@gmail.com', {
        phone: '02572 81440',
        address: home('Borghorster Straße 19, 48282 Emsdetten'),
        iban: ing('5428870163'),
      }),
      jule: person('Jule', 'Ostermann', 'jule.ostermann@icloud.com', {
        phone: '02572 81440',
        address: home('Borghorster Straße 19, 48282 Emsdetten'),
        iban: n26('2715580936'),
      }),
    },
    {
      petra: at('91.40.113.27', browser.windowsEdge),
      niklas: at('91.40.113.27', browser.linuxChrome),
      jule: at('176.5.130.48', browser.iphoneNew),
      attic: at('91.40.118.204', browser.iphoneNew),
    },
    ({ petra, niklas, jule, attic }) => [
      recommends('0 12:50', 'petra', 'attic', petra),
      opens('0 13:11', 'attic', niklas),
      accepts('0 13:19', 'niklas', 'attic', niklas),
      confirms('0 13:22', 'niklas', 'attic', niklas),
      orders('2 06:00', 'niklas', 'attic'),
      opens('4 22:36', 'attic', jule),
      accepts('4 22:44', 'jule', 'attic', jule),
      confirms('5 09:17', 'jule', 'attic', attic),
      orders('7 06:00', 'jule', 'attic'),
      collects('16 19:00', 'niklas', 'attic', niklas),
      collects('22 12:34', 'petra', 'attic', petra),
      collects('22 12:36', 'petra', 'attic', petra),
      collects('23 17:41', 'jule', 'attic', attic),
    ],
  ),
  honest(
    'Twins with names that look alike, one flat and two jobs: Jonas tells Jonathan.',
    {
      jonas: person('Jonas', 'Kirchhoff', 'jonas.kirchhoff@gmail.com', {
        phone: '0157 50217743',
        iban: dkb('1034490271'),
      }),
      jonathan: person('Jonathan', 'Kirchhoff', 'jonathan.kirchhoff@gmail.com', {
        phone: '0157 50217816',
        iban: dkb('1034490685'),
      }),
    },
    {
      jonas: at('37.138.52.91', browser.macChrome),
      jonathan: at('37.138.52.91', browser.android),
      away: at('109.42.178.3', browser.android),
    },
    ({ jonas, jonathan, away }) => [
      recommends('0 21:08', 'jonas', 'twin', jonas),
      opens('0 21:15', 'twin', jonathan),
      accepts('1 07:56', 'jonathan', 'twin', away),
      confirms('1 07:58', 'jonathan', 'twin', away),
      orders('4 06:00', 'jonathan', 'twin'),
      collects('18 21:33', 'jonas', 'twin', jonas),
      collects('20 08:01', 'jonathan', 'twin', away),
    ],
  ),
  honest(
    'Father and son are both Heinrich Averbeck and farm next to each other; the father tells the son.',
    {
      senior: person('Heinrich', 'Averbeck', 'hof-averbeck@ewetel.net', {
        phone: '04442 3315',
        address: home('Brockdorfer Esch 2, 49393 Lohne'),
        iban: commerzbank('0280146600'),
      }),
      junior: person('Heinrich', 'Averbeck', 'heinrich.averbeck@biogas-lohne.de', {
        phone: '0175 2290846',
        address: home('Brockdorfer Esch 2a, 49393 Lohne'),
        iban: deutscheBank('0773320100'),
      }),
    },
    { senior: at('85.16.44.71', browser.windowsChromeOld), junior: at('212.6.127.39', browser.iphone) },
    ({ senior, junior }) => [
      recommends('0 07:12', 'senior', 'farm', senior),
      opens('0 12:30', 'farm', junior),
      accepts('0 12:37', 'junior', 'farm', junior),
      confirms('0 12:52', 'junior', 'farm', junior),
      orders('5 06:00', 'junior', 'farm'),
      collects('20 06:58', 'senior', 'farm', senior),
      collects('24 20:15', 'junior', 'farm', junior),
    ],
  ),
  honest(
    'A grandson does everything for his grandmother on his own telephone at her kitchen table; her pension account gets her part.',
    {
      malte: person('Malte', 'Voigt', 'malte.voigt@gmail.com', {
        phone: '0176 93301584',
        address: home('Bleichstraße 12, 33607 Bielefeld'),
        iban: n26('2689014452'),
      }),
      erna: person('Erna', 'Spilker', 'erna.spilker@t-online.de', {
        phone: '05203 2976',
        address: home('Teutoburger Weg 31, 33824 Werther'),
        iban: postbank('8812037'),
      }),
    },
    { malte: at('176.6.33.120', browser.android), table: at('79.241.190.65', browser.android) },
    ({ malte, table }) => [
      recommends('0 13:40', 'malte', 'grandma', malte),
      opens('2 15:10', 'grandma', table),
      accepts('2 15:31', 'erna', 'grandma', table),
      confirms('2 15:40', 'erna', 'grandma', table),
      orders('5 06:00', 'erna', 'grandma'),
      collects('20 14:02', 'malte', 'grandma', malte),
      collects('23 15:20', 'erna', 'grandma', table),
    ],
  ),
];
