/** How what people typed is made comparable before it is hashed (rules 3.14): spelling is no difference, and little is no sign. */
import { mailboxOf } from '../recommendation/mailbox.ts';

/** Letters and digits only, without marks and case: `Müller-Lüdenscheidt` and `muller ludenscheidt` are one. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

export const plainName = (firstName: string, lastName: string): string => `${plain(firstName)} ${plain(lastName)}`;
export const plainSurname = (lastName: string): string => plain(lastName);

/** `+49 151 23`, `0049151-23` and `0151/23` are one number. */
export const plainPhone = (phone: string): string =>
  phone.replaceAll(/[^\d+]/g, '').replace(/^(?:\+|00)(?:49)?0?|^0/, '');

export const plainAddress = (...parts: readonly string[]): string =>
  parts
    .map(plain)
    .join(' ')
    .replace(/strasse|straße/g, 'str');

/** What anybody's mailbox is called. */
const anybodys =
  /^(?:info|kontakt|contact|mail|email|post|office|buero|hallo|hello|service|familie|family|privat|home|ich|me|test|kunde|user|name)$/;
const stemMin = 5;

/**
 * What is left of the mailbox without digits, signs and its provider: `max.muster1@x` and `maxmuster-2@y` are alike. Null
 * where that says nothing.
 */
export function mailboxStem(email: string): string | null {
  const [local = ''] = mailboxOf(email).split('@');
  const stem = (local.split('+')[0] ?? '').replaceAll(/[^\p{L}]/gu, '');
  return stem.length < stemMin || anybodys.test(stem) ? null : stem;
}

/** The inbox that a tag after a plus sign leads to, at any provider: nobody else has a mailbox of that name. */
export function inboxOf(email: string): string {
  const mailbox = mailboxOf(email);
  const at = mailbox.lastIndexOf('@');
  return `${mailbox.slice(0, at).split('+')[0]}${mailbox.slice(at)}`;
}

const spelled = (name: string): string[] => {
  const german = name.toLowerCase().replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
  return [...new Set([plain(german), plain(name)])].filter((one) => one.length > 1);
};

/**
 * How a mailbox is made of a name: `anna.roth301@x` is `F.L999@x`, `ANNA` and `ROTH` aside. Null for what says nothing: the bare
 * name, which most people have, and what has no name in it.
 */
export function mailboxPattern(email: string, firstName: string, lastName: string): string | null {
  const [whole = '', domain = ''] = mailboxOf(email).split('@');
  const local = whole.split('+')[0] ?? '';
  const last = spelled(lastName).find((name) => local.includes(name));
  const withLast = last ? local.replace(last, 'L') : local;
  const first = spelled(firstName).find((name) => withLast.includes(name));
  const initial = plain(firstName)[0] ?? '';
  const shape = first
    ? withLast.replace(first, 'F')
    : withLast.replace(new RegExp(`(?<![a-z])${initial}(?=[._-]?L)|(?<=L[._-]?)${initial}(?![a-z])`), 'I');
  const rest = shape.replaceAll(/[^a-z]/g, '');
  if (!/[FL]/.test(shape) || (rest === '' && !/\d/.test(shape))) return null;
  return `${shape.replaceAll(/\d/g, '9')}@${domain}`;
}

/** A mobile number without its last two digits: contracts that were bought together have one row. Null for a landline. */
export function phoneRow(phone: string): string | null {
  const digits = plainPhone(phone);
  return /^1[567]\d{7,}$/.test(digits) ? digits.slice(0, -2) : null;
}

/** Sites that people go to for coupons, by the end of their host: who comes from there was not recommended to by a person. */
const couponSites: readonly string[] = [
  'mydealz.de',
  'pepper.com',
  'hotukdeals.com',
  'slickdeals.net',
  'retailmenot.com',
  'retailmenot.de',
  'groupon.com',
  'groupon.de',
  'gutscheinpony.de',
  'gutscheine.de',
  'gutscheinsammler.de',
  'gutscheincodes.de',
  'gutscheinrausch.de',
  'gutschein.de',
  'coupons.de',
  'coupons.com',
  'couponsplace.de',
  'sparwelt.de',
  'spardeingeld.com',
  'sparbote.de',
  'dealdoktor.de',
  'schnaeppchenfuchs.com',
  'monsterdealz.de',
  'mein-deal.com',
  'dealbunny.de',
  'schnapp.de',
  'snipz.de',
  'urlaubspiraten.de',
  'preisjaeger.at',
  'preispirat.ch',
  'promocodes.com',
  'honey.com',
  'joinhoney.com',
  'wethrift.com',
  'dealspotr.com',
  'couponfollow.com',
  'couponcabin.com',
  'rakuten.com',
  'shoop.de',
  'cuponation.de',
  'savoo.co.uk',
  'savoo.de',
  'vouchercloud.com',
  'vouchercodes.co.uk',
  'invitation.codes',
  'werbecode.de',
  'freunde-werben.com',
  'freundewerben.de',
  'kwk-portal.de',
  'praemien-jaeger.de',
  'werben-freunde.de',
  'refer-codes.com',
  'referralcodes.com',
];
/** A host that says of itself what it is. */
const couponWords =
  /(?:^|[.-])(?:coupons?|gutschein(?:e|codes?)?|rabatt(?:e|codes?)?|promocodes?|vouchers?(?:codes?)?|deals?|schnaeppchen|cashback|freebies?|spar(?:en|fuchs|helfer|tipps?)|referral-?codes?)(?:[.-]|$)/;

/** What advertisements put behind the address that somebody comes by; of a page of friends `fbclid` says nothing. */
const boughtMarks = /[?&](?:gclid|gbraid|wbraid|msclkid|ttclid|yclid)=/i;
/** Before the host of whoever came by an advertisement. */
const boughtPrefix = 'ad:';

/** The host as it is kept of a visit, with a mark where the address of the page before, or of this one, is an advertisement's. */
export const referrerMark = (host: string | null, ...addresses: readonly (string | undefined)[]): string | null =>
  addresses.some((address) => boughtMarks.test(address ?? '')) ? `${boughtPrefix}${host ?? ''}` : host;
export const isBought = (host: string): boolean => host.startsWith(boughtPrefix);

/** The coupon site that a referrer is of; undefined for any other, which is not kept. */
export function couponSiteOf(referrer: string | undefined): string | undefined {
  const [, found] = /^https?:\/\/(?:[^/?#@]*@)?(?:www[.])?([^/:?#]{3,253})/i.exec(referrer ?? '') ?? [];
  if (found === undefined) return undefined;
  const host = found.toLowerCase();
  const known = couponSites.find((site) => host === site || host.endsWith(`.${site}`));
  return known ?? (couponWords.test(host) ? host.slice(0, 100) : undefined);
}
