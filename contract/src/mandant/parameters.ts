/**
 * Parameters of a mandant that the specification does not name, with their defaults (rules 1.9). Days, hours, times.
 */
import * as z from 'zod/mini';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { line } from '../basics/text.ts';
import { optional, otherwise, wire } from '../basics/wire.ts';
import { captchaKind, captchaOutage } from '../captcha/schemas.ts';
import { consentManagerKind, managerHost, managerScript } from '../consent/managers.ts';
import { defaultThreshold, defaultWeights } from '../signal/rules.ts';

const count = (value: number, max = 3650) => otherwise(z.int().check(z.minimum(1), z.maximum(max)), value);
const daysFrom = (value: number, min: number) => otherwise(z.int().check(z.minimum(min), z.maximum(3650)), value);
/** So many ask the law, and no mandant may set less. */
const yearsFrom = (value: number) => otherwise(z.int().check(z.minimum(value, 'kept-too-short'), z.maximum(30)), value);
const percent = (value: number) => otherwise(z.int().check(z.minimum(0), z.maximum(100)), value);
const days = (...value: number[]) => otherwise(z.array(z.int().check(z.minimum(1), z.maximum(3650))), value);
/** Of a page that a link leads to. */
const webAddress = z
  .string()
  .check(
    z.maxLength(500, { error: 'invalid' }),
    z.regex(/^https:\/\/[a-z0-9.-]+(?::\d{1,5})?(?:[/?][^\s\\]*)?$/i, { error: 'invalid' }),
  );
const list = otherwise(z.array(line(1, 200)), []);

const TokenHours = wire({
  recommender: ['Empfehler', count(24)],
  agency: ['Agentur', count(8)],
  salesPartner: ['Profi', count(24)],
});
const LoginLimit = wire({
  perAddress: ['JeAdresse', count(100, 100_000)],
  minutes: ['Minuten', count(15)],
});
const CreateLimit = wire({
  perEmail: ['JeEmail', count(20)],
  perAddress: ['JeAdresse', count(300, 100_000)],
  minutes: ['Minuten', count(60)],
});
const points = (value: number) => otherwise(z.int().check(z.minimum(0), z.maximum(1000)), value);
const SignalWeights = wire({
  sameName: ['GleicherName', points(defaultWeights.sameName)],
  sameInbox: ['EinPostfach', points(defaultWeights.sameInbox)],
  similarMailbox: ['AehnlichesPostfach', points(defaultWeights.similarMailbox)],
  sameDevice: ['GleichesGeraet', points(defaultWeights.sameDevice)],
  sameHand: ['GleicheHand', points(defaultWeights.sameHand)],
  household: ['GleicherHaushalt', points(defaultWeights.household)],
  samePerson: ['GleichePerson', points(defaultWeights.samePerson)],
  sharedPhone: ['GeteiltesTelefon', points(defaultWeights.sharedPhone)],
  serialMailbox: ['SerienPostfach', points(defaultWeights.serialMailbox)],
  mailPattern: ['PostfachMuster', points(defaultWeights.mailPattern)],
  phoneSeries: ['TelefonReihe', points(defaultWeights.phoneSeries)],
  deviceSeries: ['SerieVomGeraet', points(defaultWeights.deviceSeries)],
  areaSeries: ['SerieAusNetzbereich', points(defaultWeights.areaSeries)],
  ring: ['Ring', points(defaultWeights.ring)],
  sharedContacts: ['GleicheKontakte', points(defaultWeights.sharedContacts)],
  networkBurst: ['SchubAusNetz', points(defaultWeights.networkBurst)],
  disposableEmail: ['WegwerfAdresse', points(defaultWeights.disposableEmail)],
  velocity: ['Haeufung', points(defaultWeights.velocity)],
  manyByLink: ['VieleUeberLink', points(defaultWeights.manyByLink)],
  clickStuffing: ['KlickFlut', points(defaultWeights.clickStuffing)],
  couponSite: ['GutscheinSeite', points(defaultWeights.couponSite)],
  boughtVisits: ['GekaufteBesuche', points(defaultWeights.boughtVisits)],
  orderAndCancel: ['BestelltUndStorniert', points(defaultWeights.orderAndCancel)],
  takeover: ['KontoUebernahme', points(defaultWeights.takeover)],
  sameIban: ['GleicheIban', points(defaultWeights.sameIban)],
  sharedIban: ['GeteilteIban', points(defaultWeights.sharedIban)],
  limit: ['Grenze', points(defaultWeights.limit)],
});
const RewardLimit = wire({
  count: ['Anzahl', z.int().check(z.minimum(1), z.maximum(100_000))],
  cents: ['Cent', cents],
});
const RecommenderLimits = wire({
  day: ['Tag', otherwise(RewardLimit, { count: 10, cents: 100_000 })],
  month: ['Monat', otherwise(RewardLimit, { count: 25, cents: 250_000 })],
  year: ['Jahr', otherwise(RewardLimit, { count: 100, cents: 1_000_000 })],
});
const usualLimits = {
  day: { count: 10, cents: 100_000 },
  month: { count: 25, cents: 250_000 },
  year: { count: 100, cents: 1_000_000 },
};

