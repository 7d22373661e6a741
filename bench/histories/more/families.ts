import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { german, honest, journey, person, spot } from './builders.ts';

const beech = spot('87.123.44.17', browsers.ipad);
const jointBeech = german(37050198, 1934401);

const christmas = spot('2003:e4:971f:2a00:8c1d:44ff:fe12:901', browsers.chrome);

const dinner = spot('91.62.118.203', browsers.iphone);
const dinnerGuest = spot('91.62.118.203', browsers.samsung);

const krueger = spot('79.200.31.8', browsers.oldFirefox);

const patchwork = '93.214.77.140';

export const families: readonly History[] = [
  honest(
    'A wife and her husband share tablet, network and joint account; each has a contract of the own that stands',
    {
      katrin: person('Katrin', 'Schönfelder', 'katrin.schoenfelder@web.de', {
        phone: '+49 171 2203418',
        home: 'Buchenweg 12, 50935 Köln',
        iban: jointBeech,
      }),
      joerg: person('Jörg', 'Schönfelder', 'j.schoenfelder@ford-koeln.example', {
        phone: '+49 160 9917204',
        home: 'Buchenweg 12, 50935 Köln',
        iban: jointBeech,
      }),
    },
    journey(
      'b',
      ['katrin', 'joerg'],
      {
        recommends: '3 20:11',
        opens: '4 21:02',
        accepts: '4 21:09',
        confirms: '4 21:20',
        orders: '11 09:00',
        collects: '27 20:40',
        gets: '29 07:15',
      },
      beech,
      beech,
    ),
  ),
  honest(
    'A student fills in the form on her mother’s computer while she is at home for Christmas, and collects in her own town',
    {
      mother: person('Sabine', 'Hölzl', 'sabine.hoelzl@gmx.de', {
        home: 'Am Anger 3, 84028 Landshut',
        iban: german(74350000, 20118834),
      }),
      child: person('Franziska', 'Hölzl', 'franzi.hoelzl@stud.uni-halle.example', {
        phone: '+49 1522 8810334',
        home: 'Am Anger 3, 84028 Landshut',
        iban: german(12030000, 1055900214),
      }),
    },
    journey(
      'x',
      ['mother', 'child'],
      { recommends: '2 15:30', accepts: '2 15:52', confirms: '2 16:10', orders: '9 12:00', collects: '26 18:00' },
      christmas,
      christmas,
    ),
    journey('y', ['child', 'mother'], {
      recommends: '40 11:00',
      accepts: '44 19:31',
      confirms: '44 19:40',
      orders: '50 12:00',
      collects: '70 22:10',
    }),
  ),
  honest(
    'A granddaughter fills in the form for her grandfather on her telephone; his mail address is new, and the account is his',
    {
      enkelin: person('Nele', 'Brüggemann', 'nele.brueggemann@posteo.de', {
        phone: '+49 176 44120087',
        iban: german(43060967, 1190322100),
      }),
      opa: person('Wilhelm', 'Brüggemann', 'wilhelm.brueggemann1944@t-online.de', {
        phone: '+49 5251 40019',
        home: 'Domplatz 8, 33098 Paderborn',
        iban: german(47650130, 40011887),
      }),
    },
    journey(
      'o',
      ['enkelin', 'opa'],
      {
        recommends: '5 14:01',
        opens: '5 14:04',
        accepts: '5 14:13',
        confirms: '5 14:16',
        orders: '16 08:00',
        collects: '33 21:00',
        gets: '34 14:30',
      },
      spot('80.137.9.61', browsers.iphone),
      spot('80.137.9.61', browsers.iphone),
    ),
  ),
  honest(
    'Twins in one flat, with addresses that differ by one letter and telephones of the same model',
    {
      lea: person('Lea', 'Öztürk', 'lea.oeztuerk@gmail.com', {
        phone: '+49 157 33490011',
        home: 'Karl-Marx-Straße 101, 12043 Berlin',
        iban: german(10050000, 6603311),
      }),
      lena: person('Lena', 'Öztürk', 'lena.oeztuerk@gmail.com', {
        phone: '+49 157 33490012',
        home: 'Karl-Marx-Straße 101, 12043 Berlin',
        iban: german(10011001, 2620041177),
      }),
    },
    journey(
      't',
      ['lea', 'lena'],
      {
        recommends: '0 22:40',
        opens: '1 07:55',
        accepts: '1 08:01',
        confirms: '1 12:33',
        orders: '4 10:00',
        collects: '20 19:18',
        gets: '23 23:51',
      },
      spot('2a02:8109:9a40:1b::31', browsers.iphone),
      spot('2a02:8109:9a40:1b::77', browsers.iphone),
    ),
  ),
  honest(
    'Father and son bear one name and live in one house on two floors; two contracts, two banks',
    {
      senior: person('Heinz', 'Krüger', 'heinz.krueger@freenet.de', {
        phone: '+49 4321 77120',
        home: 'Holstenstraße 40, 24534 Neumünster',
        iban: german(21451205, 3300187),
      }),
      junior: person('Heinz', 'Krüger', 'heinz.krueger2@freenet.de', {
        phone: '+49 151 50044817',
        home: 'Holstenstraße 40, 24534 Neumünster',
        iban: german(20041133, 811340022),
      }),
    },
    journey(
      'k',
      ['senior', 'junior'],
      {
        recommends: '1 10:05',
        opens: '2 18:00',
        accepts: '2 18:20',
        confirms: '3 06:44',
        orders: '8 12:00',
        collects: '24 10:00',
        gets: '25 17:30',
      },
      krueger,
      spot('79.200.31.8', browsers.android),
    ),
  ),
  honest(
    'A mother of a patchwork family recommends to three grown-up children with three surnames and one landline telephone',
    {
      mum: person('Anke', 'Lüders', 'anke.lueders@web.de', {
        phone: '+49 441 90331',
        home: 'Haarenufer 5, 26122 Oldenburg',
        iban: german(28050100, 1407711),
      }),
      tim: person('Tim', 'Petersen', 'tim.petersen@gmx.net', {
        phone: '+49 441 90331',
        iban: german(28050100, 92230144),
      }),
      ida: person('Ida', 'Petersen', 'idap@icloud.com', { phone: '+49 441 90331', iban: german(50010517, 5419932207) }),
      jon: person('Jon', 'Lüders-Abel', 'jon.abel@outlook.de', {
        phone: '+49 441 90331',
        iban: german(28062249, 71554),
      }),
    },
    journey(
      'p1',
      ['mum', 'tim'],
      { recommends: '0 19:00', accepts: '0 20:12', confirms: '0 20:15', orders: '10 09:00', collects: '26 19:00' },
      spot(patchwork, browsers.edge),
      spot(patchwork, browsers.android),
    ),
    journey(
      'p2',
      ['mum', 'ida'],
      { recommends: '31 19:30', accepts: '33 16:44', confirms: '33 16:50', orders: '40 09:00', collects: '57 20:00' },
      spot(patchwork, browsers.edge),
      spot(patchwork, browsers.iphone),
    ),
    journey(
      'p3',
      ['mum', 'jon'],
      { recommends: '62 08:15', accepts: '70 21:00', confirms: '70 21:09', orders: '81 09:00', collects: '99 20:00' },
      spot(patchwork, browsers.edge),
      spot(patchwork, browsers.firefox),
    ),
  ),
  honest(
    'Husband and wife recommend different products to each other; every contract stands, one joint account is used for all',
    {
      uwe: person('Uwe', 'Großmann', 'uwe.grossmann@arcor.de', {
        home: 'Elbhang 22, 01326 Dresden',
        iban: german(85050300, 3120045566),
      }),
      silke: person('Silke', 'Großmann-Weiß', 'silke.gw@arcor.de', {
        home: 'Elbhang 22, 01326 Dresden',
        iban: german(85050300, 3120045566),
      }),
    },
    journey(
      'u',
      ['uwe', 'silke'],
      { recommends: '0 18:30', accepts: '3 20:01', confirms: '3 20:09', orders: '9 11:00', collects: '28 09:10' },
      spot('84.181.5.77', browsers.firefox),
      spot('84.181.5.77', browsers.android),
    ),
    journey(
      's',
      ['silke', 'uwe'],
      { recommends: '35 12:00', accepts: '37 18:30', confirms: '38 07:00', orders: '45 11:00', collects: '64 12:22' },
      spot('84.181.5.77', browsers.android),
      spot('84.181.5.77', browsers.firefox),
    ),
  ),
  honest(
    'At dinner a mother-in-law fills in the form in the guest network within six minutes, and confirms at home',
    {
      son: person('Ole', 'Janßen', 'ole.janssen@mailbox.org', { iban: german(25050180, 1910662) }),
      inlaw: person('Gudrun', 'Pfäfflin', 'g.pfaefflin@t-online.de', {
        home: 'Hauptstraße 71, 72070 Tübingen',
        iban: german(64150020, 55041),
      }),
    },
    journey(
      'd',
      ['son', 'inlaw'],
      { recommends: '6 20:31', opens: '6 20:33', accepts: '6 20:37', orders: '19 10:00', collects: '34 18:00' },
      dinner,
      dinnerGuest,
    ),
    {
      day: 8,
      time: '10:05',
      does: 'confirms',
      who: 'inlaw',
      link: 'd',
      network: '217.247.80.19',
      browser: browsers.samsung,
    },
    {
      day: 36,
      time: '09:00',
      does: 'collects',
      who: 'inlaw',
      link: 'd',
      network: '217.247.80.19',
      browser: browsers.samsung,
    },
  ),
  honest(
    'An old couple has one tablet and one mail address each at one provider, of which the first names both',
    {
      irmgard: person('Irmgard', 'Böhm', 'irmgard.und.kurt@t-online.de', {
        phone: '+49 9131 22817',
        home: 'Schlossgasse 1, 91054 Erlangen',
        iban: german(76350000, 880123),
      }),
      kurt: person('Kurt', 'Böhm', 'kurt.boehm@t-online.de', {
        phone: '+49 9131 22817',
        home: 'Schlossgasse 1, 91054 Erlangen',
        iban: german(76350000, 880131),
      }),
    },
    journey(
      'q',
      ['irmgard', 'kurt'],
      {
        recommends: '7 09:30',
        opens: '7 09:50',
        accepts: '7 10:21',
        confirms: '7 10:40',
        orders: '21 10:00',
        collects: '41 09:12',
        gets: '41 09:31',
      },
      spot('2003:c7:4f31:9900::12', browsers.ipad),
      spot('2003:c7:4f31:9900::12', browsers.ipad),
    ),
  ),
];
