import type { Act, History, Person } from '../history.ts';

/** What browsers call themselves, by the short word that the lives use. */
const browsers: Record<string, string> = {
  iphone:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Mobile/15E148 Safari/604.1',
  ipad: 'Mozilla/5.0 (iPad; CPU OS 17_7 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.7 Mobile/15E148 Safari/604.1',
  android:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
  samsung:
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
  tablet:
    'Mozilla/5.0 (Linux; Android 9; SM-T510) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
  chrome:
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  edge: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
  firefox: 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:143.0) Gecko/20100101 Firefox/143.0',
  linux: 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
  safari:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.6 Safari/605.1.15',
  macChrome:
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36',
  instagram:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 Instagram 396.0.0.27.78',
  whatsapp: 'WhatsApp/2.25.24.77 A',
  headless:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) HeadlessChrome/138.0.0.0 Safari/537.36',
  script: 'python-requests/2.32.4',
};

/** `10050000/123` is a German bank code and account number; the check digits come by themselves. Another one stands whole. */
function ibanOf(text: string): string {
  const [bank, account] = text.split('/');
  if (account === undefined) return text;
  const bban = `${bank}${account.padStart(10, '0')}`;
  return `DE${String(98n - (BigInt(`${bban}131400`) % 97n)).padStart(2, '0')}${bban}`;
}

const lines = (text: string): string[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** `Lindenweg 4, 12345 Berlin` */
function homeOf(text: string): NonNullable<Person['address']> {
  const [, street, houseNumber, zipCode, city] = /^(.+) (\S+), (\d{4,5}) (.+)$/.exec(text) ?? [];
  if (!street || !houseNumber || !zipCode || !city) throw new Error(`no address: ${text}`);
  return { street, houseNumber, zipCode, city };
}

/** `anna: Anna | Becker | anna@gmx.de | Lindenweg 4, 12345 Berlin | 10050000/123 | +49 …`; what is not known stays empty. */
function personOf(line: string): [string, Person] {
  const [key = '', rest = ''] = line.split(/:(.*)/s);
  const [firstName = '', lastName = '', email = '', home, bank, phone] = rest.split('|').map((part) => part.trim());
  return [
    key,
    {
      firstName,
      lastName,
      email,
      ...(home ? { address: homeOf(home) } : {}),
      ...(bank ? { iban: ibanOf(bank) } : {}),
      ...(phone ? { phone } : {}),
    },
  ];
}

/** `@network/browser` and `via referrer`, each only where it matters. */
function placeOf(line: string): { network?: string; browser?: string; referrer?: string } {
  const [, network, word] = / @([^/ ]*)(?:[/](\w+))?/.exec(line) ?? [];
  const referrer = / via (\S+)/.exec(line)?.[1];
  const browser = word && browsers[word];
  if (word && !browser) throw new Error(`no browser: ${line}`);
  return { ...(network ? { network } : {}), ...(browser ? { browser } : {}), ...(referrer ? { referrer } : {}) };
}

/** `0 18:04 anna recommends a @84.150.1.2/iphone`, `0 19:00 opens a 3x`, `20 9:00 anna collects a with 10050000/123` */
function actOf(line: string): Act {
  const words = line.split(' ');
  if (words[2] === 'opens') words.splice(2, 0, '');
  const [day = '', time = '', who = '', does = '', link = ''] = words;
  const moment = { day: Number(day), time: time.padStart(5, '0') };
  const place = placeOf(line);
  const after = (word: string): string | undefined => new RegExp(` ${word} (\\S+)`).exec(line)?.[1];
  if (does === 'opens') {
    const times = / (\d+)x/.exec(line)?.[1];
    return { ...moment, does, link, ...(times ? { times: Number(times) } : {}), ...place };
  }
  if (does === 'recommends') {
    const contactEmail = after('to');
    return { ...moment, does, who, link, ...(contactEmail ? { contactEmail } : {}), ...place };
  }
  if (does === 'collects') {
    const iban = after('with');
    return { ...moment, does, who, link, ...(iban ? { iban: ibanOf(iban) } : {}), ...place };
  }
  if (does === 'accepts' || does === 'confirms') return { ...moment, does, who, link, ...place };
  if (does === 'orders' || does === 'cancels') return { ...moment, does, who, link };
  if (does === 'replacesIban') return { ...moment, does, who, iban: ibanOf(link), ...place };
  throw new Error(`no act: ${line}`);
}

const lifeOf = (people: string, acts: string) => ({
  people: Object.fromEntries(lines(people).map(personOf)),
  acts: lines(acts)
    .map(actOf)
    .toSorted((a, b) => a.day - b.day || a.time.localeCompare(b.time)),
});

/** People one a line, acts one a line; acts are put into the order of time. */
export const honest = (name: string, people: string, acts: string): History => ({
  name,
  honest: true,
  ...lifeOf(people, acts),
});

export const dishonest = (
  pattern: NonNullable<History['pattern']>,
  name: string,
  people: string,
  acts: string,
): History => ({ name, honest: false, pattern, ...lifeOf(people, acts) });

/** One line for each of them. */
export const each = <T>(of: readonly T[], line: (one: T, index: number) => string): string => of.map(line).join('\n');
