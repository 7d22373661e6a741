/** What about a thing waits for another person, as its own page says it; and what a screen says after it asked. */

import type { Asked, OpenApproval } from '@weitersagen/contract/approval/schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import { day } from '../../i18n/format.ts';
import { type T, useLocale, useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';

export function OpenApprovals({ approvals }: { approvals: readonly Value<typeof OpenApproval>[] }) {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  // Editors see what waits, and decide nothing there.
  const mayOpen = operator.role !== 'BetreiberRedaktion';
  return approvals.map(({ id, kind, askedBy, askedAt }) => (
    <Notice key={id} kind="warn">
      {t('desk.approval.open', {
        what: t(`desk.approval.kindOf.${kind}`),
        by: nameOf(askedBy),
        date: day(askedAt, locale),
      })}{' '}
      {mayOpen && <a href={`${deskPath(mandant.slug, 'antraege')}?text=${id}`}>{t('desk.approval.toList')}</a>}
    </Notice>
  ));
}

/** What is said instead of "done" where the answer is that it waits. */
export const waitingText = (reply: object, t: T, locale: string): string | undefined =>
  isAsked(reply) ? t('desk.approval.waits', { date: day(reply.endsAt, locale) }) : undefined;

const isAsked = (reply: object): reply is Value<typeof Asked> => 'endsAt' in reply && 'kind' in reply;
