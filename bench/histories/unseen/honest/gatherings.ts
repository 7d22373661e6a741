import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { comdirect, commerzbank, dkb, hypoVereinsbank, ing, norisbank, postbank, targobank } from '../banks.ts';
import * as browser from '../browsers.ts';

/** Groups that write to each other, and a club that shares its account. */
export const gatherings: readonly History[] = [
  honest(
    'A man drops the link into the group of his old class, whose messenger fetches it before anybody looks.',
    {
      oliver: person('Oliver', 'Brandl', 'oliver.brandl@gmx.net', {
        phone: '0941 7081936',
        iban: norisbank('0311927700'),
      }),
      sandra: person('Sandra', 'Meier', 'sandra.meier.regensburg@web.de', {
        phone: '0151 25770314',
        iban: ing('5406638812'),
      }),
      xaver: person('Xaver', 'Brunner', 'xaver.brunner@outlook.de', {
        phone: '09403 4418',
        iban: hypoVereinsbank('5590371824'),
      }),
    },
    {
      oliver: at('93.203.62.18', browser.android),
      preview: at('149.154.161.236', browser.telegramPreview),
      sandra: at('80.187.92.250', browser.iphone),
      xaver: at('91.10.55.83', browser.macChrome),
      more: at('176.1.39.115', browser.android),
      again: at('109.41.200.33', browser.iphoneNew),
    },
    ({ oliver, preview, sandra, xaver, more, again }) => [
      recommends('0 19:10', 'oliver', 'class', oliver),
      opens('0 19:11', 'class', preview),
      opens('0 19:11', 'class', preview),
      opens('0 19:13', 'class', more),
      opens('0 19:15', 'class', sandra),
      opens('0 19:22', 'class', again),
      accepts('0 19:28', 'sandra', 'class', sandra),
      confirms('0 19:30', 'sandra', 'class', sandra),
      opens('1 21:00', 'class', xaver),
      accepts('1 21:14', 'xaver', 'class', xaver),
      confirms('1 21:18', 'xaver', 'class', xaver),
      orders('3 06:00', 'sandra', 'class'),
      orders('6 06:00', 'xaver', 'class'),
      collects('18 18:44', 'sandra', 'class', sandra),
      collects('21 20:07', 'oliver', 'class', oliver),
      collects('21 20:09', 'oliver', 'class', oliver),
      collects('22 19:30', 'xaver', 'class', xaver),
    ],
  ),
  honest(
    'The parents of one nursery write to each other about everything; three mothers and a father take the tip of a fourth.',
    {
      lena: person('Lena', 'Jungblut', 'lena.jungblut@gmail.com', { phone: '0178 2290541', iban: dkb('1061190834') }),
      fatma: person('Fatma', 'Yılmaz', 'fatma.yilmaz.mz@gmail.com', { phone: '0163 4401825', iban: ing('5421190367') }),
      eva: person('Eva', 'Diehl', 'eva-diehl@web.de', { phone: '06131 9064417', iban: comdirect('501983300') }),
      christoph: person('Christoph', 'Baum', 'christoph.baum@posteo.de', {
        phone: '0171 6038842',
        address: home('Leibnizstraße 27, 55118 Mainz'),
        iban: postbank('830114625'),
      }),
      joanna: person('Joanna', 'Kaczmarek', 'joanna.kaczmarek@wp.pl', {
        phone: '0157 39022184',
        iban: targobank('1944038261'),
      }),
    },
    {
      lena: at('95.88.61.207', browser.iphoneNew),
      fatma: at('80.187.70.12', browser.iphone),
      eva: at('178.203.40.118', browser.macSafari),
      christoph: at('91.64.29.77', browser.linuxFirefox),
      joanna: at('46.114.8.203', browser.android),
    },
    ({ lena, fatma, eva, christoph, joanna }) => [
      recommends('0 08:50', 'lena', 'nursery', lena),
      opens('0 08:58', 'nursery', fatma),
      opens('0 12:20', 'nursery', joanna),
      accepts('0 20:32', 'fatma', 'nursery', fatma),
      confirms('0 20:35', 'fatma', 'nursery', fatma),
      opens('1 20:40', 'nursery', eva),
      accepts('1 20:51', 'eva', 'nursery', eva),
      confirms('1 20:59', 'eva', 'nursery', eva),
      accepts('2 13:12', 'joanna', 'nursery', joanna),
      confirms('2 13:15', 'joanna', 'nursery', joanna),
      orders('4 06:00', 'fatma', 'nursery'),
      orders('5 06:00', 'eva', 'nursery'),
      opens('6 22:01', 'nursery', christoph),
      accepts('6 22:09', 'christoph', 'nursery', christoph),
      confirms('6 22:10', 'christoph', 'nursery', christoph),
      orders('9 06:00', 'joanna', 'nursery'),
      orders('10 06:00', 'christoph', 'nursery'),
      collects('19 21:05', 'eva', 'nursery', eva),
      collects('20 20:45', 'fatma', 'nursery', fatma),
      collects('25 12:14', 'lena', 'nursery', lena),
      collects('25 12:15', 'lena', 'nursery', lena),
      collects('25 12:16', 'lena', 'nursery', lena),
      collects('25 12:17', 'lena', 'nursery', lena),
      collects('26 08:30', 'joanna', 'nursery', joanna),
      collects('27 22:22', 'christoph', 'nursery', christoph),
    ],
  ),
  honest(
    'The president of a carnival club gives her two rewards to the club, and a member lets hers go there as well.',
    {
      monika: person('Monika', 'Schmitz', 'monika.schmitz@netcologne.de', {
        phone: '0221 843307',
        iban: commerzbank('0388012200'),
      }),
      tobi: person('Tobias', 'Engels', 'tobi.engels@gmx.de', { phone: '0177 3018852', iban: ing('5433927108') }),
      gaby: person('Gabriele', 'Wirtz', 'gaby.wirtz@web.de', {
        phone: '0221 7102238',
        address: home('Dünnwalder Mauspfad 316, 51069 Köln'),
        iban: commerzbank('0388012200'),
      }),
    },
    {
      monika: at('78.35.201.44', browser.windowsFirefox),
      tobi: at('109.43.177.9', browser.android),
      gaby: at('87.79.92.160', browser.iphone),
    },
    ({ monika, tobi, gaby }) => [
      recommends('0 20:11', 'monika', 'carnival', monika),
      opens('0 21:08', 'carnival', tobi),
      accepts('0 21:15', 'tobi', 'carnival', tobi),
      confirms('0 21:19', 'tobi', 'carnival', tobi),
      orders('3 06:00', 'tobi', 'carnival'),
      opens('4 17:50', 'carnival', gaby),
      accepts('4 18:06', 'gaby', 'carnival', gaby),
      confirms('4 18:40', 'gaby', 'carnival', gaby),
      orders('9 06:00', 'gaby', 'carnival'),
      collects('20 19:30', 'tobi', 'carnival', tobi),
      collects('26 20:02', 'monika', 'carnival', monika),
      collects('26 20:04', 'monika', 'carnival', monika),
      collects('30 11:33', 'gaby', 'carnival', gaby),
    ],
  ),
];
