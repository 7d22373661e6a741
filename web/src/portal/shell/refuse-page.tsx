/** "Das war ich nicht": one button that posts, and the way back for whoever it was. `_token` is the one-time token, or the token of the person. */
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { AskPage } from './ask-page.tsx';
import { PageLink } from './link/page-link.tsx';

type Kind = 'account' | 'recipient' | 'reward';

/** Name of the button: by it `submit` knows that this form was sent. */
export const refuseField = '_refuse';

export function RefusePage({ kind, token }: { kind: Kind; token: string }) {
  const t = useT();
  return (
    <AskPage title={t('refuse.title')} lead={t(`refuse.${kind}`)}>
      <Form token={token}>
        <div className={layout.row}>
          <Submit name={refuseField} value="1" second>
            {t('refuse.submit')}
          </Submit>
          <PageLink
            to={kind === 'recipient' ? 'recipientAgreement' : 'home'}
            values={kind === 'recipient' ? { token } : {}}
            className={button.button}
          >
            {t('refuse.back')}
          </PageLink>
        </div>
      </Form>
    </AskPage>
  );
}

export function RefusedPage({ kind }: { kind: Kind }) {
  const t = useT();
  return <AskPage title={t('refuse.done')} lead={t(`refuse.${kind}Done`)} isDone />;
}
