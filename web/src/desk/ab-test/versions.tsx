/** Both versions: A is what is published, B as it was written down. */
import type { AbTestDetail } from '@weitersagen/contract/ab-test/desk';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { itemPath, languageName } from '../content/names.tsx';
import { useSeat } from '../desk-context.ts';
import detail from '../layout/detail.module.css';
import { wayName } from './names.tsx';

export function Versions({ test }: { test: AbTestDetail }) {
  const t = useT();
  return (
    <section className={layout.card} aria-labelledby="ab-versions">
      <h2 id="ab-versions">{t('desk.abTest.versions')}</h2>
      <p className={layout.soft}>{t('desk.abTest.aIsPublished')}</p>
      {test.subject === 'block' ? <Words test={test} /> : <Orders test={test} />}
    </section>
  );
}

function Words({ test: { block, words } }: { test: AbTestDetail }) {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  return (
    <>
      {block && operator.role !== 'BetreiberSachbearbeitung' && (
        <p>
          <a href={itemPath(mandant.slug, block.id)}>{t('desk.abTest.toBlock')}</a>
        </p>
      )}
      {words.map((said) => (
        <div key={said.locale} className={layout.stack}>
          <h3>{t('desk.abTest.wordsBIn', { language: languageName(said.locale, locale) })}</h3>
          <blockquote className={detail.quoted} lang={said.locale}>
            {said.title && (
              <>
                <strong>{said.title}</strong>
                {'\n'}
              </>
            )}
            {said.text}
            {said.linkText && <small>{said.linkText}</small>}
          </blockquote>
        </div>
      ))}
    </>
  );
}

function Orders({ test: { orderA, orderB } }: { test: AbTestDetail }) {
  const t = useT();
  return (
    <>
      {(
        [
          ['A', orderA],
          ['B', orderB],
        ] as const
      ).map(([version, order]) => (
        <div key={version}>
          <h3>{t(`desk.abTest.versionOf.${version}`)}</h3>
          <ol>
            {order.map((name) => (
              <li key={name}>{wayName(name, t)}</li>
            ))}
          </ol>
        </div>
      ))}
    </>
  );
}
