/** What may be decided about an order now. What may not is told with its reason. */
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { MoreActions } from '../../work/decision/more-actions.tsx';
import { Ask } from '../../work/decision/question.tsx';
import detail from '../layout/detail.module.css';
import { decisionsFor, nextDecision, obstacleTo } from './decisions.ts';
import styles from './order.module.css';
import type { Order } from './order-facts.tsx';

export function DecisionsCard({ order, today }: { order: Order; today: string }) {
  const t = useT();
  const locale = useLocale();
  const next = nextDecision(order, today);
  const when = order.releasableOn ? day(order.releasableOn, locale) : '';
  const decisions = decisionsFor(order).map((decision) => {
    const obstacle = obstacleTo(decision, order, today);
    const reason = obstacle && t(`desk.order.obstacle.${obstacle}`, { day: when });
    return { decision, verb: t(`desk.order.do.${decision}`), reason };
  });
  return (
    <aside className={`${layout.card} ${detail.decisions} ${styles.decisions}`} aria-labelledby="decisions">
      <h2 id="decisions">{t('desk.order.decide')}</h2>
      {decisions.map(
        ({ decision, verb, reason }) =>
          reason === undefined && (
            <Ask key={decision} name={decision} isFirst={decision === next}>
              {verb}
            </Ask>
          ),
      )}
      <MoreActions held={decisions.flatMap(({ verb, reason }) => (reason === undefined ? [] : [{ verb, reason }]))} />
    </aside>
  );
}
