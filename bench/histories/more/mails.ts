import type { History } from '../history.ts';
import { browsers } from './browsers.ts';
import { foreign, german, honest, journey, opens, person, recommends, spot } from './builders.ts';

export const mails: readonly History[] = [
  honest(
    'One recipient uses a tag per sender, and comes to two friends with two tags for electricity and for gas',
    {
      ivo: person('Ivo', 'Rademacher', 'ivo.rademacher@gmx.de', { iban: german(39050000, 1070022) }),
      helen: person('Helen', 'Clarke', 'helen.clarke@fastmail.com', { iban: 'GB29NWBK60161331926819' }),
      strom: person('Jürgen', 'Pohlmann', 'j.pohlmann+strom@posteo.de', {
        phone: '+49 241 5508',
        home: 'Pontstraße 77, 52062 Aachen',
        iban: german(39050000, 1339977),
      }),
      gas: person('Jürgen', 'Pohlmann', 'j.pohlmann+gas@posteo.de', {
        phone: '+49 241 5508',
        home: 'Pontstraße 77, 52062 Aachen',
        iban: german(39050000, 1339977),
      }),
    },
    journey(
      'i',
      ['ivo', 'strom'],
      {
        recommends: '2 18:00',
        accepts: '3 19:00',
        confirms: '3 19:01',
        orders: '10 10:00',
        collects: '26 11:00',
        gets: '27 20:00',
      },
      spot('81.173.4.8', browsers.firefox),
      spot('87.79.33.12', browsers.linux),
    ),
    journey(
      'h',
      ['helen', 'gas'],
      {
        recommends: '30 12:30',
        accepts: '31 21:05',
        confirms: '31 21:08',
        orders: '42 10:00',
        collects: '60 09:00',
        gets: '61 20:10',
      },
      spot('86.140.7.3', browsers.mac),
      spot('87.79.33.12', browsers.linux),
    ),
  ),
  honest(
    'Both sides sign up by the relay of their telephone, so that both addresses are noise of one domain',
    {
      a: person('Clara', 'Neumeister', 'q7wmk2x9tz@privaterelay.appleid.com', { iban: german(37050299, 1160022) }),
      b: person('Timo', 'Grabowski', 'hf4n8pdx3c@privaterelay.appleid.com', { iban: german(33050000, 99004) }),
    },
    journey(
      'r',
      ['a', 'b'],
      {
        recommends: '6 12:01',
        opens: '6 12:44',
        accepts: '6 12:50',
        confirms: '6 12:52',
        orders: '13 10:00',
        collects: '31 08:08',
        gets: '33 23:00',
      },
      spot('172.224.226.14', browsers.iphone),
      spot('172.225.40.91', browsers.iphone),
    ),
  ),
  honest(
    'Two unrelated people of one frequent name have addresses that differ by a figure; towns, networks and accounts differ',
    {
      one: person('Michael', 'Müller', 'michael.mueller71@gmx.de', {
        home: 'Lange Straße 5, 18055 Rostock',
        iban: german(13050000, 200133441),
      }),
      two: person('Michael', 'Müller', 'michael.mueller72@gmx.de', {
        home: 'Am Graben 19, 97070 Würzburg',
        iban: german(79050000, 48011002),
      }),
    },
    journey(
      'm',
      ['one', 'two'],
      {
        recommends: '9 19:19',
        accepts: '12 20:20',
        confirms: '12 20:21',
        orders: '20 10:00',
        collects: '36 18:00',
        gets: '40 06:40',
      },
      spot('87.143.90.2', browsers.chrome),
      spot('93.104.9.55', browsers.iphone),
    ),
  ),
  honest(
    'A careful recipient gives an alias of a browser’s mask, whose name is noise, and answers every mail with it',
    {
      lutz: person('Lutz', 'Herrmann', 'lutz.herrmann@freenet.de', { iban: german(86050200, 1041100) }),
      mask: person('Friederike', 'Aßmann', 'p3kd8vq1w@mozmail.com', {
        phone: '+49 341 220187',
        home: 'Körnerplatz 2, 04107 Leipzig',
        iban: german(86055592, 1820033),
      }),
    },
    journey('l', ['lutz', 'mask'], {
      recommends: '4 18:00',
      contact: 'f.assmann@web.de',
      opens: '4 20:30',
      accepts: '5 20:40',
      confirms: '5 20:41',
      orders: '14 10:00',
      collects: '32 18:15',
      gets: '32 21:00',
    }),
  ),
  honest(
    'A family has a domain of the own; father recommends to daughter and mother, each of whom lives somewhere else',
    {
      papa: person('Burkhard', 'von Ahlefeldt', 'papa@vonahlefeldt.example', { iban: german(21070024, 410033) }),
      julia: person('Julia', 'von Ahlefeldt', 'julia@vonahlefeldt.example', {
        iban: foreign('CH', '00762011623852957'),
      }),
      renate: person('Renate', 'Ehlers', 'renate@vonahlefeldt.example', { iban: german(21050170, 1990044) }),
    },
    journey(
      'j',
      ['papa', 'julia'],
      {
        recommends: '0 10:00',
        accepts: '2 22:00',
        confirms: '2 22:03',
        orders: '9 10:00',
        collects: '28 11:00',
        gets: '29 21:00',
      },
      spot('2003:ea:4f0:1200::2', browsers.mac),
      spot('85.195.230.4', browsers.mac),
    ),
    journey(
      'r',
      ['papa', 'renate'],
      { recommends: '50 10:00', accepts: '53 17:00', confirms: '53 17:20', orders: '61 10:00', collects: '79 11:00' },
      spot('2003:ea:4f0:1200::2', browsers.mac),
      spot('178.201.5.60', browsers.samsung),
    ),
  ),
  honest(
    'The recommender types the contact’s address with dots and an error; the friend writes it without dots and as googlemail',
    {
      nils: person('Nils', 'Bergström', 'nils.bergstroem@web.de', { iban: german(26650001, 1009988) }),
      wanda: person('Wanda', 'Krämer', 'wandakraemer@googlemail.com', { iban: german(26650001, 56010) }),
    },
    recommends('3 21:00', 'nils', 'w', spot('84.62.190.2', browsers.android), 'wanda.kremer@gmail.com'),
    opens('4 08:00', 'w', spot('66.249.93.12', 'GoogleImageProxy')),
    journey('w', ['nils', 'wanda'], {
      accepts: '6 13:00',
      confirms: '6 13:02',
      orders: '15 10:00',
      collects: '33 20:33',
      gets: '34 12:00',
    }),
  ),
  honest(
    'A recipient of a waste company has an address that sounds thrown away, and a recommender one of random letters at a safe provider',
    {
      q: person('Konrad', 'Lenz', 'q7x_lz0@proton.me', { iban: german(43060967, 1220099) }),
      m: person('Rüdiger', 'Spieß', 'spiess@trashmail-entsorgung-harz.example', { iban: german(81052000, 330088776) }),
    },
    journey('q', ['q', 'm'], {
      recommends: '12 16:00',
      accepts: '12 16:50',
      confirms: '13 07:00',
      orders: '21 10:00',
      collects: '37 00:20',
      gets: '38 06:55',
    }),
  ),
  honest(
    'Four cousins have addresses of one pattern at one provider, made by the same uncle, and three banks',
    {
      u: person('Slavica', 'Marković', 'slavica.markovic.de@gmail.com', { iban: german(60050101, 7700112) }),
      a: person('Ana', 'Marković', 'ana.markovic.de@gmail.com', {
        phone: '+49 172 7103344',
        iban: german(60050101, 7811200),
      }),
      b: person('Luka', 'Marković', 'luka.markovic.de@gmail.com', {
        phone: '+49 1525 1187704',
        iban: 'HR1210010051863000160',
      }),
      c: person('Iva', 'Marković-Baum', 'iva.markovic.de@gmail.com', {
        phone: '+49 157 80054410',
        iban: german(61150020, 102200331),
      }),
    },
    ['a', 'b', 'c'].flatMap((who, at) =>
      journey(
        `s${at}`,
        ['u', who],
        {
          recommends: `${2 + at * 13} 19:${30 + at * 7}`,
          accepts: `${3 + at * 15} 1${at + 4}:12`,
          confirms: `${3 + at * 15} 21:40`,
          orders: `${12 + at * 17} 10:00`,
          collects: `${33 + at * 21} 20:0${at}`,
          gets: `${35 + at * 22} 13:4${at}`,
        },
        spot('92.192.40.17', browsers.android),
        spot(
          ['178.200.6.14', '85.94.77.3', '92.192.66.80'][at] ?? '',
          [browsers.iphone, browsers.chrome, browsers.android][at],
        ),
      ),
    ),
  ),
  honest(
    'An alias service gives the recommender one address and the recipient another, as both work on security; nothing else is alike',
    {
      sec: person('Malte', 'Ohlsen', 'weitersagen.tq81c@simplelogin.com', { iban: german(20030000, 14402291) }),
      dev: person('Priya', 'Raghavan', 'strom-9fk2@duck.com', { iban: german(10010010, 901772113) }),
    },
    journey(
      'x',
      ['sec', 'dev'],
      {
        recommends: '7 23:30',
        accepts: '9 00:10',
        confirms: '9 00:11',
        orders: '16 10:00',
        collects: '35 23:10',
        gets: '36 00:40',
      },
      spot('185.213.155.22', browsers.linux),
      spot('2a02:2455:8ac:f100::9', browsers.firefox),
    ),
  ),
];
