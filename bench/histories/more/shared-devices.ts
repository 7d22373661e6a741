import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { confirms, german, honest, journey, person, spot } from './builders.ts';

export const sharedDevices: readonly History[] = [
  honest(
    'At the terminal of a library three strangers use one browser for links of three different people',
    {
      a: person('Günther', 'Maaß', 'g.maass@web.de', { iban: german(20050550, 1299001) }),
      b: person('Esra', 'Yıldız', 'esrayildiz@hotmail.com', { iban: german(20010020, 558812203) }),
      c: person('Amara', 'Touré', 'amara.toure@yahoo.fr', { iban: 'FR1420041010050500013M02606' }),
      d: person('Horst', 'Engelke', 'horst.engelke@aol.com', { iban: german(20050550, 1480722) }),
    },
    journey(
      'l1',
      ['a', 'b'],
      { recommends: '0 10:00', accepts: '3 15:20', confirms: '3 15:26', orders: '10 09:00', collects: '27 10:30' },
      undefined,
      spot('194.31.7.9', browsers.linux),
    ),
    journey(
      'l2',
      ['b', 'c'],
      { recommends: '17 18:00', accepts: '18 16:02', confirms: '19 11:00', orders: '28 09:00', gets: '47 15:02' },
      spot('176.4.90.12', browsers.samsung),
      spot('194.31.7.9', browsers.linux),
    ),
    journey(
      'l3',
      ['a', 'd'],
      { recommends: '21 10:00', accepts: '25 11:41', confirms: '25 11:50', orders: '33 09:00', collects: '50 10:04' },
      undefined,
      spot('194.31.7.9', browsers.linux),
    ),
  ),
  honest(
    'A carer of a nursing home lends a tablet to two residents, whose rooms have one street and number',
    {
      carer: person('Agnieszka', 'Zielińska', 'a.zielinska@gmx.de', { iban: german(48050161, 55002) }),
      lotte: person('Liselotte', 'Ahlers', 'l.ahlers1938@t-online.de', {
        home: 'Am Kurpark 2, 33604 Bielefeld',
        iban: german(48050161, 701223),
      }),
      ernst: person('Ernst', 'Düsterhöft', 'ernst.duesterhoeft@web.de', {
        home: 'Am Kurpark 2, 33604 Bielefeld',
        iban: german(48060036, 2290014),
      }),
    },
    journey(
      'r1',
      ['carer', 'lotte'],
      { recommends: '8 10:10', accepts: '9 15:00', confirms: '9 15:11', orders: '22 10:00', gets: '42 14:50' },
      spot('62.157.8.33', browsers.ipad),
      spot('62.157.8.33', browsers.ipad),
    ),
    journey(
      'r2',
      ['carer', 'ernst'],
      { recommends: '9 15:20', accepts: '9 15:44', orders: '30 10:00', gets: '49 15:30' },
      spot('62.157.8.33', browsers.ipad),
      spot('62.157.8.33', browsers.ipad),
    ),
    confirms('11 16:00', 'ernst', 'r2', spot('62.157.8.33', browsers.ipad)),
  ),
  honest(
    'Neighbours share one router and with it the prefix of their IPv6 addresses; they are a couple of 60 and a student',
    {
      frank: person('Frank', 'Möllers', 'frank.moellers@unitybox.de', {
        home: 'Kreuzstraße 18, 44139 Dortmund',
        iban: german(44050199, 1340017),
      }),
      deniz: person('Deniz', 'Aksoy', 'deniz.aksoy@tu-dortmund.example', {
        home: 'Kreuzstraße 18a, 44139 Dortmund',
        iban: german(10011001, 2623344556),
      }),
    },
    journey(
      'v',
      ['frank', 'deniz'],
      {
        recommends: '5 16:20',
        opens: '5 19:00',
        accepts: '6 00:51',
        confirms: '6 00:53',
        orders: '13 09:00',
        collects: '31 16:00',
        gets: '31 01:12',
      },
      spot('2a02:908:1b70:4c20:1cd2:9a:71:f0', browsers.firefox),
      spot('2a02:908:1b70:4c20:d40b:1:88:2e', browsers.linux),
    ),
  ),
];
