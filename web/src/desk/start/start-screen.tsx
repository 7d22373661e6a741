/** What waits for a person today. */
import { useT } from '../../i18n/t.ts';
import { PageHead } from '../shell/page-head.tsx';

export default function StartScreen() {
  const t = useT();
  return <PageHead title={t('desk.nav.start')} />;
}
