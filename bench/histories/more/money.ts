import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { collects, foreign, german, honest, journey, person, replacesIban, spot } from './builders.ts';

const oldBank = german(50050201, 344556);

export const money: readonly History[] = [
  honest(
    'A typing error in the stored IBAN is corrected the evening before the pickup, from the same sofa',
    {
      gisela: person('Gisela', 'Fröhlich', 'gisela.froehlich@t-online.de', { iban: german(68050101, 2034417) }),
      axel: person('Axel', 'Burkhardt', 'axel.burkhardt@gmx.de', { iban: german(68050101, 12900887) }),
    },
    journey(
      'a',
      ['gisela', 'axel'],
      { recommends: '1 10:00', accepts: '2 19:20', confirms: '2 19:41', orders: '9 10:00', gets: '28 18:00' },
      spot('79.196.3.40', browsers.edge),
      spot('87.170.9.13', browsers.chrome),
    ),
    collects('26 20:00', 'gisela', 'a', spot('79.196.3.40', browsers.edge)),
    replacesIban('27 21:12', 'gisela', german(68050101, 2034471), spot('79.196.3.40', browsers.edge)),
  ),
  honest(
    'A recommender with three paid rewards goes over to a direct bank an hour before the fourth pickup, with the usual computer',
    {
      anton: person('Anton', 'Drechsler', 'anton.drechsler@web.de', { iban: oldBank }),
      r1: person('Sigrid', 'Haas', 'sigrid.haas@gmx.de'),
      r2: person('Milan', 'Jovanović', 'milan.jovanovic@gmail.com'),
      r3: person('Erika', 'Lotz', 'erika.lotz@freenet.de'),
    },
    ['r1', 'r2', 'r3'].flatMap((who, at) =>
      journey(
        `l${at}`,
        ['anton', who],
        {
          recommends: `${at * 21} 18:3${at}`,
          accepts: `${at * 21 + 2} 12:4${at}`,
          confirms: `${at * 21 + 3} 08:10`,
          orders: `${at * 21 + 12} 10:00`,
          ...(at < 2 ? { collects: `${at * 21 + 28} 19:05` } : {}),
        },
        spot('93.193.60.7', browsers.firefox),
      ),
    ),
    replacesIban('71 18:00', 'anton', german(12030000, 1077665544), spot('93.193.60.7', browsers.firefox)),
    collects('71 19:02', 'anton', 'l2', spot('93.193.60.7', browsers.firefox), german(12030000, 1077665544)),
  ),
  honest(
    'After the wedding a recommender has a new joint account and gives it before the pickup; her husband was the recipient before',
    {
      theresa: person('Theresa', 'Winkelhofer', 'theresa.winkelhofer@gmx.de', {
        home: 'Rosengasse 5, 93047 Regensburg',
        iban: german(75050000, 26001177),
      }),
      adrian: person('Adrian', 'Szabó', 'adrian.szabo@gmail.com', {
        home: 'Thundorferstraße 2, 93047 Regensburg',
        iban: german(75050000, 27993300),
      }),
    },
    journey(
      'w',
      ['theresa', 'adrian'],
      { recommends: '3 20:00', accepts: '8 21:00', confirms: '8 21:04', orders: '20 10:00' },
      spot('188.192.4.200', browsers.iphone),
      spot('62.216.200.9', browsers.android),
    ),
    replacesIban('58 10:10', 'theresa', german(75050000, 27993300), spot('62.216.200.9', browsers.iphone)),
    collects('58 10:15', 'theresa', 'w', spot('62.216.200.9', browsers.iphone), german(75050000, 27993300)),
    collects('60 20:00', 'adrian', 'w', spot('62.216.200.9', browsers.android)),
  ),
  honest(
    'A pensioner moves to the sea in Spain, replaces the German account by a Spanish one and collects from there',
    {
      horst: person('Horst', 'Lindemann', 'horst.lindemann@web.de', { iban: german(30050110, 1003344) }),
      mike: person('Michael', 'Tappe', 'm.tappe@gmx.de'),
    },
    journey('s', ['horst', 'mike'], {
      recommends: '0 11:00',
      accepts: '6 17:00',
      confirms: '6 17:10',
      orders: '15 10:00',
    }),
    replacesIban('74 12:00', 'horst', 'ES9121000418450200051332', spot('83.45.17.220', browsers.ipad)),
    collects('76 12:31', 'horst', 's', spot('83.45.17.220', browsers.ipad), 'ES9121000418450200051332'),
  ),
  honest(
    'New telephone, new carrier and a new Lithuanian account of a young bank come in one week, then the pickup; the person is the same',
    {
      kim: person('Kim', 'Sörgel', 'kim.soergel@icloud.com', {
        phone: '+49 1511 2288410',
        iban: german(10010010, 667788123),
      }),
      pelle: person('Pelle', 'Nygård', 'pelle.nygard@gmail.com', { iban: foreign('LT', '3250099887766554') }),
    },
    journey(
      'n',
      ['kim', 'pelle'],
      { recommends: '2 22:20', accepts: '3 12:00', confirms: '3 12:01', orders: '9 10:00' },
      spot('109.42.113.9', browsers.android),
      spot('46.114.3.18', browsers.iphone),
    ),
    replacesIban('29 17:17', 'kim', foreign('LT', '3250011223344556'), spot('80.187.98.3', browsers.iphone)),
    collects('33 19:40', 'kim', 'n', spot('80.187.98.3', browsers.iphone), foreign('LT', '3250011223344556')),
    collects('33 20:00', 'pelle', 'n', spot('46.114.3.18', browsers.iphone)),
  ),
  honest(
    'After a separation a recipient takes an account of the own instead of the joint one and tells it from the sister’s flat',
    {
      martina: person('Martina', 'Kehl', 'martina.kehl@gmx.de', { iban: german(51050015, 111400220) }),
      sven: person('Sven', 'Kehl', 'sven.kehl@arcor.de', { iban: german(51050015, 111400220) }),
    },
    journey(
      't',
      ['sven', 'martina'],
      { recommends: '0 20:00', accepts: '1 20:30', confirms: '1 20:41', orders: '8 10:00', collects: '25 18:00' },
      spot('84.150.7.90', browsers.chrome),
      spot('84.150.7.90', browsers.samsung),
    ),
    replacesIban('61 22:31', 'martina', german(51091700, 88200117), spot('91.33.201.6', browsers.samsung)),
    collects('61 22:40', 'martina', 't', spot('91.33.201.6', browsers.samsung), german(51091700, 88200117)),
  ),
  honest(
    'Two savings banks merge: a recommender and a recipient replace their IBANs by those of the new bank in one week',
    {
      ewald: person('Ewald', 'Kröger', 'ewald.kroeger@ewe.net', { iban: german(24151005, 1200881) }),
      antje: person('Antje', 'Hülsmann', 'antje.huelsmann@web.de', { iban: german(24151005, 77311) }),
    },
    journey('f', ['ewald', 'antje'], {
      recommends: '10 09:00',
      accepts: '12 19:00',
      confirms: '13 07:30',
      orders: '19 10:00',
    }),
    replacesIban('35 09:00', 'ewald', german(24150001, 1200881)),
    collects('35 09:10', 'ewald', 'f', undefined, german(24150001, 1200881)),
    replacesIban('38 20:00', 'antje', german(24150001, 77311)),
    collects('39 20:10', 'antje', 'f', undefined, german(24150001, 77311)),
  ),
  honest(
    'In a hotel in Japan at night a recommender mistypes the new IBAN and corrects it minutes before the pickup',
    {
      jasper: person('Jasper', 'Freese', 'jasper@freese-fotografie.example', { iban: german(20050550, 1330044) }),
      rieke: person('Rieke', 'Claußen', 'rieke.claussen@posteo.de', { iban: german(20050550, 1550099) }),
    },
    journey(
      'j',
      ['jasper', 'rieke'],
      { recommends: '1 15:00', accepts: '2 08:00', confirms: '2 08:12', orders: '11 10:00', gets: '27 12:00' },
      spot('77.22.61.4', browsers.mac),
    ),
    replacesIban('30 17:51', 'jasper', german(43060967, 2033445501), spot('126.40.9.171', browsers.mac)),
    replacesIban('30 17:58', 'jasper', german(43060967, 2033445510), spot('126.40.9.171', browsers.mac)),
    collects('30 18:04', 'jasper', 'j', spot('126.40.9.171', browsers.mac), german(43060967, 2033445510)),
  ),
  honest(
    'Brother and sister without accounts of their own let the rewards of two contracts go to the one of their father, who recommended to neither',
    {
      aunt: person('Fatma', 'Bozkurt', 'fatma.bozkurt@gmx.de', { iban: german(36050105, 4001122) }),
      ali: person('Ali', 'Bozkurt', 'ali.bozkurt06@gmail.com', {
        home: 'Altenessener Straße 210, 45326 Essen',
        iban: german(36050105, 4558899),
      }),
      zeynep: person('Zeynep', 'Bozkurt', 'zeynep.bzk@icloud.com', {
        home: 'Altenessener Straße 210, 45326 Essen',
        iban: german(36050105, 4558899),
      }),
    },
    journey(
      'z1',
      ['aunt', 'ali'],
      {
        recommends: '4 18:00',
        accepts: '5 21:10',
        confirms: '5 21:12',
        orders: '17 10:00',
        collects: '33 12:00',
        gets: '34 22:00',
      },
      spot('95.223.70.4', browsers.android),
      spot('95.223.71.90', browsers.android),
    ),
    journey(
      'z2',
      ['aunt', 'zeynep'],
      {
        recommends: '25 18:00',
        accepts: '27 16:10',
        confirms: '27 16:55',
        orders: '38 10:00',
        collects: '55 12:00',
        gets: '58 17:00',
      },
      spot('95.223.70.4', browsers.android),
      spot('95.223.71.90', browsers.iphone),
    ),
  ),
  honest(
    'Couple with two surnames, two addresses of mail at their own domain and one account; a friend recommended to both',
    {
      friend: person('Ulrike', 'Sommerfeld', 'ulrike.sommerfeld@gmx.de', { iban: german(66050101, 9004411) }),
      he: person('Dominik', 'Straub', 'dominik@haus-am-wehr.example', { iban: german(66050101, 10220033) }),
      she: person('Lourdes', 'Giménez', 'lourdes@haus-am-wehr.example', { iban: german(66050101, 10220033) }),
    },
    journey(
      'h',
      ['friend', 'he'],
      {
        recommends: '0 14:00',
        accepts: '9 20:00',
        confirms: '9 20:07',
        orders: '16 10:00',
        collects: '41 10:00',
        gets: '44 21:00',
      },
      spot('93.245.8.18', browsers.chrome),
      spot('185.90.8.33', browsers.linux),
    ),
    journey(
      'h',
      ['friend', 'she'],
      { accepts: '11 09:30', confirms: '11 13:00', orders: '21 10:00', collects: '41 10:02', gets: '44 21:09' },
      spot('93.245.8.18', browsers.chrome),
      spot('185.90.8.33', browsers.ipad),
    ),
  ),
];
