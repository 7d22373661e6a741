/** The way of a reward as its owner sees it: each status with its day; a returned transfer, a stop and a hold with the reason. */
import { germanMoment } from '@weitersagen/contract/basics/day';
import type { Value } from '@weitersagen/contract/basics/wire';
import type { Reward as ShownReward } from '@weitersagen/contract/reward/schemas';
import type { RewardStatus } from '@weitersagen/contract/reward/schemas';
import type { Tx } from '#platform/context.ts';
import type { Reward } from './sql.ts';

export interface Step {
  event: string;
  status: RewardStatus;
  at: Date;
  reason: string | null;
}

const words = {
  de: {
    stopped: 'Sie haben die Auszahlung angehalten. Wir prüfen das.',
    newIban: (until: string) => `Diese IBAN ist neu. Wir überweisen frühestens am ${until} Uhr.`,
    held: 'Wir prüfen den Auftrag. Bis dahin wird nichts ausgezahlt.',
  },
  en: {
    stopped: 'You have stopped the payment. We are looking into it.',
    newIban: (until: string) => `This IBAN is new. We transfer at the earliest at ${until} (Berlin time).`,
    held: 'We are looking into the order. Nothing is paid until then.',
  },
};

/** What an operator wrote to nobody but colleagues stays with them; the bank's reason and that of a set-back do not. */
const isToldWhy = (event: string): boolean => event === 'P9' || event === 'P14';
/** Kept for colleagues only. */
const isSilent = (event: string): boolean => ['stopped', 'freed', 'cancelNoted', 'P7'].includes(event);

export function stepsOf(reward: Reward, steps: readonly Step[], { locale, now }: Tx): NonNullable<Value<typeof ShownReward>['steps']> {
  const text = locale === 'en' ? words.en : words.de;
  const { status, stoppedAt, payableAt, collectedAt } = reward;
  const shown = steps.filter(({ event }) => !isSilent(event)).map((step) => ({ status: step.status, at: step.at, reason: isToldWhy(step.event) ? step.reason : null }));
  if (stoppedAt) shown.push({ status, at: stoppedAt, reason: text.stopped });
  else if (collectedAt && payableAt && payableAt > now) shown.push({ status, at: collectedAt, reason: text.newIban(germanMoment(payableAt)) });
  if (isWaiting(reward)) shown.push({ status, at: now, reason: text.held });
  return shown;
}

const isWaiting = ({ status, accountLocked, cancellationReported }: Reward): boolean => (status === 'ready' || status === 'collected') && (accountLocked || cancellationReported);
