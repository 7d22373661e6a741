import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, dishonest, home, opens, orders, person, recommends } from '../acts.ts';
import { c24, commerzbank, deutscheBank, n26, norisbank, revolut, tradeRepublic } from '../banks.ts';
import * as browser from '../browsers.ts';

/** The recipients do not exist. */
export const madeUp: readonly History[] = [
  dishonest(
    'fakeAccounts',
    'A student makes up four fellow students in one night: fresh mailboxes, numbers of one pack of cards, two accounts for all.',
    {
      pascal: person('Pascal', 'Reinders', 'pascal.reinders@gmail.com', {
        phone: '0157 44018823',
        address: home('Vaalser Straße 150, 52074 Aachen'),
        iban: n26('2609917734'),
      }),
      lena: person('Lena', 'Krause', 'lena.krause2841@outlook.de', {
        phone: '0155 10293840',
        address: home('Vaalser Straße 150, 52074 Aachen'),
        iban: n26('2711093847'),
      }),
      tom: person('Tom', 'Becker', 'tom.becker2842@outlook.de', {
        phone: '0155 10293841',
        address: home('Vaalser Straße 150, 52074 Aachen'),
        iban: n26('2711093847'),
      }),
      sara: person('Sara', 'Hoffmann', 'sara.hoffmann2843@outlook.de', {
        phone: '0155 10293842',
        address: home('Vaalser Straße 150, 52074 Aachen'),
        iban: c24('8801927745'),
      }),
      max: person('Max', 'Schulz', 'max.schulz2844@outlook.de', {
        phone: '0155 10293843',
        address: home('Vaalser Straße 150, 52074 Aachen'),
        iban: c24('8801927745'),
      }),
    },
    { room: at('137.226.108.33', browser.linuxChrome) },
    ({ room }) => [
      recommends('0 01:10', 'pascal', 'night', room),
      accepts('0 01:22', 'lena', 'night', room),
      confirms('0 01:23', 'lena', 'night', room),
      accepts('0 01:31', 'tom', 'night', room),
      confirms('0 01:32', 'tom', 'night', room),
      accepts('0 01:40', 'sara', 'night', room),
      confirms('0 01:41', 'sara', 'night', room),
      accepts('0 01:52', 'max', 'night', room),
      confirms('0 01:53', 'max', 'night', room),
      orders('2 06:00', 'lena', 'night'),
      orders('2 06:00', 'tom', 'night'),
      orders('2 06:00', 'sara', 'night'),
      orders('3 06:00', 'max', 'night'),
      collects('17 09:00', 'pascal', 'night', room),
      collects('17 09:01', 'pascal', 'night', room),
      collects('17 09:01', 'pascal', 'night', room),
      collects('17 09:02', 'pascal', 'night', room),
      collects('17 09:10', 'lena', 'night', room),
      collects('17 09:13', 'tom', 'night', room),
      collects('17 09:17', 'sara', 'night', room),
      collects('17 09:20', 'max', 'night', room),
    ],
  ),
  dishonest(
    'fakeAccounts',
    'A patient woman invents one neighbour a week behind changing tunnels, but always sits at one machine and collects for all on one evening.',
    {
      svetlana: person('Svetlana', 'Reimer', 'svetlana.reimer@web.de', {
        phone: '0176 55019283',
        address: home('Tilsiter Straße 4, 33699 Bielefeld'),
        iban: deutscheBank('0550199200'),
      }),
      first: person('Monika', 'Peters', 'm.peters.bi@mail.de', {
        phone: '0155 88201733',
        address: home('Tilsiter Straße 6, 33699 Bielefeld'),
        iban: revolut('08819200371'),
      }),
      second: person('Walter', 'Friesen', 'w.friesen.bi@mail.de', {
        phone: '0155 88201738',
        address: home('Tilsiter Straße 8, 33699 Bielefeld'),
        iban: revolut('08819200446'),
      }),
      third: person('Helga', 'Dück', 'h.dueck.bi@mail.de', {
        phone: '0155 88201745',
        address: home('Tilsiter Straße 10, 33699 Bielefeld'),
        iban: revolut('08819200518'),
      }),
    },
    {
      home: at('84.148.201.93', browser.windowsFirefoxEsr),
      exit1: at('146.70.129.23', browser.windowsFirefoxEsr),
      exit2: at('89.187.169.70', browser.windowsFirefoxEsr),
      exit3: at('156.146.33.101', browser.windowsFirefoxEsr),
    },
    ({ home, exit1, exit2, exit3 }) => [
      recommends('0 20:30', 'svetlana', 'street', home),
      opens('0 21:10', 'street', exit1),
      accepts('0 21:16', 'first', 'street', exit1),
      confirms('0 21:18', 'first', 'street', exit1),
      orders('3 06:00', 'first', 'street'),
      opens('7 20:48', 'street', exit2),
      accepts('7 20:53', 'second', 'street', exit2),
      confirms('7 20:55', 'second', 'street', exit2),
      orders('10 06:00', 'second', 'street'),
      opens('14 21:02', 'street', exit3),
      accepts('14 21:07', 'third', 'street', exit3),
      confirms('14 21:09', 'third', 'street', exit3),
      orders('17 06:00', 'third', 'street'),
      collects('32 21:00', 'svetlana', 'street', home),
      collects('32 21:01', 'svetlana', 'street', home),
      collects('32 21:02', 'svetlana', 'street', home),
      collects('32 21:08', 'first', 'street', home),
      collects('32 21:11', 'second', 'street', home),
      collects('32 21:14', 'third', 'street', home),
    ],
  ),
  dishonest(
    'fakeAccounts',
    'A jobless salesman owns a domain that takes every name; three people with nothing in common have mail there and one telephone.',
    {
      ingo: person('Ingo', 'Sattler', 'ingo.sattler@gmx.net', {
        phone: '0172 8840193',
        iban: commerzbank('0220947100'),
      }),
      anna: person('Anna', 'Berger', 'anna@post-nordlicht24.de', {
        phone: '0160 3390172',
        address: home('Marktplatz 2, 06484 Quedlinburg'),
        iban: tradeRepublic('0093381726'),
      }),
      klaus: person('Klaus', 'Richter', 'klaus@post-nordlicht24.de', {
        phone: '+491603390172',
        address: home('Schlossallee 9, 99867 Gotha'),
        iban: norisbank('0388021700'),
      }),
      beate: person('Beate', 'Vogt', 'beate@post-nordlicht24.de', {
        phone: '0049 160 339 01 72',
        address: home('Am Wall 60, 23966 Wismar'),
        iban: tradeRepublic('0093381726'),
      }),
    },
    {
      flat: at('77.187.40.19', browser.windowsChrome),
      phone: at('46.114.220.9', browser.android),
      flat2: at('77.187.112.201', browser.windowsOpera),
    },
    ({ flat, phone, flat2 }) => [
      recommends('0 10:12', 'ingo', 'everyname', flat),
      accepts('0 10:40', 'anna', 'everyname', phone),
      confirms('0 10:41', 'anna', 'everyname', phone),
      accepts('1 11:15', 'klaus', 'everyname', flat2),
      confirms('1 11:16', 'klaus', 'everyname', flat2),
      orders('3 06:00', 'anna', 'everyname'),
      accepts('3 10:31', 'beate', 'everyname', phone),
      confirms('3 10:32', 'beate', 'everyname', phone),
      orders('4 06:00', 'klaus', 'everyname'),
      orders('6 06:00', 'beate', 'everyname'),
      collects('18 10:02', 'anna', 'everyname', phone),
      collects('18 10:20', 'klaus', 'everyname', flat2),
      collects('20 10:05', 'beate', 'everyname', phone),
      collects('20 10:16', 'ingo', 'everyname', flat),
      collects('20 10:17', 'ingo', 'everyname', flat),
      collects('20 10:18', 'ingo', 'everyname', flat),
    ],
  ),
];
