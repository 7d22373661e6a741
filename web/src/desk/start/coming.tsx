/** What stands there while the desk is on its way: the same in the document, before any script, and until the first screen is loaded. */
import { useT } from '../../i18n/t.ts';

export function Coming() {
  const t = useT();
  return (
    <div className="coming" role="status">
      <p>{t('desk.coming')}</p>
      <i />
      <i />
      <i />
    </div>
  );
}
