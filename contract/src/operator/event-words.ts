/** Events and states of the state machines in the words of the books (design 3), for the operator's lists. */

import type { AccountEvent } from '../account/rules.ts';
import { accountStatus } from '../account/schemas.ts';
import { encode } from '../basics/wire.ts';
import type { OrderEvent } from '../order/rules.ts';
import { orderStatus } from '../order/status.ts';
import type { PayoutEvent } from '../payout/rules.ts';
import { payoutStatus } from '../payout/schemas.ts';
import type { RecipientEvent } from '../recipient/rules.ts';
import { recipientStatus } from '../recipient/schemas.ts';
import type { RecommendationEvent } from '../recommendation/rules.ts';
import { recommendationStatus } from '../recommendation/schemas.ts';
import type { RewardEvent } from '../reward/rules.ts';
import { rewardStatus } from '../reward/schemas.ts';
import type { EventObject } from './schemas.ts';

const made = { create: 'angelegt' };

const words = {
  account: {
    ...made,
    activate: 'aktiviert',
    lock: 'gesperrt',
    unlock: 'entsperrt',
    delete: 'gelöscht',
    forget: 'gelöscht',
  } satisfies Record<AccountEvent | 'create', string>,
  recommendation: {
    ...made,
    accept: 'angenommen',
    expire: 'abgelaufen',
    loseRecipient: 'Empfängerdaten gelöscht',
    release: 'freigegeben',
    loseOrder: 'Auftrag entfallen',
    lapse: 'ohne Auftrag abgelaufen',
    pay: 'ausgezahlt',
    endUnpaid: 'ohne Auszahlung beendet',
    loseReleasedOrder: 'freigegebener Auftrag storniert',
    clawBack: 'zurückgefordert',
    cancel: 'storniert',
    loseRecommender: 'Empfehler gelöscht',
    reviveReward: 'Kulanz gewährt',
    grant: 'Kulanz gewährt',
    reopen: 'Auftrag nachgemeldet',
    reopenAccepted: 'Auftrag nachgemeldet',
    returnReward: 'Überweisung zurückgekommen',
    forgetRecipient: 'Empfängerdaten gelöscht',
  } satisfies Record<RecommendationEvent | 'create', string>,
  recipient: {
    ...made,
    confirm: 'bestätigt',
    forget: 'gelöscht',
    erase: 'auf Wunsch gelöscht',
  } satisfies Record<RecipientEvent | 'create', string>,
  order: {
    ...made,
    confirm: 'bestätigt',
    reject: 'abgelehnt',
    release: 'freigegeben',
    decline: 'abgelehnt',
    cancel: 'storniert',
    cancelReleased: 'nach Freigabe storniert',
    bill: 'abgerechnet',
    drop: 'abgelehnt',
  } satisfies Record<OrderEvent | 'create', string>,
  reward: {
    ...made,
    provide: 'bereitgestellt',
    collect: 'abgeholt',
    expire: 'verfallen',
    payOut: 'ausgezahlt',
    return: 'Überweisung zurückgekommen',
    cancel: 'storniert',
    clawBack: 'zurückgefordert',
    revive: 'Kulanz gewährt',
    setBack: 'zurückgesetzt',
  } satisfies Record<RewardEvent | 'create', string>,
  payout: {
    ...made,
    export: 'exportiert',
    confirm: 'bestätigt',
    discard: 'verworfen',
  } satisfies Record<PayoutEvent | 'create', string>,
} as const satisfies Record<EventObject, Record<string, string>>;

const states = {
  account: accountStatus,
  recommendation: recommendationStatus,
  recipient: recipientStatus,
  order: orderStatus,
  reward: rewardStatus,
  payout: payoutStatus,
} as const;

/** The event of an object; one that has no word of its own stays as it is. */
export const eventWord = (object: EventObject, event: string): string =>
  (words[object] as Record<string, string>)[event] ?? event;

/** The label of a state, as everywhere on the wire. */
export const stateWord = (object: EventObject, state: string): string =>
  encode(states[object], state as never) as string;
