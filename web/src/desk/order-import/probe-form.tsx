/** Takes a file and tries it: every import begins so. */
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useAnswer } from '../../work/answer.ts';
import { DropField } from '../../work/drop-field.tsx';
import { UploadProgress } from './upload-progress.tsx';

export function ProbeForm({ hint }: { hint: string }) {
  const t = useT();
  return (
    <Form before={useAnswer()}>
      <DropField name="file" label={t('desk.import.file')} hint={hint} />
      <div className={layout.row}>
        <Submit>{t('desk.import.probe')}</Submit>
      </div>
      <UploadProgress />
    </Form>
  );
}
