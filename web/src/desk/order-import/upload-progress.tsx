/** How far the file of its form is on its way to the server. Read out when it begins and when it has arrived, not at every step. */
import { useContext } from 'react';
import { FormContext } from '../../form/form-context.ts';
import { fileSize } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Progress } from '../../ui/state/progress.tsx';
import { useUpload } from '../upload.ts';

/** `arrived`: what happens to it then, where it is not only read. */
export function UploadProgress({ arrived }: { arrived?: string }) {
  const t = useT();
  const locale = useLocale();
  const { busy } = useContext(FormContext);
  const upload = useUpload();
  const sent = busy ? upload : undefined;
  const hasArrived = sent !== undefined && sent.bytes >= sent.of;
  const words = hasArrived ? (arrived ?? t('desk.import.arrived')) : t('desk.import.sending');
  return (
    <>
      <p role="status" className={layout.hush}>
        {sent && words}
      </p>
      {sent && (
        <Progress
          label={words}
          done={hasArrived ? undefined : sent.bytes}
          of={sent.of}
          note={t('desk.import.sent', { sent: fileSize(sent.bytes, locale), all: fileSize(sent.of, locale) })}
        />
      )}
    </>
  );
}
