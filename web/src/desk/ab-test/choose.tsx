/** What can be compared here: each published block, and the order of the ways to share. */
import type { AbTestGround } from '@weitersagen/contract/ab-test/desk';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useSeat } from '../desk-context.ts';
import { newPath, orderWord } from './names.tsx';

export function Choose({ ground: { blocks, channels, isElsewhere, hearsHits } }: { ground: AbTestGround }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  const obstacle = channels.length < 2 ? t('desk.abTest.oneChannel') : hearsHits ? undefined : t('desk.abTest.noHits');
  return (
    <div className={`${layout.stack} ${layout.read}`}>
      <section className={layout.card} aria-labelledby="ab-order">
        <h2 id="ab-order">{t('desk.abTest.subjectOf.shareOrder')}</h2>
        {obstacle ? (
          <p>{obstacle}</p>
        ) : (
          <p>
            <a href={newPath(slug, orderWord)}>
              {t('desk.abTest.newOf', { about: t('desk.abTest.subjectOf.shareOrder') })}
            </a>
          </p>
        )}
      </section>
      <section className={layout.card} aria-labelledby="ab-blocks">
        <h2 id="ab-blocks">{t('desk.abTest.chooseBlocks')}</h2>
        {isElsewhere ? (
          <Notice>{t('desk.abTest.elsewhere')}</Notice>
        ) : blocks.length === 0 ? (
          <p>{t('desk.abTest.noBlocks')}</p>
        ) : (
          <ul>
            {blocks.map(({ id, title }) => (
              <li key={id}>
                <a href={newPath(slug, id)}>
                  <bdi>{title}</bdi>
                </a>
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
