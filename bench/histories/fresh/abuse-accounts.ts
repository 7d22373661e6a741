import type { History } from '../history.ts';
import { dishonest, each } from './life.ts';

const count = (length: number): number[] => Array.from({ length }, (_, index) => index);
const two = (value: number): string => String(value).padStart(2, '0');

const farm = ['Sven Bauer', 'Marko Bauer', 'Timo Baur', 'Silke Bauer', 'Rita Baur', 'Lutz Bauer'];
const throwaways = ['mailinator.com', 'guerrillamail.com', 'yopmail.com', 'sharklasers.com'];

/** People who do not exist. */
export const abuseAccounts: readonly History[] = [
  dishonest(
    'fakeAccounts',
    'Five invented people with mail addresses that count up, made one after the other on one laptop in one evening, each with another account number of one bank',
    `carsten: Carsten | Nowak | carsten.nowak@gmx.de | Ostring 3, 44787 Bochum | 43050001/33100293
     ${each(['Karl Klein', 'Ute Klein', 'Max Gross', 'Eva Gross', 'Jan Kurz'], (name, i) => `x${i}: ${name.replace(' ', ' | ')} | kunde.bochum${i + 11}@gmx.de | Ostring ${3 + i}, 44787 Bochum | 10011001/26110029${40 + i}`)}`,
    each(
      count(5),
      (i) => `0 20:${two(i * 9)} carsten recommends l${i} @84.160.7.7/chrome
     0 20:${two(i * 9 + 2)} opens l${i} @84.160.7.7/chrome
     0 20:${two(i * 9 + 4)} x${i} accepts l${i} @84.160.7.7/chrome
     0 20:${two(i * 9 + 6)} x${i} confirms l${i} @84.160.7.7/chrome
     ${2 + i} 09:00 x${i} orders l${i}
     ${21 + i} 20:00 carsten collects l${i} @84.160.7.7/chrome
     ${21 + i} 20:05 x${i} collects l${i} @84.160.7.7/chrome`,
    ),
  ),
  dishonest(
    'fakeAccounts',
    'A patient farm: one new name every fortnight, spellings of one surname, one house written in six ways, VPN addresses that change, but always the same browser and always three minutes from form to agreement',
    `boss: Hartmut | Bauer | hartmut.bauer@web.de | Lindenweg 4, 66111 Saarbrücken | 59050101/7001928
     ${each(farm, (name, i) => `b${i}: ${name.replace(' ', ' | ')} | ${name.toLowerCase().replace(' ', '-')}${i * 3 + 61}@${['gmx.net', 'web.de', 'gmail.com'][i % 3]} | ${['Lindenweg 4a', 'Linden-Weg 4', 'Lindenweg 4/2', 'Lindenw. 4', 'Lindenweg 4b', 'Lindenwg. 4'][i]}, 66111 Saarbrücken | ${['10011001', '12030000', '10010010'][i % 3]}/${7011 + i}0033${i}`)}`,
    each(
      count(6),
      (i) => `${i * 14} 1${i}:20 boss recommends l${i} @87.181.3.3/linux
     ${i * 14 + 1} 2${i % 3}:05 b${i} accepts l${i} @${['185.199.4', '193.32.8', '146.70.11'][i % 3]}.${20 + i * 13}/linux
     ${i * 14 + 1} 2${i % 3}:08 b${i} confirms l${i} @${['185.199.4', '193.32.8', '146.70.11'][i % 3]}.${20 + i * 13}/linux
     ${i * 14 + 5} 09:00 b${i} orders l${i}
     ${i * 14 + 24} 18:00 boss collects l${i} @87.181.3.3/linux
     ${i * 14 + 25} 18:00 b${i} collects l${i} @${['185.199.4', '193.32.8', '146.70.11'][i % 3]}.${9 + i}/linux`,
    ),
  ),
  dishonest(
    'fakeAccounts',
    'Two recommender accounts of one man recommend to the same three invented people by turns; names differ, the phone number of all of them is one',
    `k1: Thorsten | Ebel | thorsten.ebel@gmx.de | Heideweg 1, 29221 Celle | 25750001/55019 | +49 160 9930012
     k2: Th. | Ebeling | tebeling@web.de | Heideweg 1, 29221 Celle | 10010010/611002933 | +49 160 9930012
     p: Paul | Sommer | paul.sommer.celle@gmx.de | Bahnhofstraße 9, 29221 Celle | 12030000/1010029387 | +49 160 9930012
     q: Petra | Winter | petra.winter.celle@gmx.de | Bahnhofstraße 9, 29221 Celle | 12030000/1010029388 | +49 160 9930012
     r: Rudi | Herbst | rudi.herbst.celle@gmx.de | Bahnhofstraße 9, 29221 Celle | 12030000/1010029389 | +49 160 9930012`,
    `${each(
      ['p', 'q', 'r'],
      (key, i) => `${i * 5} 09:10 k1 recommends ${key}1 @79.210.4.4/firefox
     ${i * 5} 09:30 ${key} accepts ${key}1 @79.210.4.4/edge
     ${i * 5} 09:33 ${key} confirms ${key}1 @79.210.4.4/edge
     ${i * 5 + 2} 09:00 ${key} orders ${key}1
     ${i * 5 + 18} 09:10 k1 collects ${key}1 @79.210.4.4/firefox
     ${i * 5 + 40} 09:10 k2 recommends ${key}2 @79.210.4.4/edge
     ${i * 5 + 40} 09:20 ${key} accepts ${key}2 @79.210.4.4/firefox
     ${i * 5 + 40} 09:22 ${key} confirms ${key}2 @79.210.4.4/firefox
     ${i * 5 + 43} 09:00 ${key} orders ${key}2
     ${i * 5 + 60} 09:10 k2 collects ${key}2 @79.210.4.4/edge`,
    )}`,
  ),
  dishonest(
    'fakeAccounts',
    'A seller in a phone shop enters people who only asked a question, with mail boxes that he made for them, on the shop terminal, and collects as recommender; the boxes are all of one freemail service and one week',
    `shop: Dominik | Prager | dominik.prager@gmail.com | | 76050101/1400293
     ${each(['Alma Fink', 'Bruno Zech', 'Clara Doll', 'Dieter Wolf'], (name, i) => `v${i}: ${name.replace(' ', ' | ')} | ${name.toLowerCase().replace(' ', '.')}.neu@web.de | | 76026000/55110029${i}`)}`,
    each(
      count(4),
      (i) => `${i} 1${i + 1}:00 shop recommends l${i} @203.0.113.99/edge
     ${i} 1${i + 1}:02 v${i} accepts l${i} @203.0.113.99/edge
     ${i} 1${i + 1}:04 v${i} confirms l${i} @203.0.113.99/edge
     ${i + 1} 09:00 v${i} orders l${i}
     ${i + 16} 12:00 shop collects l${i} @109.40.6.6/iphone
     ${i + 16} 12:30 v${i} collects l${i} @109.40.6.6/iphone`,
    ),
  ),
  dishonest(
    'disposableEmail',
    'One recipient with a box of yopmail that nobody owns, from the home of the recommender; the box is read in the next window',
    `ingo: Ingo | Stolte | ingo.stolte@web.de | Mittelweg 2, 38106 Braunschweig | 25050000/199102938
     fake: Ina | Stolze | ina.stolze.bs@yopmail.com | Nordstraße 11, 38106 Braunschweig | 10011001/2600331192`,
    `2 23:00 ingo recommends a @84.191.3.3/firefox
     2 23:04 opens a @84.191.3.3/chrome
     2 23:06 fake accepts a @84.191.3.3/chrome
     2 23:07 fake confirms a @84.191.3.3/chrome
     6 09:00 fake orders a
     21 23:00 ingo collects a @84.191.3.3/firefox
     21 23:09 fake collects a @84.191.3.3/chrome`,
  ),
  dishonest(
    'disposableEmail',
    'Four recipients on throw-away services over a month, each service once, each from the mobile network, with accounts of phone banks',
    `rene: René | Hauser | rene.hauser@gmail.com | | 50010517/5400998811
     ${each(['Leo Arendt', 'Mia Busch', 'Ida Conrad', 'Kaspar Dahl'], (name, i) => `t${i}: ${name.replace(' ', ' | ')} | ${name.toLowerCase().replace(' ', '')}@${throwaways[i]} | | 10011001/26990${i}1122`)}`,
    each(
      count(4),
      (i) => `${i * 8} 13:00 rene recommends l${i} @2001:db8:60:2::${i + 1}/macChrome
     ${i * 8} 13:40 opens l${i} @80.187.${i + 3}.9/iphone
     ${i * 8} 13:44 t${i} accepts l${i} @80.187.${i + 3}.9/iphone
     ${i * 8} 13:45 t${i} confirms l${i} @80.187.${i + 3}.9/iphone
     ${i * 8 + 4} 09:00 t${i} orders l${i}
     ${i * 8 + 20} 13:00 rene collects l${i} @2001:db8:60:2::${i + 1}/macChrome
     ${i * 8 + 21} 13:30 t${i} collects l${i} @80.187.9.${i + 1}/iphone`,
    ),
  ),
  dishonest(
    'disposableEmail',
    'The recommender, too, hides: an account of guerrillamail recommends to an honest-looking name at a less known throw-away domain, waits three weeks with everything and takes the money to a foreign bank',
    `ghost: Alex | Winter | alexwinter@guerrillamail.com | | NL91ABNA0417164300
     guest: Chris | Sommer | chris.sommer@trashmail.com | | ES9121000418450200051332`,
    `0 03:00 ghost recommends a @146.70.9.9/linux
     21 03:10 guest accepts a @193.32.7.7/linux
     21 03:12 guest confirms a @193.32.7.7/linux
     43 09:00 guest orders a
     64 03:00 ghost collects a @146.70.9.30/linux
     64 03:06 guest collects a @193.32.7.81/linux`,
  ),
];
