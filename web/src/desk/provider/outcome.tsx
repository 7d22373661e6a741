/** What became of a load in a sentence, and why it waits. */
import type { LoadDetail } from '@weitersagen/contract/provider/desk';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';

export function Outcome({ found }: { found: LoadDetail }) {
  const t = useT();
  const { status, failure } = found;
  switch (status) {
    case 'waiting':
      return <Obstacles found={found} />;
    case 'failed':
      return (
        <Notice kind="bad">
          {t('desk.provider.outcome.failed', { why: t(`desk.provider.failureOf.${failure ?? 'interrupted'}`) })}
        </Notice>
      );
    case 'taken':
      return <Notice kind="good">{t('desk.provider.outcome.taken')}</Notice>;
    default:
      return <Notice>{t(`desk.provider.outcome.${status}`)}</Notice>;
  }
}

function Obstacles({ found: { obstacles } }: { found: LoadDetail }) {
  const t = useT();
  const locale = useLocale();
  return (
    <div className={layout.stack}>
      <Notice kind="warn">{t('desk.provider.outcome.waiting')}</Notice>
      <ul>
        {obstacles.map(({ kind, count, of }) => (
          <li key={kind}>
            {t(`desk.provider.obstacleOf.${kind}`, { count, of: of === null ? '' : number(of, locale) })}
          </li>
        ))}
      </ul>
    </div>
  );
}
