/** How far the file is on its way to the server. Read out when it begins and when it has arrived, not at every step. */
import { fileSize } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Progress } from '../../ui/state/progress.tsx';
import { useUpload } from '../upload.ts';

export function UploadProgress() {
  const t = useT();
  const locale = useLocale();
  const sent = useUpload();
  const hasArrived = sent !== undefined && sent.bytes >= sent.of;
  const words = t(hasArrived ? 'desk.import.arrived' : 'desk.import.sending');
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
