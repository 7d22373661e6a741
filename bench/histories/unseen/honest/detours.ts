import type { History } from '../../history.ts';
import { accepts, at, cancels, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { comdirect, commerzbank, dkb, gls, ing, n26, postbank, targobank } from '../banks.ts';
import * as browser from '../browsers.ts';

/** Something goes wrong or is done twice on the way to the reward, in good faith. */
export const detours: readonly History[] = [
  honest(
    'The confirmation lands in the spam folder for eleven days; a call between the two brings it to light.',
    {
      bastian: person('Bastian', 'Hellwig', 'bastian.hellwig@mailbox.org', {
        phone: '0162 7720918',
        iban: gls('2240918300'),
      }),
      ludmilla: person('Ludmilla', 'Fuchs', 'ludmilla.fuchs@mail.de', {
        phone: '05251 880231',
        iban: postbank('800316427'),
      }),
    },
    {
      bastian: at('91.52.44.190', browser.macFirefox),
      ludmilla: at('84.147.53.8', browser.windowsChrome),
      phone: at('46.114.190.35', browser.androidOld),
    },
    ({ bastian, ludmilla, phone }) => [
      recommends('0 15:10', 'bastian', 'spam', bastian),
      opens('0 16:22', 'spam', ludmilla),
      accepts('0 16:40', 'ludmilla', 'spam', ludmilla),
      opens('11 18:55', 'spam', phone),
      confirms('11 19:02', 'ludmilla', 'spam', phone),
      orders('14 06:00', 'ludmilla', 'spam'),
      collects('29 15:30', 'bastian', 'spam', bastian),
      collects('31 17:04', 'ludmilla', 'spam', ludmilla),
    ],
  ),
  honest(
    'A month after the reward the recipient loses his work and has to give the contract up; the others of the link stay.',
    {
      gudrun: person('Gudrun', 'Pape', 'gudrun.pape@gmx.de', { phone: '0201 7420936', iban: targobank('1990273381') }),
      marvin: person('Marvin', 'Sobotta', 'marvin.sobotta@web.de', { phone: '0178 3390217', iban: ing('5450093718') }),
      heidrun: person('Heidrun', 'Loos', 'heidrun.loos@t-online.de', {
        phone: '02054 85512',
        iban: commerzbank('0388170200'),
      }),
    },
    {
      gudrun: at('178.200.33.157', browser.ipad),
      marvin: at('176.5.203.18', browser.android),
      heidrun: at('87.155.141.70', browser.windowsFirefox),
    },
    ({ gudrun, marvin, heidrun }) => [
      recommends('0 14:48', 'gudrun', 'work', gudrun),
      opens('0 19:50', 'work', marvin),
      accepts('0 19:59', 'marvin', 'work', marvin),
      confirms('0 20:01', 'marvin', 'work', marvin),
      orders('2 06:00', 'marvin', 'work'),
      collects('17 20:40', 'marvin', 'work', marvin),
      collects('19 14:20', 'gudrun', 'work', gudrun),
      opens('27 10:08', 'work', heidrun),
      accepts('27 10:30', 'heidrun', 'work', heidrun),
      confirms('27 10:44', 'heidrun', 'work', heidrun),
      orders('31 06:00', 'heidrun', 'work'),
      cancels('49 06:00', 'marvin', 'work'),
      collects('51 10:22', 'heidrun', 'work', heidrun),
    ],
  ),
  honest(
    'A recipient took the tariff by one friend and gave it back at once; two months later another friend wins her.',
    {
      konstantin: person('Konstantin', 'Lemke', 'konstantin.lemke@gmx.net', {
        phone: '0381 2039447',
        iban: dkb('1027739018'),
      }),
      johanna: person('Johanna', 'Petri', 'johanna.petri@web.de', { phone: '0160 4429031', iban: n26('2633109274') }),
      antje: person('Antje', 'Burmeister', 'antje.burmeister@posteo.de', {
        phone: '0152 07719384',
        iban: comdirect('662091800'),
      }),
    },
    {
      konstantin: at('82.207.240.11', browser.windowsChrome),
      johanna: at('91.15.88.207', browser.iphone),
      antje: at('176.4.16.72', browser.android),
      later: at('109.41.93.16', browser.iphoneNew),
    },
    ({ konstantin, johanna, antje, later }) => [
      recommends('0 18:30', 'konstantin', 'once', konstantin),
      opens('0 20:05', 'once', antje),
      accepts('0 20:12', 'antje', 'once', antje),
      confirms('0 20:20', 'antje', 'once', antje),
      orders('3 06:00', 'antje', 'once'),
      cancels('8 06:00', 'antje', 'once'),
      recommends('70 12:10', 'johanna', 'twice', johanna),
      opens('70 19:30', 'twice', later),
      accepts('70 19:44', 'antje', 'twice', later),
      confirms('70 19:46', 'antje', 'twice', later),
      orders('73 06:00', 'antje', 'twice'),
      collects('88 20:10', 'antje', 'twice', later),
      collects('90 12:40', 'johanna', 'twice', johanna),
    ],
  ),
  honest(
    'Her telephone falls into the Elbe; the new one has a new number and a new browser, and the rest is as before.',
    {
      wencke: person('Wencke', 'Harder', 'wencke.harder@gmx.de', { phone: '0151 55082917', iban: ing('5466190283') }),
      bruno: person('Bruno', 'Tamm', 'bruno.tamm@kabelmail.de', {
        phone: '04124 60918',
        address: home('Am Fleth 40, 25348 Glückstadt'),
        iban: postbank('310992748'),
      }),
    },
    {
      before: at('80.187.69.118', browser.androidOld),
      after: at('91.13.202.75', browser.iphoneNew),
      bruno: at('188.106.17.90', browser.windowsEdge),
    },
    ({ before, after, bruno }) => [
      recommends('0 17:20', 'wencke', 'river', before),
      opens('1 19:15', 'river', bruno),
      accepts('1 19:31', 'bruno', 'river', bruno),
      confirms('1 19:36', 'bruno', 'river', bruno),
      orders('4 06:00', 'bruno', 'river'),
      collects('19 19:22', 'bruno', 'river', bruno),
      collects('21 16:41', 'wencke', 'river', after),
    ],
  ),
];
