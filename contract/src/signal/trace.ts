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
  /(?:^|[.-])(?:coupons?|gutschein(?:e|codes?)?|rabattcodes?|promocodes?|vouchers?(?:codes?)?|deals?|referral-?codes?)(?:[.-]|$)/;

/** The coupon site that a referrer is of; undefined for any other, which is not kept. */
export function couponSiteOf(referrer: string | undefined): string | undefined {
  const [, found] = /^https?:\/\/(?:[^/?#@]*@)?(?:www[.])?([^/:?#]{3,253})/i.exec(referrer ?? '') ?? [];
  if (found === undefined) return undefined;
  const host = found.toLowerCase();
  const known = couponSites.find((site) => host === site || host.endsWith(`.${site}`));
  return known ?? (couponWords.test(host) ? host.slice(0, 100) : undefined);
}
