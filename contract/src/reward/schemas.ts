/** Rewards on the wire (rules 7.6): what a person gets out of one order, from "Offen" to "Ausgezahlt". */
import * as z from 'zod/mini';
import { iban } from '../bank-account/iban.ts';
import { acceptedTerms, termsText, ticked } from '../basics/agreement.ts';
import { day, moment } from '../basics/day.ts';
import { flag, id, integer } from '../basics/integer.ts';
import { labels } from '../basics/label.ts';
import { cents } from '../basics/money.ts';
import { accountHolder } from '../basics/name/account-holder.ts';
import { recommendationNumber, rewardNumber } from '../basics/number.ts';
import { opaque } from '../basics/text.ts';
import { optional, type Value, wire } from '../basics/wire.ts';
import { OwnPremium, Premium } from '../premium/schemas.ts';
import { pageAmong } from '../site/schemas.ts';
import { rewardStatus } from './status.ts';

/** Whose reward it is. */
export const rewardRole = labels({ recommender: 'Empfehler', recipient: 'Empfaenger' });
export type RewardRole = Value<typeof rewardRole>;

/** Bank data as shown to somebody who may not see the IBAN. */
const MaskedBankData = wire({
  holder: ['Kontoinhaber', z.string()],
  iban: ['IBAN', z.string()],
  /** Of a German IBAN whose bank is known. */
  bank: ['Bankname', optional(z.string())],
});

const RewardStep = wire({
  status: ['Status', rewardStatus],
  at: ['Am', moment],
  /** Why a transfer came back, or why the reward waits. */
  reason: ['Grund', optional(z.string())],
});

export const Reward = wire({
  number: ['Id', rewardNumber],
  recommendationNumber: ['Empfehlungsnummer', recommendationNumber],
  role: ['Rolle', rewardRole],
  status: ['Status', rewardStatus],
  amountCents: ['BetragCent', cents],
  amount: ['Betrag', z.string()],
  isGoodwill: ['Kulanz', z.boolean()],
  product: [
    'Produkt',
    wire({ id: ['Id', z.int()], externalId: ['ExterneId', z.string()], name: ['Name', z.string()] }),
  ],
  /** What was chosen at pickup. */
  premium: ['Praemie', optional(Premium)],
  /** Bearer that collects this one reward; only while it is ready, and only for its owner. */
  token: ['Praemierungstoken', optional(z.string())],
  createdAt: ['ErstelltAm', moment],
  readyAt: ['BereitgestelltAm', optional(moment)],
  collectUntil: ['AbholbarBis', optional(day)],
  collectedAt: ['AbgeholtAm', optional(moment)],
  paidAt: ['AusgezahltAm', optional(moment)],
  /** What stands from here on is given with `details=true` only. */
  choice: [
    'Product',
    z.optional(
      wire({
        id: ['Id', z.int()],
        externalId: ['ExterneId', z.string()],
        premiums: ['Praemien', z.array(OwnPremium)],
      }),
    ),
  ],
  bankData: ['Bankdaten', z.optional(z.nullable(MaskedBankData))],
  /** Who collects it: a name to greet, and the likely owner of the account. */
  collector: [
    'Sammelnder',
    z.optional(wire({ firstName: ['Vorname', optional(z.string())], lastName: ['Nachname', optional(z.string())] })),
  ],
  termsText: ['AgbText', z.optional(z.string())],
  /** Somebody looks into it (K10, A8, "Das war ich nicht"): nothing is collected or paid until then. */
  isHeld: ['Angehalten', z.optional(z.boolean())],
  /** That is what somebody looks into: nothing has to be done, and no day runs out (rules 3.14). */
  isChecked: ['InPruefung', z.optional(z.boolean())],
  steps: ['Verlauf', z.optional(z.array(RewardStep))],
  /** From when a new IBAN that is given now is paid. */
  newIbanAt: ['NeueIbanAb', z.optional(moment)],
  /** Who transfers, as it stands on the statement of an account. */
  payer: ['Zahler', z.optional(z.nullable(z.string()))],
  /** The day by which the money is expected on the account: collected today, or as it was collected; null where nobody can say. */
  onAccountBy: ['AufKontoBis', z.optional(z.nullable(day))],
});

export const RewardQuery = wire({
  details: ['details', flag],
  status: ['status', optional(rewardStatus)],
  count: ['anzahl', optional(integer(1, 100))],
  /** Number of the reward after which the page begins. */
  after: ['nach', optional(rewardNumber)],
});

export const CollectReward = wire({
  /** Null for goodwill without an order: its amount is fixed, nothing is chosen (P13). */
  premiumId: ['PraemieId', optional(id)],
  /** Owner and IBAN are needed for money and left out for a voucher. */
  holder: ['Kontoinhaber', optional(accountHolder)],
  iban: ['IBAN', optional(iban)],
  storesBankData: ['BankdatenSpeichern', ticked],
  termsText: ['AgbText', termsText],
  acceptsTerms: ['AgbAkzeptiert', acceptedTerms],
});

export const CollectedReward = wire({
  number: ['Id', rewardNumber],
  status: ['Status', rewardStatus],
  amountCents: ['BetragCent', cents],
  amount: ['Betrag', z.string()],
  premium: ['Praemie', optional(Premium)],
  isGoodwill: ['Kulanz', z.boolean()],
  nextPage: ['NaechsteSeite', pageAmong({ rewardThanks: 'PraemieDanke', goodwillThanks: 'KulanzDanke' })],
});

/** The secret of the link in M13, or of that in M36. */
export const StopReward = wire({ token: ['Token', opaque(100)] });
export const StoppedReward = wire({ isStopped: ['Gestoppt', z.boolean()] });

export const MailSent = wire({ isSent: ['MailVersendet', z.boolean()], sentAt: ['VersendetAm', moment] });
