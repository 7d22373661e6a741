/**
 * "Das war ich nicht": one button that posts. Opening the page changes nothing, because programs open links, too
 * (design 1.6). `_token` is the one-time token, or the token of the person.
 */
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page-frame.ts';
import { PageLink } from './page-link.tsx';

type Kind = 'account' | 'recipient' | 'reward';

/** Name of the button: by it `submit` knows that this form was sent. */
export const refuseField = '_refuse';

export function RefusePage({ kind, token }: { kind: Kind; token: string }) {
  const t = useT();
  useTitle(t('refuse.title'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack}>
          <h1>{t('refuse.title')}</h1>
          <p className={layout.lead}>{t(`refuse.${kind}`)}</p>
        </div>
        <Form token={token}>
          <div className={layout.row}>
            <Submit name={refuseField} value="1">
              {t('refuse.submit')}
            </Submit>
          </div>
        </Form>
      </div>
    </div>
  );
}

export function RefusedPage({ kind }: { kind: Kind }) {
  const t = useT();
  useTitle(t('refuse.done'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <div className={layout.stack} role="status">
          <h1>{t('refuse.done')}</h1>
          <p className={layout.lead}>{t(`refuse.${kind}Done`)}</p>
        </div>
        <div className={layout.row}>
          <PageLink to="home" className={button.button}>
            {t('notFound.home')}
          </PageLink>
        </div>
      </div>
    </div>
  );
}
