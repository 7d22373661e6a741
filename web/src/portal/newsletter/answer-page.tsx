/**
 * A page a mail leads to that asks for one press: opening it changes nothing, because programs open links, too (3.6).
 * Nobody has to be signed in; the token of the mail says whose newsletter it is.
 */
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page-frame.ts';
import { PageLink } from '../shell/page-link.tsx';

/** In the address once it is done. */
export const doneMark = 'erledigt';

interface Props {
  kind: 'optin' | 'optout';
  /** None once it is done. */
  token: string | undefined;
}

export function AnswerPage({ kind, token }: Props) {
  const t = useT();
  const title = t(token === undefined ? `newsletter.${kind}.done` : `newsletter.${kind}.title`);
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack} role={token === undefined ? 'status' : undefined}>
          <h1>{title}</h1>
          <p className={layout.lead}>
            {t(token === undefined ? `newsletter.${kind}.after` : `newsletter.${kind}.lead`)}
          </p>
        </div>
        {token === undefined ? (
          <div className={layout.row}>
            <PageLink to="home" className={button.button}>
              {t('newsletter.home')}
            </PageLink>
          </div>
        ) : (
          <Form token={token}>
            <div className={layout.row}>
              <Submit>{t(`newsletter.${kind}.submit`)}</Submit>
            </div>
          </Form>
        )}
      </div>
    </div>
  );
}
