import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { berlinerSparkasse, c24, commerzbank, dkb, gls, ing, n26, postbank, targobank } from '../banks.ts';
import * as browser from '../browsers.ts';

/** Many people behind one router, one door or one desk who have nothing else in common. */
export const oneRoof: readonly History[] = [
  honest(
    'Three of a flat share in Neukölln with one line; Ana tells the other two at breakfast.',
    {
      ana: person('Ana', 'Belmonte', 'ana.belmonte@gmail.com', {
        phone: '0152 53388017',
        address: home('Weserstraße 165, 12045 Berlin'),
        iban: n26('2744190318'),
      }),
      felix: person('Felix', 'Trautwein', 'felix.trautwein@posteo.de', {
        phone: '0176 70021945',
        address: home('Weserstraße 165, 12045 Berlin'),
        iban: gls('1140338200'),
      }),
      ondrej: person('Ondřej', 'Novotný', 'ondra.novotny@seznam.cz', {
        phone: '+420 603 771 284',
        address: home('Weserstraße 165, 12045 Berlin'),
        iban: berlinerSparkasse('6611820473'),
      }),
    },
    {
      ana: at('95.90.244.61', browser.iphone),
      felix: at('95.90.244.61', browser.linuxFirefox),
      ondrej: at('95.90.244.61', browser.macChrome),
      later: at('95.90.251.118', browser.macChrome),
    },
    ({ ana, felix, ondrej, later }) => [
      recommends('0 10:12', 'ana', 'breakfast', ana),
      opens('0 10:20', 'breakfast', felix),
      accepts('0 10:31', 'felix', 'breakfast', felix),
      confirms('0 10:36', 'felix', 'breakfast', felix),
      opens('2 23:02', 'breakfast', ondrej),
      accepts('2 23:09', 'ondrej', 'breakfast', ondrej),
      confirms('2 23:12', 'ondrej', 'breakfast', ondrej),
      orders('3 06:00', 'felix', 'breakfast'),
      orders('5 06:00', 'ondrej', 'breakfast'),
      collects('18 11:00', 'felix', 'breakfast', felix),
      collects('20 22:40', 'ondrej', 'breakfast', later),
      collects('22 09:58', 'ana', 'breakfast', ana),
      collects('22 09:59', 'ana', 'breakfast', ana),
    ],
  ),
  honest(
    'Four in a hall of residence whose whole building goes out through one address of the university.',
    {
      simon: person('Simon', 'Eberle', 'simon.eberle@student.uni-tuebingen.de', {
        phone: '0157 30440982',
        iban: ing('5449001732'),
      }),
      chiara: person('Chiara', 'Fontana', 'chiara.fontana98@gmail.com', {
        phone: '0176 55190723',
        address: home('Fichtenweg 15/204, 72076 Tübingen'),
        iban: c24('8812094477'),
      }),
      wei: person('Wei', 'Zhang', 'zhangwei.tue@163.com', {
        phone: '0162 8840217',
        address: home('Fichtenweg 15/311, 72076 Tübingen'),
        iban: n26('2701993826'),
      }),
      hannes: person('Hannes', 'Wolpert', 'h.wolpert@web.de', {
        phone: '0170 9914473',
        address: home('Fichtenweg 15/118, 72076 Tübingen'),
        iban: dkb('1066218835'),
      }),
    },
    {
      simon: at('134.2.180.9', browser.linuxFirefox),
      chiara: at('134.2.180.9', browser.macSafari),
      wei: at('134.2.180.9', browser.windowsChrome),
      hannes: at('134.2.180.9', browser.windowsChrome),
      hannesPhone: at('109.40.51.6', browser.android),
    },
    ({ simon, chiara, wei, hannes, hannesPhone }) => [
      recommends('0 18:00', 'simon', 'hall', simon),
      opens('0 19:34', 'hall', chiara),
      accepts('0 19:45', 'chiara', 'hall', chiara),
      confirms('0 19:47', 'chiara', 'hall', chiara),
      orders('3 06:00', 'chiara', 'hall'),
      opens('5 01:22', 'hall', wei),
      accepts('5 01:30', 'wei', 'hall', wei),
      confirms('5 01:31', 'wei', 'hall', wei),
      orders('8 06:00', 'wei', 'hall'),
      opens('9 13:15', 'hall', hannes),
      accepts('9 13:24', 'hannes', 'hall', hannes),
      confirms('9 16:08', 'hannes', 'hall', hannesPhone),
      orders('13 06:00', 'hannes', 'hall'),
      collects('18 20:10', 'chiara', 'hall', chiara),
      collects('24 00:47', 'wei', 'hall', wei),
      collects('28 14:00', 'hannes', 'hall', hannesPhone),
      collects('29 18:31', 'simon', 'hall', simon),
      collects('29 18:32', 'simon', 'hall', simon),
      collects('29 18:34', 'simon', 'hall', simon),
    ],
  ),
  honest(
    'Three colleagues with firstname.lastname at their company, the same browser on all desks and a break at noon.',
    {
      claudia: person('Claudia', 'Behrens', 'claudia.behrens@nordwerk-armaturen.de', {
        phone: '04101 5533-14',
        iban: postbank('660917204'),
      }),
      thomas: person('Thomas', 'Lüth', 'thomas.lueth@nordwerk-armaturen.de', {
        phone: '04101 5533-27',
        iban: commerzbank('0844190300'),
      }),
      agnieszka: person('Agnieszka', 'Mazur', 'agnieszka.mazur@nordwerk-armaturen.de', {
        phone: '0163 2208841',
        iban: ing('5411836620'),
      }),
    },
    {
      office: at('62.157.88.130', browser.windowsEdge),
      thomas: at('91.96.11.40', browser.android),
      agnieszka: at('46.114.92.17', browser.samsung),
    },
    ({ office, thomas, agnieszka }) => [
      recommends('0 12:06', 'claudia', 'desk', office),
      opens('0 12:14', 'desk', office),
      accepts('0 12:21', 'thomas', 'desk', office),
      confirms('0 12:29', 'thomas', 'desk', office),
      opens('1 12:11', 'desk', office),
      accepts('1 12:20', 'agnieszka', 'desk', office),
      confirms('1 12:27', 'agnieszka', 'desk', office),
      orders('4 06:00', 'thomas', 'desk'),
      orders('6 06:00', 'agnieszka', 'desk'),
      collects('19 19:47', 'thomas', 'desk', thomas),
      collects('21 12:10', 'claudia', 'desk', office),
      collects('21 12:11', 'claudia', 'desk', office),
      collects('23 21:20', 'agnieszka', 'desk', agnieszka),
    ],
  ),
  honest(
    'A patient on a ward with a broken leg tells the man in the next bed, both over the network of the hospital.',
    {
      rudiger: person('Rüdiger', 'Hamann', 'ruediger.hamann@gmx.de', {
        phone: '0171 3306728',
        iban: targobank('2014339087'),
      }),
      salvatore: person('Salvatore', 'Greco', 'salva.greco@libero.it', {
        phone: '0152 36610094',
        iban: postbank('182250937'),
      }),
    },
    {
      bed: at('193.175.73.201', browser.android),
      next: at('193.175.73.201', browser.iphoneOld),
      home: at('79.210.5.44', browser.iphoneOld),
    },
    ({ bed, next, home }) => [
      recommends('0 15:50', 'rudiger', 'ward', bed),
      opens('0 16:01', 'ward', next),
      accepts('0 16:17', 'salvatore', 'ward', next),
      confirms('0 16:20', 'salvatore', 'ward', next),
      orders('7 06:00', 'salvatore', 'ward'),
      collects('22 10:30', 'salvatore', 'ward', home),
      collects('26 09:12', 'rudiger', 'ward', at('88.67.214.3', browser.android)),
    ],
  ),
  honest(
    'Two freelancers in one shared office, desks far apart and the same kind of laptop.',
    {
      dilara: person('Dilara', 'Yıldız', 'hello@dilarayildiz.design', {
        phone: '0176 61820047',
        iban: c24('8804519920'),
      }),
      moritz: person('Moritz', 'Seiler', 'mo@seiler-texte.de', { phone: '0221 29902817', iban: gls('6011248800') }),
    },
    { shared: at('213.168.91.14', browser.macChrome), flat: at('81.173.155.60', browser.macChrome) },
    ({ shared, flat }) => [
      recommends('0 14:33', 'dilara', 'cowork', shared),
      opens('0 16:45', 'cowork', shared),
      accepts('1 21:02', 'moritz', 'cowork', flat),
      confirms('1 21:04', 'moritz', 'cowork', flat),
      orders('4 06:00', 'moritz', 'cowork'),
      collects('19 15:12', 'dilara', 'cowork', shared),
      collects('19 16:20', 'moritz', 'cowork', shared),
    ],
  ),
];