export const parameters = {
  recommendationValidityDays: ['EmpfehlungGueltigkeitTage', count(180)],
  /** A confirmed recommendation without any order ends after so many days (E10). */
  orderDeadlineDays: ['AuftragFristTage', count(365)],
  clickDays: ['KlickAufbewahrungTage', daysFrom(400, 31)],
  /** How long records are kept, at least as the law says (rules 1.13). */
  bookYears: ['BuchungAufbewahrungJahre', yearsFrom(10)],
  documentYears: ['BelegAufbewahrungJahre', yearsFrom(8)],
  letterYears: ['BriefAufbewahrungJahre', yearsFrom(6)],
  permissionYears: ['EinwilligungAufbewahrungJahre', yearsFrom(5)],
  consentYears: ['CookieNachweisAufbewahrungJahre', yearsFrom(3)],
  securityDays: ['SicherheitAufbewahrungTage', daysFrom(365, 90)],
  collectionPeriodDays: ['PraemieAbholfristTage', count(180)],
  rewardReminderDays: ['PraemieErinnerungTage', days(14, 60, 150)],
  recipientReminderDays: ['EmpfaengerErinnerungTage', days(7)],
  invitationValidityDays: ['EinladungGueltigkeitTage', count(30)],
  tokenHours: ['TokenStunden', otherwise(TokenHours, { recommender: 24, agency: 8, salesPartner: 24 })],
  sessionDaysMax: ['SitzungMaxTage', count(30)],
  loginLimit: ['LoginVersuche', otherwise(LoginLimit, { perAddress: 100, minutes: 15 })],
  createLimit: ['CreateGrenze', otherwise(CreateLimit, { perEmail: 20, perAddress: 300, minutes: 60 })],
  /** Mails a day to one address from actions nobody has confirmed. */
  mailsPerAddressAndDay: ['MailsJeAdresseTag', count(3)],
  /** How many mails an hour go to addresses nobody has confirmed; what is above waits for its turn. */
  unconfirmedMailsPerHour: ['UnbestaetigteMailsJeStunde', count(500)],
  /** Its money never leaves, from its first day on (rules 1.14). */
  isSandbox: ['Sandbox', otherwise(z.boolean(), false)],
  /** Addresses, or what they end with (`@client.example`), to which a sandbox sends mails beside its operators. */
  sandboxRecipients: ['SandboxEmpfaenger', list],
  /** Of one key of the client's systems; the answer says what is left (rules 7.13). */
  apiCallsPerMinute: ['ApiAufrufeJeMinute', count(3000)],
  /** Where a text message stands among the channels of the share page (E-08); off until somebody wants it. */
  sms: ['SmsTeilen', otherwise(z.int().check(z.minimum(-1), z.maximum(999)), -1)],
  mailGapMinutes: ['MailWiederholungMinuten', count(15)],
  /** Off, because advertising by mail needs the consent of the contact (E-17). */
  mailsContact: ['EmpfehlungsmailAnKontakt', otherwise(z.boolean(), false)],
  /** Why they are sent all the same, by whoever answers for it; without it they cannot be switched on. */
  mailsContactReason: ['EmpfehlungsmailGrund', optional(line(10, 300))],
  /** How long a reward with an IBAN new for the person stays out of payout runs (P4). */
  ibanHoldHours: ['IbanSperreStunden', count(72)],
  /** Goodwill above this, or beyond one of the budgets, is decided by two operators (reward/goodwill). */
  goodwillLimitCents: ['KulanzGrenzeCent', otherwise(cents, 10_000)],
  goodwillOperatorDayCents: ['KulanzTagesbudgetCent', otherwise(cents, 50_000)],
  goodwillMandantDayCents: ['KulanzTagesbudgetMandantCent', otherwise(cents, 200_000)],
  goodwillPersonYearCents: ['KulanzJahresbudgetCent', otherwise(cents, 50_000)],
  /** An IBAN that more people use holds their rewards for a decision (rules 3.5). */
  ibanPeopleMax: ['PersonenJeIban', count(3, 100_000)],
  /** A check of a reward below it is lifted by one person, else by two. */
  reviewLimitCents: ['PruefungGrenzeCent', otherwise(cents, 2500)],
  /** So much of it one person lifts in a day, whatever it is cut into. */
  reviewOperatorDayCents: ['PruefungTagesbudgetCent', otherwise(cents, 10_000)],
  /** From so many points on a reward is held until a person has looked at it (rules 3.14). */
  signalThreshold: ['SignalSchwelle', otherwise(z.int().check(z.minimum(1), z.maximum(1000)), defaultThreshold)],
  signalWeights: ['SignalGewichte', otherwise(SignalWeights, { ...defaultWeights })],
  /** Rewards of one recommender that become ready without a look; what is above is held for review. */
  recommenderLimits: ['EmpfehlerGrenzen', otherwise(RecommenderLimits, usualLimits)],
  /** Who gets a contract that two claim. */
  orderConflict: [
    'AuftragKonflikt',
    otherwise(labels({ confirmedFirst: 'zuerst-bestaetigt', reportedFirst: 'zuerst-gemeldet' }), 'confirmedFirst'),
  ],
  /** Null: orders without an agency release themselves, the others wait for the agency (A5). */
  releasesItself: ['AutoFreigabe', optional(z.boolean())],
  needsCustomerNumber: ['KundennummerPflicht', otherwise(z.boolean(), false)],
  customerNumberPattern: ['KundennummerMuster', otherwise(line(1, 200), '^[0-9]{6,12}$')],
  employeeEmailPatterns: ['MitarbeiterEmailMuster', list],
  salesPartnerBannerMinimum: ['BannerTEZuTPMindestanzahl', count(3)],
  /** A price that its provider has not confirmed for longer is told to nobody. */
  priceValidityDays: ['PreisGueltigkeitTage', count(7)],
  /** Where a provider delivers its products, for an `anbieter` in ProduktApi (E-09). */
  providerAddress: ['AnbieterAdresse', optional(line(1, 500))],
  /** What a delivery may take away, change a price by, or have wrong, before a person has to look at it; in percent. */
  providerLossPercent: ['AnbieterWegfallProzent', percent(10)],
  providerPricePercent: ['AnbieterPreissprungProzent', percent(30)],
  providerFaultPercent: ['AnbieterFehlerProzent', percent(5)],
  hiddenProductIds: ['AusgeblendeteProduktIds', otherwise(z.array(z.int()), [639, 640, 637, 638])],
  targetDomains: ['ErlaubteZielDomains', list],
  frameHosts: ['RahmenHosts', list],
  /** Hosts that mails in the mandant's own words may lead to, beside its own. */
  mailLinkHosts: ['MailLinkHosts', list],
  /** Product of a recommendation made with an offline code; null = the first active one (C-24). */
  defaultProductId: ['StandardProduktId', optional(z.int())],
  /** Where the client tells whether a landline can be had at an address; the page of such a product leads there. */
  availabilityUrl: ['VerfuegbarkeitUrl', optional(webAddress)],
  agencyFeeCents: ['AgenturGebuehrCent', otherwise(cents, 0)],
  /** What somebody of an agency releases in a month, of orders of recommenders whom the same person invited (agency-area/obstacle). */
  agencyLimitCents: ['AgenturGrenzeCent', otherwise(cents, 20_000)],
  /** Of our own, or of a service that is known by endpoint, site key and secret (K-08). */
  captchaKind: ['CaptchaArt', otherwise(captchaKind, 'altcha')],
  captchaEndpoint: ['CaptchaEndpoint', optional(line(1, 500))],
  captchaSiteKey: ['CaptchaSiteKey', optional(line(1, 200))],
  captchaOutage: ['CaptchaAusfall', otherwise(captchaOutage, 'letThrough')],
  /** Which third party asks for consent where ConsentManagerExtern is on; the bundled stand-in plays one (G-11). */
  consentManager: ['ConsentManagerArt', otherwise(consentManagerKind, 'standIn')],
  consentManagerScript: ['ConsentManagerSkript', optional(z.string().check(z.maxLength(500), z.regex(managerScript)))],
  /** By which it knows the mandant: settings id, `cbid` or domain script. */
  consentManagerId: ['ConsentManagerId', optional(z.string().check(z.regex(/^[\w-]{1,100}$/)))],
  /** Whom its script loads from beside its own hosts. */
  consentManagerHosts: [
    'ConsentManagerHosts',
    otherwise(z.array(z.string().check(z.maxLength(200), z.regex(managerHost))), []),
  ],
} as const;
