/** From the dry run to the real import: the question, with the file of before or chosen once more. */
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Ask, Question } from '../../work/decision/question.tsx';
import { DropField } from '../../work/drop-field.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import type { Import } from './import-screen.tsx';
import { triedFile } from './send-file.ts';
import { UploadProgress } from './upload-progress.tsx';

const name = 'importieren';

export function GoOn({ found: { id, done, failed } }: { found: Import }) {
  const t = useT();
  const { mandant, operator } = useSeat();
  return (
    <div className={layout.row}>
      <Ask name={name} isFirst>
        {t('desk.import.go')}
      </Ask>
      <a className={`${button.button} ${button.second}`} href={deskPath(mandant.slug, 'import')}>
        {t('desk.import.other')}
      </a>
      <Question
        name={name}
        title={t('desk.import.ask')}
        submit={t('desk.import.go')}
        consequence={
          <>
            <p>{t('desk.import.then', { fine: done })}</p>
            {failed > 0 && <p>{t('desk.import.thenFailed', { failed })}</p>}
            <p>{t('desk.import.thenAgain')}</p>
          </>
        }
      >
        {!triedFile(operator.id, id) && (
          <DropField name="file" label={t('desk.import.again')} hint={t('desk.import.againHint')} />
        )}
        <UploadProgress />
      </Question>
    </div>
  );
}
