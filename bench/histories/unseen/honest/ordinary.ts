import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import {
  berlinerSparkasse,
  comdirect,
  dkb,
  frankfurterSparkasse,
  hypoVereinsbank,
  inGroups,
  ing,
  n26,
  norisbank,
  postbank,
  sparkasseKoelnBonn,
  stadtsparkasseMuenchen,
} from '../banks.ts';
import * as browser from '../browsers.ts';

/** As plain as the everyday ones, but reached by other ways: a mail, a note on paper, a chat, two or three friends. */
export const ordinary: readonly History[] = [
  honest(
    'A landlady tells the new tenant of the ground floor which household insurance she has.',
    {
      hannelore: person('Hannelore', 'Prinz', 'hannelore.prinz@t-online.de', {
        phone: '0228 232791',
        iban: sparkasseKoelnBonn('1930448207'),
      }),
      yusuf: person('Yusuf', 'Demirel', 'yusuf.demirel@hotmail.de', {
        phone: '0163 7724915',
        address: home('Rheinaustraße 140, 53225 Bonn'),
        iban: comdirect('772104900'),
      }),
    },
    { landlady: at('87.156.12.44', browser.windowsChromeOld), yusuf: at('37.201.116.83', browser.iphone) },
    ({ landlady, yusuf }) => [
      recommends('0 14:10', 'hannelore', 'tenant', landlady),
      opens('2 20:15', 'tenant', yusuf),
      accepts('2 20:21', 'yusuf', 'tenant', yusuf),
      confirms('2 20:22', 'yusuf', 'tenant', yusuf),
      orders('8 06:00', 'yusuf', 'tenant'),
      collects('23 19:30', 'yusuf', 'tenant', yusuf),
      collects('25 10:12', 'hannelore', 'tenant', landlady),
    ],
  ),
  honest(
    'A night nurse and a porter of another house, both awake at three and both happy with the tariff.',
    {
      melanie: person('Melanie', 'Strobl', 'melly.strobl@gmx.de', {
        phone: '0179 4138862',
        iban: stadtsparkasseMuenchen('1004738292'),
      }),
      goran: person('Goran', 'Petrović', 'goran.petrovic71@gmail.com', {
        phone: '0151 70248193',
        iban: hypoVereinsbank('6880142375'),
      }),
    },
    { melanie: at('88.217.180.6', browser.android), goran: at('93.104.77.151', browser.samsung) },
    ({ melanie, goran }) => [
      recommends('0 03:11', 'melanie', 'shift', melanie),
      opens('0 03:19', 'shift', goran),
      accepts('0 03:30', 'goran', 'shift', goran),
      confirms('0 14:12', 'goran', 'shift', goran),
      orders('2 06:00', 'goran', 'shift'),
      collects('17 02:45', 'goran', 'shift', goran),
      collects('19 03:05', 'melanie', 'shift', melanie),
    ],
  ),
  honest(
    'A lorry driver looks at the link of his brother-in-law on a Dutch rest area and confirms it at home.',
    {
      sven: person('Sven', 'Böttcher', 'sven-boettcher@web.de', {
        phone: '0395 7782046',
        iban: norisbank('0288341500'),
      }),
      rico: person('Rico', 'Lange', 'rico.lange.mv@gmail.com', {
        phone: '0174 9901263',
        address: home('Demminer Straße 62, 17034 Neubrandenburg'),
        iban: ing('5470026618'),
      }),
    },
    {
      sven: at('79.223.140.17', browser.windowsFirefox),
      away: at('77.63.19.204', browser.android),
      rico: at('91.97.212.66', browser.android),
    },
    ({ sven, away, rico }) => [
      recommends('0 20:02', 'sven', 'lorry', sven),
      opens('1 13:26', 'lorry', away),
      accepts('1 13:33', 'rico', 'lorry', away),
      confirms('3 19:12', 'rico', 'lorry', rico),
      orders('5 06:00', 'rico', 'lorry'),
      collects('20 21:30', 'rico', 'lorry', rico),
      collects('22 19:58', 'sven', 'lorry', sven),
    ],
  ),
  honest(
    'A link sent in a chat of a social network, opened in the app and finished in a proper browser.',
    {
      katrin: person('Katrin', 'Lüdemann', 'katrin.luedemann@gmx.net', {
        phone: '040 87605512',
        iban: dkb('1078124590'),
      }),
      birte: person('Birte', 'Asmussen', 'birte.asmussen@outlook.com', {
        phone: '0160 92210475',
        iban: n26('2618804173'),
      }),
    },
    {
      katrin: at('92.227.18.53', browser.iphoneNew),
      app: at('80.187.120.6', browser.inFacebook, 'https://l.facebook.com/'),
      birte: at('80.187.120.6', browser.iphone),
    },
    ({ katrin, app, birte }) => [
      recommends('0 19:34', 'katrin', 'chat', katrin),
      opens('0 19:41', 'chat', app),
      opens('0 19:43', 'chat', birte),
      accepts('0 19:50', 'birte', 'chat', birte),
      confirms('0 19:52', 'birte', 'chat', birte),
      orders('2 06:00', 'birte', 'chat'),
      collects('16 19:20', 'birte', 'chat', birte),
      collects('16 19:55', 'katrin', 'chat', katrin),
    ],
  ),
  honest(
    'The mail program of the recipient looks at the link before he does, and then he takes it like anybody.',
    {
      clemens: person('Clemens', 'Rupp', 'clemens.rupp@gmx.de', {
        phone: '069 59793318',
        iban: frankfurterSparkasse('200418833'),
      }),
      volker: person('Volker', 'Henninger', 'volker.henninger@outlook.de', {
        phone: '06172 489021',
        address: home('Saalburgstraße 99, 61350 Bad Homburg vor der Höhe'),
        iban: inGroups(comdirect('540927600')),
      }),
    },
    {
      clemens: at('91.45.222.10', browser.macFirefox),
      scanner: at('40.94.25.109', browser.windowsEdge),
      volker: at('88.130.58.207', browser.windowsEdge, 'https://outlook.live.com/'),
    },
    ({ clemens, scanner, volker }) => [
      recommends('0 08:40', 'clemens', 'mail', clemens, 'volker.henninger@outlook.de'),
      opens('0 08:41', 'mail', scanner, 2),
      opens('0 17:30', 'mail', volker),
      accepts('0 17:41', 'volker', 'mail', volker),
      confirms('0 17:44', 'volker', 'mail', volker),
      orders('3 06:00', 'volker', 'mail'),
      collects('18 08:15', 'clemens', 'mail', clemens),
      collects('18 17:50', 'volker', 'mail', volker),
    ],
  ),
  honest(
    'A physiotherapist prints the square with her link on a note, and one patient takes it home.',
    {
      franziska: person('Franziska', 'Engelhardt', 'f.engelhardt@physio-am-wall.de', {
        phone: '0551 2910764',
        iban: postbank('905516332'),
      }),
      lothar: person('Lothar', 'Quast', 'lothar.quast@kabelmail.de', { phone: '05503 8129', iban: ing('5463317700') }),
    },
    { practice: at('217.91.44.163', browser.windowsChrome), lothar: at('46.223.161.42', browser.android) },
    ({ practice, lothar }) => [
      recommends('0 13:02', 'franziska', 'note', practice),
      opens('5 19:08', 'note', lothar),
      accepts('5 19:19', 'lothar', 'note', lothar),
      confirms('5 19:31', 'lothar', 'note', lothar),
      orders('8 06:00', 'lothar', 'note'),
      collects('24 12:57', 'franziska', 'note', practice),
      collects('26 20:14', 'lothar', 'note', lothar),
    ],
  ),
  honest(
    'A man tells one friend in March, one in April and one in May, each with a link of his own.',
    {
      philipp: person('Philipp', 'Noack', 'philipp.noack@mailbox.org', {
        phone: '030 44038172',
        iban: berlinerSparkasse('6603195842'),
      }),
      hamid: person('Hamid', 'Rezai', 'hamid.rezai@gmail.com', { phone: '0176 22910583', iban: n26('2599031847') }),
      jan: person('Jan', 'Oelschläger', 'jan.oelschlaeger@web.de', { phone: '030 69205517', iban: ing('5409118823') }),
      wiebke: person('Wiebke', 'Harms', 'wiebke.harms@posteo.de', {
        phone: '0331 2739046',
        address: home('Charlottenstraße 18, 14467 Potsdam'),
        iban: dkb('1043399128'),
      }),
    },
    {
      philipp: at('95.91.230.17', browser.macChrome),
      hamid: at('176.2.71.199', browser.android),
      jan: at('77.11.94.128', browser.windowsFirefox),
      wiebke: at('84.190.33.61', browser.iphoneNew),
    },
    ({ philipp, hamid, jan, wiebke }) => [
      recommends('0 21:03', 'philipp', 'march', philipp),
      opens('0 21:30', 'march', hamid),
      accepts('1 08:12', 'hamid', 'march', hamid),
      confirms('1 08:14', 'hamid', 'march', hamid),
      orders('3 06:00', 'hamid', 'march'),
      collects('18 22:10', 'philipp', 'march', philipp),
      collects('20 13:26', 'hamid', 'march', hamid),
      recommends('33 18:45', 'philipp', 'april', philipp),
      opens('34 19:22', 'april', jan),
      accepts('34 19:35', 'jan', 'april', jan),
      confirms('34 20:01', 'jan', 'april', jan),
      orders('37 06:00', 'jan', 'april'),
      collects('52 09:09', 'jan', 'april', jan),
      collects('52 21:47', 'philipp', 'april', philipp),
      recommends('60 12:15', 'philipp', 'may', philipp),
      opens('61 07:40', 'may', wiebke),
      accepts('61 07:48', 'wiebke', 'may', wiebke),
      confirms('61 07:50', 'wiebke', 'may', wiebke),
      orders('65 06:00', 'wiebke', 'may'),
      collects('80 20:20', 'philipp', 'may', philipp),
      collects('83 18:05', 'wiebke', 'may', wiebke),
    ],
  ),
];
