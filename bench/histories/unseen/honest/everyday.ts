import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { commerzbank, dkb, gls, haspa, inGroups, ing, postbank, sparkasseHannover, targobank } from '../banks.ts';
import * as browser from '../browsers.ts';

/** One person tells another, who takes it: the greater part of all lives. */
export const everyday: readonly History[] = [
  honest(
    'Ines tells her neighbour over the fence about the cheaper tariff, he looks at it on the sofa and takes it.',
    {
      ines: person('Ines', 'Rademacher', 'ines.rademacher@gmx.de', {
        phone: '0511 8437219',
        address: home('Grasweg 14, 30657 Hannover'),
        iban: sparkasseHannover('1908274466'),
      }),
      georg: person('Georg', 'Pfaff', 'g.pfaff@t-online.de', {
        phone: '0511 6098812',
        address: home('Grasweg 16, 30657 Hannover'),
        iban: postbank('482916503'),
      }),
    },
    { ines: at('91.14.203.77', browser.windowsFirefox), georg: at('84.135.92.8', browser.ipad) },
    ({ ines, georg }) => [
      recommends('0 18:12', 'ines', 'fence', ines),
      opens('0 20:31', 'fence', georg),
      accepts('0 20:38', 'georg', 'fence', georg),
      confirms('0 20:44', 'georg', 'fence', georg),
      orders('2 06:00', 'georg', 'fence'),
      collects('17 19:05', 'georg', 'fence', georg),
      collects('18 07:50', 'ines', 'fence', ines),
    ],
  ),
  honest(
    'Two sisters, one married in Bremen and one in Ulm, and the younger takes the advice of the elder.',
    {
      silke: person('Silke', 'Overbeck', 'silke.overbeck@web.de', {
        phone: '+49 421 3307165',
        iban: ing('5417802239'),
      }),
      anja: person('Anja', 'Merkle', 'anja-merkle@freenet.de', {
        phone: '0731/9217440',
        address: home('Am Hochsträß 3, 89081 Ulm'),
        iban: dkb('1032774915'),
      }),
    },
    {
      silke: at('2a02:8109:b43f:7c00:59e1:8d20:44c1:9af', browser.macSafari),
      phone: at('80.187.101.52', browser.iphone),
      desk: at('79.206.18.140', browser.windowsEdge),
    },
    ({ silke, phone, desk }) => [
      recommends('0 10:03', 'silke', 'sister', silke),
      opens('0 12:40', 'sister', phone),
      opens('1 19:22', 'sister', desk),
      accepts('1 19:29', 'anja', 'sister', desk),
      confirms('2 07:04', 'anja', 'sister', phone),
      orders('5 06:00', 'anja', 'sister'),
      collects('20 10:15', 'silke', 'sister', silke),
      collects('23 20:48', 'anja', 'sister', desk),
    ],
  ),
  honest(
    'A colleague speaks well of his insurance agent, and the other needs nine days and two talks before signing.',
    {
      ralf: person('Ralf', 'Kubitschek', 'ralf.kubitschek@arcor.de', {
        phone: '0173 5540187',
        iban: haspa('1234977610'),
      }),
      deniz: person('Deniz', 'Aksoy', 'deniz.aksoy86@gmail.com', {
        phone: '0157 31228640',
        address: home('Wandsbeker Chaussee 211, 22089 Hamburg'),
        iban: commerzbank('0618823400'),
      }),
    },
    {
      ralf: at('92.117.40.6', browser.android),
      deniz: at('46.114.140.93', browser.samsung),
      home: at('62.143.77.19', browser.windowsChrome),
    },
    ({ ralf, deniz, home }) => [
      recommends('0 12:31', 'ralf', 'agent', ralf),
      opens('0 12:44', 'agent', deniz),
      accepts('0 21:10', 'deniz', 'agent', home),
      confirms('0 21:13', 'deniz', 'agent', home),
      orders('9 06:00', 'deniz', 'agent'),
      collects('24 12:20', 'ralf', 'agent', ralf),
      collects('24 22:02', 'deniz', 'agent', deniz),
    ],
  ),
  honest(
    'An old school friend gets the link by mail, and the recommender thinks of his reward only after two months.',
    {
      hauke: person('Hauke', 'Thomsen', 'hauke@thomsen-husum.de', { phone: '04841 77231', iban: gls('2031557800') }),
      bernd: person('Bernd', 'Lorenzen', 'bernd.lorenzen@kabelmail.de', {
        phone: '0461 2229847',
        iban: postbank('77120935'),
      }),
    },
    { hauke: at('87.144.9.201', browser.linuxFirefox), bernd: at('178.201.66.4', browser.windowsFirefoxEsr) },
    ({ hauke, bernd }) => [
      recommends('0 22:17', 'hauke', 'school', hauke, 'bernd.lorenzen@kabelmail.de'),
      opens('3 16:05', 'school', bernd),
      accepts('3 16:20', 'bernd', 'school', bernd),
      confirms('3 16:24', 'bernd', 'school', bernd),
      orders('6 06:00', 'bernd', 'school'),
      collects('21 15:30', 'bernd', 'school', bernd),
      collects('68 21:41', 'hauke', 'school', hauke),
    ],
  ),
  honest(
    'A father tells two others at the edge of the pitch; one takes it, the other looks and leaves it.',
    {
      mirko: person('Mirko', 'Sander', 'mirko.sander@outlook.de', {
        phone: '0176 80441927',
        iban: targobank('2109483377'),
      }),
      steffen: person('Steffen', 'Ulrich', 'steffen.ulrich@gmx.net', {
        phone: '0341 9614402',
        address: home('Zschochersche Straße 48b, 04229 Leipzig'),
        iban: ing('5522810946'),
      }),
      paul: person('Paul', 'Neumeister', 'neumeisterpaul@web.de', { phone: '0152 22907718' }),
    },
    {
      mirko: at('89.204.137.22', browser.iphoneNew),
      steffen: at('109.40.243.88', browser.android),
      paul: at('176.1.208.31', browser.android),
      sofa: at('77.180.15.203', browser.macChrome),
    },
    ({ mirko, steffen, paul, sofa }) => [
      recommends('0 10:48', 'mirko', 'pitch', mirko),
      opens('0 10:52', 'pitch', steffen),
      opens('0 11:30', 'pitch', paul),
      accepts('0 11:34', 'paul', 'pitch', paul),
      accepts('1 20:06', 'steffen', 'pitch', sofa),
      confirms('1 20:11', 'steffen', 'pitch', sofa),
      orders('3 06:00', 'steffen', 'pitch'),
      collects('19 21:14', 'steffen', 'pitch', sofa),
      collects('20 12:59', 'mirko', 'pitch', mirko),
    ],
  ),
  honest(
    'A retired teacher tells her former headmaster, who reads every line on four days before he fills in the form.',
    {
      gisela: person('Gisela', 'Hohmann', 'gisela.hohmann@t-online.de', {
        phone: '06421 34518',
        iban: inGroups(postbank('311907264')),
      }),
      eberhard: person('Eberhard', 'von Stetten', 'e.v.stetten@t-online.de', {
        phone: '06421 682203',
        address: home('Rotenberg 21, 35037 Marburg'),
        iban: inGroups(commerzbank('0271148800')),
      }),
    },
    { gisela: at('217.238.4.117', browser.windowsEdge), eberhard: at('93.227.55.31', browser.windowsFirefox) },
    ({ gisela, eberhard }) => [
      recommends('0 15:20', 'gisela', 'head', gisela),
      opens('1 09:32', 'head', eberhard),
      opens('3 09:40', 'head', eberhard, 2),
      opens('6 10:12', 'head', eberhard),
      opens('8 09:28', 'head', eberhard),
      accepts('8 09:55', 'eberhard', 'head', eberhard),
      confirms('8 10:31', 'eberhard', 'head', eberhard),
      orders('14 06:00', 'eberhard', 'head'),
      collects('29 15:02', 'gisela', 'head', gisela),
      collects('30 09:44', 'eberhard', 'head', eberhard),
    ],
  ),
  honest(
    'A hairdresser tells a regular customer while cutting, and the customer never thinks of the own reward again.',
    {
      jessica: person('Jessica', 'Wunderlich', 'jessy.wunderlich@icloud.com', {
        phone: '01590 4412806',
        iban: dkb('1061830427'),
      }),
      renate: person('Renate', 'Kiesewetter', 'renate.kiesewetter@magenta.de', { phone: '0361 5518290' }),
    },
    { jessica: at('80.187.84.206', browser.iphone), renate: at('79.195.202.14', browser.androidTablet) },
    ({ jessica, renate }) => [
      recommends('0 16:33', 'jessica', 'hair', jessica),
      opens('0 19:57', 'hair', renate),
      accepts('2 18:40', 'renate', 'hair', renate),
      confirms('2 18:52', 'renate', 'hair', renate),
      orders('4 06:00', 'renate', 'hair'),
      collects('18 20:09', 'jessica', 'hair', jessica),
    ],
  ),
];
