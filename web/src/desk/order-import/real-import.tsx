/** From the dry run to the real import of the same file, which the server has kept; after its days another one is tried. */
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import type { Import } from './import-screen.tsx';

const name = 'importieren';

export function GoOn({ found: { hasFile, done, failed } }: { found: Import }) {
  const t = useT();
  const { mandant } = useSeat();
  return (
    <div className={layout.row}>
      <Ask name={name} isFirst obstacle={hasFile ? undefined : t('desk.import.fileGone')}>
        {t('desk.import.go')}
      </Ask>
      <a className={`${button.button} ${button.second}`} href={deskPath(mandant.slug, 'import')}>
        {t('desk.import.other')}
      </a>
      <Question
        name={name}
        isHeld={!hasFile}
        title={t('desk.import.ask')}
        submit={t('desk.import.go')}
        consequence={
          <>
            <p>{t('desk.import.then', { fine: done })}</p>
            {failed > 0 && <p>{t('desk.import.thenFailed', { failed })}</p>}
            <p>{t('desk.import.thenAgain')}</p>
          </>
        }
      />
    </div>
  );
}
