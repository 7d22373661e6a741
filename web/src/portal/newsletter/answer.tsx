/**
 * Confirming and ending the newsletter by a mail: a page that asks for one press (rules 3.6). Nobody has to be signed
 * in; the token of the mail says whose newsletter it is.
 */
import type { confirmNewsletter, endNewsletter } from '@weitersagen/contract/account/own-endpoints';
import { useLoaderData } from 'react-router';
import { trouble } from '../../api/need.ts';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { AskPage } from '../shell/ask-page.tsx';

export const answerTexts = ['newsletter.', 'form.'];

/** In the address once it is done. */
const doneMark = 'erledigt';

/** What both pages do, each with its own call. */
export const answering = (
  endpoint: typeof confirmNewsletter | typeof endNewsletter,
  page: 'newsletterOptin' | 'newsletterOptout',
) => ({
  load,
  submit: ({ form, token, enter }: Sent) =>
    form.send(endpoint, { instead: { token: token ?? '' } }, () => enter(page, { [doneMark]: 1 })),
});

/** No token once it is done. */
async function load({ token, query }: Load) {
  if (query.has(doneMark)) return { token: undefined };
  if (!token) throw trouble(404);
  return { token };
}

export function AnswerPage({ kind }: { kind: 'optin' | 'optout' }) {
  const { token } = useLoaderData<typeof load>();
  const t = useT();
  if (token === undefined)
    return <AskPage title={t(`newsletter.${kind}.done`)} lead={t(`newsletter.${kind}.after`)} isDone />;
  return (
    <AskPage title={t(`newsletter.${kind}.title`)} lead={t(`newsletter.${kind}.lead`)}>
      <Form token={token}>
        <div className={layout.row}>
          <Submit>{t(`newsletter.${kind}.submit`)}</Submit>
        </div>
      </Form>
    </AskPage>
  );
}
