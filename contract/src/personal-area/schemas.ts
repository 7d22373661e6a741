/**
 * "Where is my reward?" on the wire (rules 7.3): own recommendations with what happened and comes next, sums, a year.
 */
import * as z from 'zod/mini';
import { day, moment } from '../basics/day.ts';
import { integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { recommendationNumber, rewardNumber } from '../basics/number.ts';
import { line } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { premiumKind } from '../premium/kind.ts';
import { Quote } from '../product/quote.ts';
import { recommendationStatus } from '../recommendation/status.ts';
import { rewardStatus } from '../reward/status.ts';
import { pageAmong } from '../site/schemas.ts';

/** §4: the three steps of a recommendation, in the words of the specification. */
const progressStep = labels({
  issued: 'Empfehlung ausgesprochen',
  accepted: 'Empfehlung angenommen',
  received: 'Prämie erhalten',
});

/** Why a recommendation does not go on. */
export const stopReason = labels({
  accountLocked: 'KontoGesperrt',
  payoutStopped: 'AuszahlungAngehalten',
  rewardChecked: 'PraemieInPruefung',
  orderInDoubt: 'AuftragInPruefung',
  customerNumber: 'KundennummerFehlt',
  customerNumberUnconfirmed: 'KundennummerUnbestaetigt',
  newIban: 'NeueIban',
  returned: 'AuszahlungZurueck',
  rewardExpired: 'PraemieVerfallen',
  rewardCancelled: 'PraemieStorniert',
  claimedBack: 'PraemieZurueckgefordert',
  unconfirmed: 'NichtBestaetigt',
  linkExpired: 'LinkAbgelaufen',
  noOrder: 'KeinAuftrag',
  orderCancelled: 'AuftragStorniert',
  cancelled: 'Storniert',
});
export type StopReason = Value<typeof stopReason>;

/** In the order of a list: what the person can do something about, what goes on by itself, what is over. */
const recommendationGroup = labels({ toDo: 'ZuErledigen', underWay: 'Unterwegs', done: 'Abgeschlossen' });
export type RecommendationGroup = Value<typeof recommendationGroup>;

/** All by their group, or those of one. */
const askedGroup = labels({ all: 'Alle', toDo: 'ZuErledigen', underWay: 'Unterwegs', done: 'Abgeschlossen' });
export type AskedGroup = Value<typeof askedGroup>;

/** The page on which the person can do something about a stop. */
const stopAction = pageAmong({
  rewardChoice: 'PraemieWaehlen',
  customerNumber: 'Kundennummer',
  contact: 'Kontakt',
  home: 'Home',
});
export type StopAction = Value<typeof stopAction>;

export const OwnRecommendation = wire({
  number: ['Empfehlungsnummer', recommendationNumber],
  /** Of a follow-up: the one whose link was used (E2). */
  rootNumber: ['StammEmpfehlungsnummer', optional(recommendationNumber)],
  createdAt: ['ErstelltAm', moment],
  product: [
    'Produkt',
    wire({ id: ['Id', z.int()], name: ['Name', z.string()], category: ['Kategorie', optional(z.string())] }),
  ],
  /** What was chosen and what it was said to cost; null where nothing was said. */
  quote: ['Angebot', optional(Quote)],
  /** Null until somebody has given data; initials, both with a dot. */
  recipient: [
    'Empfaenger',
    optional(wire({ firstName: ['Vorname', z.string()], lastInitial: ['NachnameKurz', z.string()] })),
  ],
  /** The company that was recommended, in the recommender's own words (G-04). */
  company: ['Firma', optional(z.string())],
  status: ['Status', recommendationStatus],
  group: ['Gruppe', recommendationGroup],
  progress: [
    'Fortschritt',
    z.array(wire({ step: ['Schritt', progressStep], isReached: ['Erreicht', z.boolean()], on: ['Am', optional(day)] })),
  ],
  share: ['AnteilEmpfehler', z.literal([0, 50, 100])],
  rewardCents: ['PraemieCent', cents],
  reward: ['Praemie', z.string()],
  /** What happens with the own money, in one line and with its day as far as it is known. */
  standing: ['Stand', z.string()],
  validUntil: ['GueltigBis', day],
  entries: ['AnzahlEinspruenge', z.int()],
  recommendationLink: ['Empfehlungslink', z.string()],
  shortLink: ['KurzURL', z.string()],
  ownReward: [
    'Praemierung',
    optional(
      wire({
        number: ['Id', rewardNumber],
        status: ['Status', rewardStatus],
        collectUntil: ['AbholbarBis', optional(day)],
        /** Bearer that collects it; only while it is ready, and not for support. */
        token: ['Praemierungstoken', optional(z.string())],
      }),
    ),
  ],
  /** What happened, in sentences for the person, the oldest first; `Ereignis` is the number of the transition. */
  events: [
    'Verlauf',
    z.array(wire({ event: ['Ereignis', z.string()], text: ['Text', z.string()], at: ['Am', moment] })),
  ],
  /** What comes next, and when as far as it can be known. */
  next: ['Naechstes', optional(wire({ text: ['Text', z.string()], expectedOn: ['Voraussichtlich', optional(day)] }))],
  /** Why it does not go on, and the page on which the person can do something about it. */
  stop: [
    'Halt',
    optional(
      wire({
        reason: ['Grund', stopReason],
        text: ['Text', z.string()],
        action: ['Aktion', optional(stopAction)],
      }),
    ),
  ],
});
export type OwnRecommendation = Value<typeof OwnRecommendation>;

/** What a recommender is answered, of a call that answers an agency, too. */
export const asOwn = (
  rows: readonly (OwnRecommendation | { readonly recommenderName: string })[],
): OwnRecommendation[] => rows.filter((row): row is OwnRecommendation => !('recommenderName' in row));

export const OwnRecommendationQuery = wire({
  count: ['anzahl', optional(integer(1, 100))],
  /** Number of the recommendation after which the page begins. */
  after: ['nach', optional(recommendationNumber)],
  /** Without: all, newest first. */
  group: ['gruppe', optional(askedGroup)],
});

/** Own rewards in cents, and recommendations. */
export const Totals = wire({
  /** On the way: their order still has to pass the claim period, or their transfer is under way. */
  waitingCents: ['WartendCent', cents],
  readyCents: ['AbholbarCent', cents],
  /** Paid out, or handed over as a voucher (`isReceived`). */
  receivedCents: ['AusgezahltCent', cents],
  /** Recommendations per status, under its label. */
  perStatus: ['JeStatus', z.record(z.string(), z.int())],
});

export const YearQuery = wire({ year: ['jahr', optional(integer(2000, 2200))] });
export const Year = wire({
  year: ['Jahr', z.int()],
  receivedCents: ['AusgezahltCent', cents],
  received: ['Ausgezahlt', z.string()],
  items: [
    'Posten',
    z.array(
      wire({
        /** Of the transfer, or of the pickup of a voucher. */
        receivedAt: ['AusgezahltAm', moment],
        kind: ['Art', premiumKind],
        recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
        product: ['Produkt', z.string()],
        amountCents: ['BetragCent', cents],
        amount: ['Betrag', z.string()],
      }),
    ),
  ],
});

/** What was received and what is expected in each month of a year. */
export const Months = wire({
  year: ['Jahr', z.int()],
  /** All twelve, or none where there is nothing in any year. */
  months: [
    'Monate',
    z.array(
      wire({
        month: ['Monat', z.int()],
        receivedCents: ['AusgezahltCent', cents],
        /** Of rewards whose day is known about: when they can be collected, or are transferred. */
        expectedCents: ['ErwartetCent', cents],
      }),
    ),
  ],
  /** From the first in which something was received to the last in which something is expected. */
  years: ['Jahre', z.array(z.int())],
});
export type Months = Value<typeof Months>;

export const ByBanner = wire({ name: ['name', line(1, 60)] });
export const Banner = wire({
  name: ['BannerName', z.string()],
  isShown: ['ShowBanner', z.boolean()],
  page: ['RouteName', optional(z.string())],
});
