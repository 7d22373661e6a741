/** What may be decided about an order now. What may not stays there with its reason. */
import { day } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Ask } from '../../work/decision/question.tsx';
import detail from '../layout/detail.module.css';
import { decisionsFor, nextDecision, obstacleTo } from './decisions.ts';
import styles from './order.module.css';
import type { Order } from './order-facts.tsx';

export function DecisionsCard({ order, today }: { order: Order; today: string }) {
  const t = useT();
  const locale = useLocale();
  const next = nextDecision(order, today);
  return (
    <aside className={`${layout.card} ${detail.decisions} ${styles.decisions}`} aria-labelledby="decisions">
      <h2 id="decisions">{t('desk.order.decide')}</h2>
      {decisionsFor(order).map((decision) => {
        const obstacle = obstacleTo(decision, order, today);
        const when = order.releasableOn ? day(order.releasableOn, locale) : '';
        return (
          <Ask
            key={decision}
            name={decision}
            isFirst={decision === next}
            obstacle={obstacle && t(`desk.order.obstacle.${obstacle}`, { day: when })}
          >
            {t(`desk.order.do.${decision}`)}
          </Ask>
        );
      })}
    </aside>
  );
}
