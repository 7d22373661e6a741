import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import {
  abnAmro,
  c24,
  comdirect,
  commerzbank,
  dkb,
  gls,
  ing,
  n26,
  norisbank,
  postbank,
  tradeRepublic,
} from '../banks.ts';
import * as browser from '../browsers.ts';

/** People whose network or mail address tells little about them, by their carrier or by their own choice. */
export const privacy: readonly History[] = [
  honest(
    'Two friends with the same mobile carrier and telephone come out of one of its shared addresses in the same afternoon.',
    {
      selin: person('Selin', 'Öztürk', 'selin.oeztuerk@gmail.com', { phone: '0176 20918845', iban: n26('2755120093') }),
      mona: person('Mona', 'Gerlach', 'mona.gerlach@web.de', { phone: '0179 6640219', iban: ing('5402998173') }),
    },
    {
      selin: at('89.204.153.207', browser.iphoneNew),
      mona: at('89.204.153.207', browser.iphoneNew),
      later: at('89.204.138.61', browser.iphoneNew),
    },
    ({ selin, mona, later }) => [
      recommends('0 14:02', 'selin', 'tram', selin),
      opens('0 14:40', 'tram', mona),
      accepts('0 16:12', 'mona', 'tram', mona),
      confirms('0 16:15', 'mona', 'tram', mona),
      orders('2 06:00', 'mona', 'tram'),
      collects('17 18:09', 'mona', 'tram', later),
      collects('18 07:41', 'selin', 'tram', at('89.204.155.18', browser.iphoneNew)),
    ],
  ),
  honest(
    'Everybody in a new estate has the same fibre company, which puts a whole street behind one address.',
    {
      kersten: person('Kersten', 'Maaß', 'kersten.maass@gmx.de', {
        phone: '04181 2399012',
        address: home('Kiebitzring 3, 21244 Buchholz'),
        iban: commerzbank('0244170300'),
      }),
      hilal: person('Hilal', 'Çelik', 'hilal.celik@icloud.com', {
        phone: '0162 8815530',
        address: home('Kiebitzring 22, 21244 Buchholz'),
        iban: dkb('1052290176'),
      }),
      robert: person('Robert', 'Wendland', 'robert.wendland@mailbox.org', {
        phone: '04181 9400873',
        address: home('Eisvogelweg 8, 21244 Buchholz'),
        iban: comdirect('338017400'),
      }),
    },
    {
      kersten: at('94.31.84.12', browser.windowsChrome),
      hilal: at('94.31.84.12', browser.iphone),
      robert: at('94.31.84.12', browser.windowsChrome),
    },
    ({ kersten, hilal, robert }) => [
      recommends('0 19:55', 'kersten', 'estate', kersten),
      opens('1 08:20', 'estate', hilal),
      accepts('1 20:14', 'hilal', 'estate', hilal),
      confirms('1 20:17', 'hilal', 'estate', hilal),
      orders('5 06:00', 'hilal', 'estate'),
      opens('8 21:02', 'estate', robert),
      accepts('8 21:13', 'robert', 'estate', robert),
      confirms('9 06:45', 'robert', 'estate', robert),
      orders('12 06:00', 'robert', 'estate'),
      collects('20 20:33', 'hilal', 'estate', hilal),
      collects('27 21:10', 'robert', 'estate', robert),
      collects('28 19:40', 'kersten', 'estate', kersten),
      collects('28 19:41', 'kersten', 'estate', kersten),
    ],
  ),
  honest(
    'Two who let their telephone invent a mail address for every form, and give their true names and accounts.',
    {
      janina: person('Janina', 'Faber', 'dune.pegs-0v@icloud.com', {
        phone: '0151 70338214',
        iban: tradeRepublic('0049281173'),
      }),
      kilian: person('Kilian', 'Moser', 'hx7tqb2m9k@privaterelay.appleid.com', {
        phone: '0172 9018823',
        address: home('Sendlinger Straße 31, 80331 München'),
        iban: n26('2700183946'),
      }),
    },
    {
      janina: at('146.52.88.30', browser.iphoneNew),
      kilian: at('172.225.116.44', browser.iphoneNew),
      wifi: at('93.104.201.9', browser.macSafari),
    },
    ({ janina, kilian, wifi }) => [
      recommends('0 20:28', 'janina', 'hide', janina),
      opens('0 20:50', 'hide', kilian),
      accepts('0 20:58', 'kilian', 'hide', kilian),
      confirms('0 21:00', 'kilian', 'hide', kilian),
      orders('2 06:00', 'kilian', 'hide'),
      collects('17 22:05', 'kilian', 'hide', wifi),
      collects('19 18:26', 'janina', 'hide', janina),
    ],
  ),
  honest(
    'An archivist gives everybody a relay address of Firefox; her colleague, whom she tells, has an ordinary one.',
    {
      sigrid: person('Sigrid', 'Altvater', 'q3w8xk5pz@mozmail.com', { phone: '0561 8104467', iban: gls('3306180900') }),
      gunter: person('Günter', 'Hesse', 'guenter.hesse@gmx.de', { phone: '05665 40218', iban: postbank('920448371') }),
    },
    { sigrid: at('87.174.38.110', browser.linuxFirefox), gunter: at('79.243.66.5', browser.windowsFirefox) },
    ({ sigrid, gunter }) => [
      recommends('0 17:17', 'sigrid', 'archive', sigrid),
      opens('1 18:30', 'archive', gunter),
      accepts('1 18:44', 'gunter', 'archive', gunter),
      confirms('1 19:05', 'gunter', 'archive', gunter),
      orders('5 06:00', 'gunter', 'archive'),
      collects('20 17:22', 'sigrid', 'archive', sigrid),
      collects('22 18:15', 'gunter', 'archive', gunter),
    ],
  ),
  honest(
    'Two programmers who add the name of every site to their mail address, each to his own.',
    {
      arne: person('Arne', 'Kuhlmann', 'arne.kuhlmann+praemie@gmail.com', {
        phone: '0170 4927713',
        iban: dkb('1071829930'),
      }),
      sebastian: person('Sebastian', 'Reinhold', 'seb+empfehlung@reinhold.dev', {
        phone: '0157 71034829',
        iban: c24('8890021746'),
      }),
    },
    { arne: at('91.248.103.6', browser.linuxFirefox), sebastian: at('5.146.77.202', browser.linuxFirefox) },
    ({ arne, sebastian }) => [
      recommends('0 22:41', 'arne', 'plus', arne),
      opens('0 22:44', 'plus', sebastian),
      accepts('0 22:50', 'sebastian', 'plus', sebastian),
      confirms('0 22:51', 'sebastian', 'plus', sebastian),
      orders('1 06:00', 'sebastian', 'plus'),
      collects('15 22:30', 'sebastian', 'plus', sebastian),
      collects('15 23:12', 'arne', 'plus', arne),
    ],
  ),
  honest(
    'A translator with a domain of the own tells her mother, who has a mailbox on it as well but lives elsewhere.',
    {
      judith: person('Judith', 'Pellmann', 'judith@pellmann.eu', { phone: '0351 8470239', iban: abnAmro('417164300') }),
      rosemarie: person('Rosemarie', 'Pellmann', 'rosemarie@pellmann.eu', {
        phone: '03501 446218',
        address: home('Schandauer Straße 11, 01796 Pirna'),
        iban: postbank('18802749'),
      }),
    },
    { judith: at('77.23.190.144', browser.macFirefox), rosemarie: at('79.227.81.36', browser.windowsFirefoxEsr) },
    ({ judith, rosemarie }) => [
      recommends('0 11:34', 'judith', 'domain', judith, 'rosemarie@pellmann.eu'),
      opens('0 16:02', 'domain', rosemarie),
      accepts('1 10:40', 'rosemarie', 'domain', rosemarie),
      confirms('1 11:15', 'rosemarie', 'domain', rosemarie),
      orders('4 06:00', 'rosemarie', 'domain'),
      collects('19 11:48', 'judith', 'domain', judith),
      collects('26 10:20', 'rosemarie', 'domain', rosemarie),
    ],
  ),
  honest(
    'A lawyer and a journalist, both always behind a tunnel and with mail at strict providers, from different exits.',
    {
      constanze: person('Constanze', 'Riehl', 'c.riehl@tutanota.com', {
        phone: '030 28091146',
        iban: gls('5520194700'),
      }),
      david: person('David', 'Abramson', 'dabramson@proton.me', { phone: '0176 84420193', iban: ing('5489017732') }),
    },
    {
      constanze: at('146.70.62.183', browser.macFirefox),
      david: at('193.32.249.140', browser.linuxFirefox),
      david2: at('193.32.249.66', browser.linuxFirefox),
      constanze2: at('146.70.107.9', browser.macFirefox),
    },
    ({ constanze, david, david2, constanze2 }) => [
      recommends('0 13:05', 'constanze', 'tunnel', constanze),
      opens('0 19:32', 'tunnel', david),
      accepts('0 19:47', 'david', 'tunnel', david),
      confirms('1 08:21', 'david', 'tunnel', david2),
      orders('6 06:00', 'david', 'tunnel'),
      collects('21 18:40', 'david', 'tunnel', david2),
      collects('22 12:13', 'constanze', 'tunnel', constanze2),
    ],
  ),
  honest(
    'A man on a slow line in the Eifel reloads the page again and again until the form finally shows.',
    {
      gertrud: person('Gertrud', 'Leyendecker', 'gertrud.leyendecker@web.de', {
        phone: '06551 3348',
        iban: commerzbank('0577102900'),
      }),
      josef: person('Josef', 'Thelen', 'josef.thelen@t-online.de', {
        phone: '06556 7120',
        address: home('Hauptstraße 8, 54608 Bleialf'),
        iban: postbank('66120983'),
      }),
    },
    { gertrud: at('91.47.20.173', browser.windowsEdge), josef: at('84.165.232.40', browser.windowsChromeOld) },
    ({ gertrud, josef }) => [
      recommends('0 09:10', 'gertrud', 'slow', gertrud),
      opens('0 18:40', 'slow', josef, 7),
      opens('0 18:58', 'slow', josef, 5),
      opens('1 07:30', 'slow', josef, 4),
      accepts('1 07:44', 'josef', 'slow', josef),
      confirms('1 08:30', 'josef', 'slow', josef),
      orders('5 06:00', 'josef', 'slow'),
      collects('20 09:25', 'gertrud', 'slow', gertrud),
      collects('21 18:36', 'josef', 'slow', josef),
    ],
  ),
  honest(
    'A recipient takes the mail of his provider in the train over three masts and has a new address at every step.',
    {
      nadine: person('Nadine', 'Hübner', 'nadine.huebner@gmx.de', {
        phone: '0160 5520874',
        iban: norisbank('0266019800'),
      }),
      elias: person('Elias', 'Winterstein', 'elias.winterstein@yahoo.de', {
        phone: '0151 14408832',
        iban: ing('5463009128'),
      }),
    },
    {
      nadine: at('2003:c1:df2b:9800:4c60:8ef:11a2:7d03', browser.iphone),
      first: at('2a01:599:a13:22c8:9d10:4f5:bb21:6e7a', browser.android),
      second: at('80.187.121.148', browser.android),
      third: at('2a01:599:40e:8f10:1874:2bc:e9f0:5a3', browser.android),
      fourth: at('80.187.67.9', browser.android),
    },
    ({ nadine, first, second, third, fourth }) => [
      recommends('0 16:20', 'nadine', 'train', nadine),
      opens('0 17:02', 'train', first),
      opens('0 17:11', 'train', second),
      accepts('0 17:19', 'elias', 'train', second),
      confirms('0 17:36', 'elias', 'train', third),
      orders('3 06:00', 'elias', 'train'),
      collects('18 17:05', 'elias', 'train', fourth),
      collects('19 20:30', 'nadine', 'train', nadine),
    ],
  ),
];
