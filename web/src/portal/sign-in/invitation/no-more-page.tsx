/** "Keine weiteren Einladungen" (I5): one button that posts, and the way back for who opened it by mistake. */
import { Form } from '../../../form/form.tsx';
import { Submit } from '../../../form/submit.tsx';
import { fullName } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { AskPage } from '../../shell/ask-page.tsx';
import { PageLink } from '../../shell/link/page-link.tsx';
import { newMark, noMoreForm } from './invitation.ts';

export function NoMorePage({ token, company, email }: { token: string; company: string; email: string }) {
  const t = useT();
  return (
    <AskPage
      title={t('noInvitations.title')}
      lead={t('noInvitations.lead', { company: fullName(company), email: fullName(email) })}
    >
      <Form name={noMoreForm} token={token}>
        <div className={layout.row}>
          <Submit second>{t('noInvitations.submit')}</Submit>
          <PageLink to="registration" values={{ token, ...newMark }} className={button.button}>
            {t('noInvitations.back')}
          </PageLink>
        </div>
      </Form>
    </AskPage>
  );
}

export function NoMoreDone() {
  const t = useT();
  return <AskPage title={t('noInvitations.done')} lead={t('noInvitations.doneLead')} isDone />;
}
