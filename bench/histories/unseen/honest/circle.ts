import type { History, Person } from '../../history.ts';
import { accepts, at, collects, confirms, opens, orders, person, recommends } from '../acts.ts';
import { commerzbank, dkb, ing, n26, postbank, targobank } from '../banks.ts';
import * as browser from '../browsers.ts';

const rosi: Person = person('Roswitha', 'Dahlke', 'rosi.dahlke@gmx.de', {
  phone: '04321 958812',
  iban: postbank('710339204'),
});
const desk = at('91.6.118.240', browser.windowsFirefox);
const acquaintances: [key: string, person: Person, network: string, browser: string, ordersOn?: number][] = [
  [
    'a',
    person('Heiko', 'Ruge', 'heiko.ruge@web.de', { phone: '04321 33017', iban: ing('5411002938') }),
    '79.212.3.9',
    browser.windowsChrome,
    3,
  ],
  ['b', person('Birgit', 'Harder', 'bharder@t-online.de'), '84.142.90.51', browser.ipad],
  [
    'c',
    person('Nele', 'Claussen', 'nele.claussen@gmail.com', { phone: '0176 5081134' }),
    '176.3.114.8',
    browser.iphone,
  ],
  [
    'd',
    person('Jörg', 'Stamer', 'joerg-stamer@gmx.de', { iban: dkb('1009182736') }),
    '93.199.27.166',
    browser.android,
    14,
  ],
  ['e', person('Fiete', 'Ewers', 'fiete.ewers@posteo.de'), '109.41.31.12', browser.androidFirefox],
  [
    'f',
    person('Sabine', 'Kruse', 'sabine.kruse66@freenet.de', { iban: targobank('2008821947') }),
    '87.123.240.7',
    browser.samsung,
    21,
  ],
  [
    'g',
    person('Gül', 'Arslan', 'guel.arslan@hotmail.de', { phone: '0163 2991047' }),
    '46.114.73.41',
    browser.iphoneNew,
  ],
  [
    'h',
    person('Wolfgang', 'Petzold', 'w.petzold@kielnet.net', { iban: commerzbank('0633017700') }),
    '213.178.80.4',
    browser.windowsEdge,
    30,
  ],
  ['i', person('Annika', 'Thode', 'annika_thode@web.de'), '80.187.99.181', browser.iphone],
  ['j', person('Hartmut', 'Böge', 'hartmut.boege@arcor.de'), '188.104.19.77', browser.windowsChromeOld],
  [
    'k',
    person('Levke', 'Martens', 'levke.martens@icloud.com', { iban: n26('2677120984') }),
    '176.6.240.52',
    browser.iphoneNew,
    39,
  ],
  ['l', person('Thorben', 'Sievers', 'thorben.sievers@outlook.de'), '95.91.14.120', browser.android],
  [
    'm',
    person('Elke', 'Jürgensen', 'elke.juergensen@gmx.net', { phone: '04392 7718', iban: postbank('480226913') }),
    '91.38.72.15',
    browser.ipad,
    44,
  ],
  ['n', person('Piotr', 'Zieliński', 'p.zielinski@interia.pl'), '178.1.66.204', browser.android],
  [
    'o',
    person('Dörte', 'Lamp', 'doerte.lamp@web.de', { iban: ing('5498830117') }),
    '84.59.201.33',
    browser.macSafari,
    55,
  ],
];

/** She knows everybody: thirty acquaintances in two months, a few a week, of whom seven order. */
function popular(): History {
  const acts = acquaintances.flatMap(([who, { iban }, network, device, ordersOn], nth) => {
    const link = `rosi${nth}`;
    const day = ordersOn === undefined ? nth * 4 : ordersOn - 2;
    const place = at(network, device);
    const minute = String(7 + ((nth * 13) % 40)).padStart(2, '0');
    return [
      recommends(`${day} ${9 + (nth % 10) < 10 ? '09' : 9 + (nth % 10)}:${minute}`, 'rosi', link, desk),
      opens(`${day} 19:${minute}`, link, place),
      accepts(`${day} 20:${minute}`, who, link, place),
      confirms(`${day} ${20 + (nth % 3)}:59`, who, link, place),
      ...(ordersOn === undefined
        ? []
        : [
            orders(`${ordersOn} 06:00`, who, link),
            collects(`${ordersOn + 16 + (nth % 4)} 21:${minute}`, 'rosi', link, desk),
          ]),
      ...(ordersOn !== undefined && iban
        ? [collects(`${ordersOn + 17 + (nth % 5)} 22:${minute}`, who, link, place)]
        : []),
    ];
  });
  const silent = [
    'h.ketelsen@gmx.de',
    'marga.paulsen@web.de',
    'k.rix@t-online.de',
    'sven.lassen79@gmail.com',
    'ilse.wulff@freenet.de',
    'familie.brandt@kielnet.net',
    'tim.hansen@outlook.de',
    'regina.moeller@gmx.net',
    'oke.carstens@web.de',
    'heidi.jess@arcor.de',
    'c.schlueter@posteo.de',
    'maike.rohde@icloud.com',
    'peter.pahl@t-online.de',
    'anne.boysen@gmail.com',
    'uwe.dibbern@web.de',
  ].map((mail, nth) =>
    recommends(`${2 + nth * 4} ${10 + (nth % 8)}:${15 + ((nth * 7) % 40)}`, 'rosi', `silent${nth}`, desk, mail),
  );
  const moment = ({ day, time }: { day: number; time: string }): string => `${String(day).padStart(3, '0')} ${time}`;
  const looked = [5, 11, 12, 19, 26, 33, 41, 50].map((day, nth) =>
    opens(`${day} 18:4${nth}`, 'rosi0', at(`80.187.${20 + nth * 9}.${130 - nth}`, browser.iphone)),
  );
  return {
    name: 'Rosi knows half the town and tells thirty of its people one by one in two months; half fill in the form and seven order.',
    honest: true,
    people: { rosi, ...Object.fromEntries(acquaintances.map(([key, one]) => [key, one])) },
    acts: [...acts, ...silent, ...looked].sort((one, other) => moment(one).localeCompare(moment(other))),
  };
}

/** One person whom everybody knows. */
export const circle: readonly History[] = [popular()];
