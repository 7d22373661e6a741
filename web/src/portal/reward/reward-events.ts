/**
 * The way of a reward as a reader's timeline: every status with its day, what holds it, and what comes. The server puts
 * the reason of a hold behind the last status, as a second step of it (reward/show).
 */
import { day, shortIban } from '../../i18n/format.ts';
import type { T } from '../../i18n/t.ts';
import type { Event } from '../../ui/state/timeline.tsx';
import type { OwnReward } from './own-reward.ts';

type Step = NonNullable<OwnReward['steps']>[number];

export function rewardEvents(reward: OwnReward, t: T, locale: string): Event[] {
  const { status, premium } = reward;
  const steps = reward.steps ?? [];
  const reason = waitReason(reward);
  const past = steps
    .slice(0, reason === undefined ? steps.length : -1)
    .map((step, index) => happened(step, steps[index - 1], reward, t, locale));
  const ahead: Event = {
    name: t('reward.event.ahead'),
    note: reward.onAccountBy
      ? t('reward.note.aheadBy', { day: day(reward.onAccountBy, locale) })
      : t('reward.note.ahead'),
    state: 'ahead',
  };
  if (status === 'open')
    return [...past, { name: t('reward.event.ready'), note: t('reward.note.released'), state: 'ahead' }];
  if (reason !== undefined && reward.isChecked)
    return [...past, { name: t('reward.event.checked'), note: reason, state: 'now' }];
  if (reason !== undefined && reward.isHeld)
    return [...past, { name: t('reward.event.held'), note: reason, state: 'stopped' }];
  if (status !== 'collected' || premium?.kind === 'voucher') return past;
  return [...past, { name: t('reward.event.waits'), note: reason ?? t('reward.note.next'), state: 'now' }, ahead];
}

/** Why a reward waits although its status does not say so. */
export function waitReason({ steps = [] }: Pick<OwnReward, 'steps'>): string | undefined {
  const [before, last] = steps.slice(-2);
  return before && last?.reason && last.status === before.status ? last.reason : undefined;
}

/** Why the last transfer came back, as long as the reward is ready again because of it. */
export function returnReason({ status, steps = [] }: Pick<OwnReward, 'status' | 'steps'>): string | undefined {
  const told = steps.findLast((step, index) => step.reason !== null && cameBack(step, steps[index - 1]));
  return status === 'ready' ? (told?.reason ?? undefined) : undefined;
}

const cameBack = ({ status }: Step, before: Step | undefined): boolean =>
  status === 'ready' && (before?.status === 'paidOut' || before?.status === 'collected');

function happened(step: Step, before: Step | undefined, reward: OwnReward, t: T, locale: string): Event {
  const on = day(step.at, locale);
  const isEnd = step.status === 'cancelled' || step.status === 'expired';
  const state = isEnd ? 'stopped' : 'done';
  if (cameBack(step, before)) {
    return { name: t('reward.event.returned'), note: whyOf(step, on, t), state: 'stopped' };
  }
  return { name: t(`reward.event.${step.status}`), note: noteOf(step, on, reward, t, locale), state };
}

const whyOf = ({ reason }: Step, on: string, t: T): string =>
  reason ? t('reward.note.onWhy', { day: on, reason }) : t('reward.note.on', { day: on });

function noteOf(step: Step, on: string, reward: OwnReward, t: T, locale: string): string {
  const { collectUntil, bankData, premium } = reward;
  const until = collectUntil ? day(collectUntil, locale) : undefined;
  switch (step.status) {
    case 'ready':
      return until && reward.status === 'ready' && !reward.isChecked
        ? t('reward.note.readyUntil', { day: on, until })
        : t('reward.note.on', { day: on });
    case 'collected':
      if (premium?.kind === 'voucher') return t('reward.note.code', { day: on });
      return bankData
        ? t('reward.note.account', { day: on, iban: shortIban(bankData.iban) })
        : t('reward.note.on', { day: on });
    case 'paidOut':
      return t('reward.note.bankTime', { day: on });
    case 'cancelled':
      return whyOf(step, on, t);
    case 'expired':
      return t('reward.note.expired', { day: on, until: until ?? on });
    default:
      return t('reward.note.on', { day: on });
  }
}
