/** Above the page that follows a sign-in by the client's own portal: who is signed in now. Made on the server alone. */
import type { PagePerson } from '@weitersagen/contract/page/page-people';
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Said } from './said.tsx';

export function Arrived({ person: { firstName, lastName, email } }: { person: PagePerson }) {
  const t = useT();
  return (
    <div className={layout.wrap}>
      <Said kind="info">{t('arrived.text', { name: fullName(firstName, lastName) || email })}</Said>
    </div>
  );
}
