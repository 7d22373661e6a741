import type { History } from '../../history.ts';
import { accepts, at, collects, confirms, home, honest, opens, orders, person, recommends } from '../acts.ts';
import { comdirect, dkb, gls, ing, postbank, spardaSuedwest, sparkasseHannover } from '../banks.ts';
import * as browser from '../browsers.ts';

/** Relatives by blood and by marriage who share a name, a house or an account. */
export const kin: readonly History[] = [
  honest(
    'A granddaughter tells both grandparents, who have one tablet and one account, and sits beside them.',
    {
      laura: person('Laura', 'Mertens', 'laura.mertens@gmx.de', { phone: '0162 3048817', iban: ing('5481193340') }),
      adele: person('Adele', 'Roggenkamp', 'adele.roggenkamp@web.de', {
        phone: '02841 55126',
        address: home('Repelener Straße 203, 47441 Moers'),
        iban: postbank('400812336'),
      }),
      kurt: person('Kurt', 'Roggenkamp', 'kurt.roggenkamp@web.de', {
        phone: '02841 55126',
        address: home('Repelener Straße 203, 47441 Moers'),
        iban: postbank('400812336'),
      }),
    },
    { laura: at('80.187.97.14', browser.iphone), tablet: at('87.167.58.232', browser.androidTablet) },
    ({ laura, tablet }) => [
      recommends('0 15:08', 'laura', 'tablet', laura),
      opens('0 15:14', 'tablet', tablet),
      accepts('0 15:25', 'adele', 'tablet', tablet),
      confirms('0 15:33', 'adele', 'tablet', tablet),
      accepts('0 15:49', 'kurt', 'tablet', tablet),
      confirms('0 15:58', 'kurt', 'tablet', tablet),
      orders('4 06:00', 'adele', 'tablet'),
      orders('4 06:00', 'kurt', 'tablet'),
      collects('19 18:03', 'laura', 'tablet', laura),
      collects('19 18:05', 'laura', 'tablet', laura),
      collects('21 15:30', 'adele', 'tablet', tablet),
      collects('21 15:44', 'kurt', 'tablet', tablet),
    ],
  ),
  honest(
    'Separated parents who still have one surname and two households: she tells him while they hand over the children.',
    {
      doreen: person('Doreen', 'Haase', 'doreen.haase@freenet.de', {
        phone: '0381 4036112',
        address: home('Doberaner Straße 130, 18057 Rostock'),
        iban: ing('5460081992'),
      }),
      torsten: person('Torsten', 'Haase', 'torsten.haase74@web.de', {
        phone: '0172 3901458',
        address: home('Petridamm 6, 18146 Rostock'),
        iban: dkb('1029930416'),
      }),
    },
    { doreen: at('91.65.140.22', browser.samsung), torsten: at('188.110.61.77', browser.windowsChrome) },
    ({ doreen, torsten }) => [
      recommends('0 17:45', 'doreen', 'parents', doreen),
      opens('0 20:12', 'parents', torsten),
      accepts('0 20:20', 'torsten', 'parents', torsten),
      confirms('0 20:29', 'torsten', 'parents', torsten),
      orders('3 06:00', 'torsten', 'parents'),
      collects('18 12:04', 'torsten', 'parents', torsten),
      collects('19 19:51', 'doreen', 'parents', doreen),
    ],
  ),
  honest(
    'Two sisters-in-law in two houses of one farm with one line and one router, each with her husband and her account.',
    {
      maria: person('Maria', 'Huber', 'maria.huber@huberhof-rott.de', {
        phone: '08039 2714',
        address: home('Unterwöhr 1, 83543 Rott am Inn'),
        iban: comdirect('190338200'),
      }),
      veronika: person('Veronika', 'Huber', 'vroni.huber@gmx.de', {
        phone: '0151 40938271',
        address: home('Unterwöhr 1, 83543 Rott am Inn'),
        iban: gls('8201773900'),
      }),
    },
    { maria: at('79.232.18.163', browser.windowsEdge), veronika: at('79.232.18.163', browser.samsung) },
    ({ maria, veronika }) => [
      recommends('0 11:55', 'maria', 'inlaw', maria),
      opens('0 20:30', 'inlaw', veronika),
      accepts('1 20:41', 'veronika', 'inlaw', veronika),
      confirms('1 20:50', 'veronika', 'inlaw', veronika),
      orders('6 06:00', 'veronika', 'inlaw'),
      collects('21 12:11', 'maria', 'inlaw', maria),
      collects('25 20:58', 'veronika', 'inlaw', veronika),
    ],
  ),
  honest(
    'A friend tells a married couple with two names, who take one contract each and have one account.',
    {
      nils: person('Nils', 'Ahrendt', 'nils.ahrendt@mailbox.org', { phone: '0151 22708846', iban: ing('5403390128') }),
      carola: person('Carola', 'Weidlich', 'carola.weidlich@gmx.de', {
        phone: '0177 4402198',
        address: home('List 15, 30161 Hannover'),
        iban: sparkasseHannover('1911830725'),
      }),
      stefan: person('Stefan', 'Jakobi', 'stefan.jakobi@gmx.de', {
        phone: '0177 5810329',
        address: home('List 15, 30161 Hannover'),
        iban: sparkasseHannover('1911830725'),
      }),
    },
    {
      nils: at('92.75.30.202', browser.linuxFirefox),
      carola: at('84.44.137.90', browser.iphone),
      stefan: at('84.44.137.90', browser.macFirefox),
    },
    ({ nils, carola, stefan }) => [
      recommends('0 20:44', 'nils', 'pair', nils),
      opens('0 21:20', 'pair', carola),
      accepts('0 21:28', 'carola', 'pair', carola),
      confirms('0 21:35', 'carola', 'pair', carola),
      opens('2 19:05', 'pair', stefan),
      accepts('2 19:11', 'stefan', 'pair', stefan),
      confirms('2 19:13', 'stefan', 'pair', stefan),
      orders('4 06:00', 'carola', 'pair'),
      orders('5 06:00', 'stefan', 'pair'),
      collects('20 20:00', 'stefan', 'pair', stefan),
      collects('21 09:36', 'carola', 'pair', carola),
      collects('21 22:15', 'nils', 'pair', nils),
      collects('21 22:16', 'nils', 'pair', nils),
    ],
  ),
  honest(
    'A daughter of eighteen has no account yet, so her reward goes to that of her mother, who took the same tip.',
    {
      sonja: person('Sonja', 'Blume', 'sonja.blume@web.de', { phone: '0711 9015527', iban: spardaSuedwest('3381906') }),
      heike: person('Heike', 'Rapp', 'heike.rapp@gmx.de', {
        phone: '07141 270583',
        address: home('Asperger Straße 54, 71634 Ludwigsburg'),
        iban: spardaSuedwest('7720415'),
      }),
      emily: person('Emily', 'Rapp', 'emily.rapp2007@gmail.com', {
        phone: '0155 63310842',
        address: home('Asperger Straße 54, 71634 Ludwigsburg'),
        iban: spardaSuedwest('7720415'),
      }),
    },
    {
      sonja: at('91.8.72.39', browser.windowsChrome),
      heike: at('149.172.66.8', browser.windowsFirefox),
      emily: at('149.172.66.8', browser.iphoneNew),
    },
    ({ sonja, heike, emily }) => [
      recommends('0 18:18', 'sonja', 'mother', sonja),
      opens('1 19:40', 'mother', heike),
      accepts('1 19:52', 'heike', 'mother', heike),
      confirms('1 20:03', 'heike', 'mother', heike),
      orders('4 06:00', 'heike', 'mother'),
      opens('6 16:31', 'mother', emily),
      accepts('6 16:37', 'emily', 'mother', emily),
      confirms('6 16:38', 'emily', 'mother', emily),
      orders('9 06:00', 'emily', 'mother'),
      collects('19 20:02', 'heike', 'mother', heike),
      collects('24 17:05', 'emily', 'mother', emily),
      collects('25 18:40', 'sonja', 'mother', sonja),
      collects('25 18:42', 'sonja', 'mother', sonja),
    ],
  ),
  honest(
    'Two women married in spring; one recommended the other before the wedding and collects under the new name of both.',
    {
      svenja: person('Svenja', 'Brockmann', 'svenja.brockmann@posteo.de', {
        phone: '0163 8025517',
        address: home('Ostertorsteinweg 70, 28203 Bremen'),
        iban: gls('4420917300'),
      }),
      lisa: person('Lisa', 'Brockmann', 'lisa.tietjen@posteo.de', {
        phone: '0151 61184902',
        address: home('Ostertorsteinweg 70, 28203 Bremen'),
        iban: ing('5477021836'),
      }),
    },
    {
      svenja: at('2a02:8108:9a40:5e00:7d3e:aa1:90c:41f2', browser.macFirefox),
      lisa: at('2a02:8108:9a40:5e00:c05b:e37:1f1a:6d08', browser.iphoneNew),
    },
    ({ svenja, lisa }) => [
      recommends('0 09:20', 'svenja', 'wedding', svenja),
      opens('0 09:25', 'wedding', lisa),
      accepts('3 21:12', 'lisa', 'wedding', lisa),
      confirms('3 21:19', 'lisa', 'wedding', lisa),
      orders('6 06:00', 'lisa', 'wedding'),
      collects('40 18:30', 'lisa', 'wedding', lisa),
      collects('41 10:02', 'svenja', 'wedding', svenja),
    ],
  ),
];
