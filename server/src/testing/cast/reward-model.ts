/**
 * A small model of a reward's life (rules 3.5, 3.11): which event is allowed, and where it leads. Written a second time, so
 * that random lives of real ones are compared with it.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { isReceived } from '@weitersagen/contract/reward/rules';
import type { Reward } from '#reward/reward.ts';

export const events = [
  'provide',
  'collectMoney',
  'collectOther',
  'collectShared',
  'collectVoucher',
  'expire',
  'run',
  'export',
  'confirm',
  'discard',
  'return',
  'cancelOpen',
  'cancel',
  'clawBack',
  'revive',
  'setBack',
  'stop',
  'stopBank',
  'free',
] as const;
export type Event = (typeof events)[number];

export interface Model {
  id: number;
  status: Reward['status'];
  kind: 'money' | 'voucher' | null;
  run: 'none' | 'draft' | 'exported' | 'confirmed';
  cents: number;
  /** What the reward is worth by the promised premium, by a higher one and as a voucher; none where no code fits. */
  money: number;
  other: number;
  voucher: number | undefined;
  /** Whether the last pickup was of the higher premium: it can be chosen again, offered or not. */
  choseOther: boolean;
  until: string;
  stopped: boolean;
  /** Stopped with the bank account of its owner. */
  bankStopped: boolean;
  /** Held because the other side has the same IBAN. */
  checked: boolean;
  /** What it was last collected to is the IBAN that both sides may give. */
  shared: boolean;
  clawedBack: boolean;
}

export interface Life {
  models: Model[];
  orderId: number;
  runId: number | undefined;
  isExported: boolean;
  /** The IBAN of both sides, another one in each life. */
  iban: string;
  /** Somebody decided that both may use it. */
  mayShare: boolean;
}

/** The world offers its other premiums until the end of 2027; what was promised, or chosen before, can always be chosen. */
const isOffered = (today: string): boolean => today <= '2027-12-31';

/** What the rules say about the event: the model afterwards, or nothing where it is refused. */
export function predict(
  { models, runId, isExported, mayShare }: Life,
  event: Event,
  { at, today }: { at: Model; today: string },
): Model[] | undefined {
  const change = (more: Partial<Model>): Model[] =>
    models.map((model) => (model === at ? { ...model, ...more } : model));
  // A stop of the bank account goes on under the next attempt.
  const again = { status: 'ready', run: 'none', until: plusDays(today, 60), stopped: false, checked: false } as const;
  const bare = { ...again, shared: false };
  const isMoney = at.status === 'collected' && at.kind === 'money';
  const isWithBank = at.run === 'exported' || at.run === 'confirmed';
  const running = models.some(({ run }) => run === 'draft');
  switch (event) {
    case 'provide':
      return models.map((model) =>
        model.status === 'open' ? { ...model, status: 'ready', until: plusDays(today, 180) } : model,
      );
    case 'collectMoney':
    case 'collectOther':
    case 'collectShared':
    case 'collectVoucher':
      return predictPickup({ models, mayShare }, event, { at, today });
    case 'expire':
      return at.status === 'ready' && today > at.until && !at.bankStopped ? change({ status: 'expired' }) : models;
    case 'run':
      return runId === undefined ? predictRun(models) : undefined;
    case 'export':
      return running
        ? models.map((model) => (model.run === 'draft' ? { ...model, run: 'exported' } : model))
        : undefined;
    case 'confirm':
      if (!isExported || models.some(({ run, stopped, bankStopped }) => run === 'exported' && (stopped || bankStopped)))
        return undefined;
      return models.map((model) =>
        model.run === 'exported' ? { ...model, run: 'confirmed', status: 'paidOut' } : model,
      );
    case 'discard':
      return runId === undefined
        ? undefined
        : models.map((model) => ({ ...model, run: model.run === 'confirmed' ? 'confirmed' : 'none' }));
    case 'return':
      return at.status === 'paidOut' || (isMoney && at.run === 'exported')
        ? change(at.stopped || at.bankStopped ? bare : again)
        : undefined;
    case 'cancelOpen':
      return at.status === 'open' ? change({ status: 'cancelled' }) : models;
    case 'cancel':
      if (at.status === 'collected')
        return isMoney && !isWithBank ? change({ status: 'cancelled', run: 'none' }) : undefined;
      return at.status === 'ready' ? change({ status: 'cancelled' }) : models;
    case 'clawBack':
      return at.status === 'paidOut' || (at.status === 'collected' && at.kind === 'voucher')
        ? change({ status: 'cancelled', clawedBack: true })
        : undefined;
    case 'revive':
      return at.status === 'expired' ? change(again) : undefined;
    case 'setBack':
      return isMoney && !isWithBank ? change(bare) : undefined;
    case 'stop':
      return isMoney ? change({ stopped: true, run: at.run === 'draft' ? 'none' : at.run }) : undefined;
    case 'stopBank':
      return isReceived(at) || at.status === 'expired' || at.status === 'cancelled'
        ? models
        : change({ bankStopped: true, run: at.run === 'draft' ? 'none' : at.run });
    case 'free':
      return isMoney ? (isHeld(at) ? change(free) : undefined) : freedEarly(at, again.until, change);
  }
}

/** Before the pickup only the stop of the bank account holds; who waited for it has the days anew. */
const freedEarly = (at: Model, until: string, change: (more: Partial<Model>) => Model[]): Model[] | undefined =>
  (at.status === 'open' || at.status === 'ready') && at.bankStopped
    ? change({ ...free, until: at.status === 'ready' && at.until < until ? until : at.until })
    : undefined;

export const free = { stopped: false, bankStopped: false, checked: false } as const;
const isHeld = ({ stopped, bankStopped, checked }: Model): boolean => stopped || bankStopped || checked;

/** P4, to the account of the person or to one that both sides may give. */
function predictPickup(
  { models, mayShare }: Pick<Life, 'models' | 'mayShare'>,
  event: Event,
  { at, today }: { at: Model; today: string },
): Model[] | undefined {
  if (at.status !== 'ready' || today > at.until || at.bankStopped) return undefined;
  const change = (more: Partial<Model>): Model[] =>
    models.map((model) => (model === at ? { ...model, status: 'collected', shared: false, ...more } : model));
  const other = models.find((model) => model !== at);
  switch (event) {
    case 'collectShared': {
      const checked = other?.shared === true && !mayShare;
      const isCheckedToo = (model: Model): boolean =>
        checked && model === other && model.status === 'collected' && (model.run === 'none' || model.run === 'draft');
      return change({ kind: 'money', cents: at.money, choseOther: false, shared: true, checked }).map((model) =>
        isCheckedToo(model) ? { ...model, checked: true, run: 'none' } : model,
      );
    }
    case 'collectOther':
      return isOffered(today) || at.choseOther
        ? change({ kind: 'money', cents: at.other, choseOther: true })
        : undefined;
    case 'collectVoucher':
      return at.voucher && isOffered(today) ? change({ kind: 'voucher', cents: at.voucher }) : undefined;
    default:
      return change({ kind: 'money', cents: at.money, choseOther: false });
  }
}

/** Money that nothing holds and no run has; none where there is nothing. */
function predictRun(models: Model[]): Model[] | undefined {
  const isTaken = (model: Model): boolean =>
    model.status === 'collected' && model.kind === 'money' && model.run === 'none' && !isHeld(model);
  return models.some(isTaken)
    ? models.map((model) => (isTaken(model) ? { ...model, run: 'draft' } : model))
    : undefined;
}
