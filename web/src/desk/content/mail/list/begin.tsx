/** Own words begin with the program's: nobody stands before an empty form. */
import { invariant } from '@weitersagen/contract/cms/schema';
import { createContent, showContentOverview } from '@weitersagen/contract/content/desk';
import { listOwnMails } from '@weitersagen/contract/mail/own-words-endpoints';
import type { Api } from '@weitersagen/contract/page/page';
import { need, trouble } from '../../../../api/need.ts';
import { useLocale, useT } from '../../../../i18n/t.ts';
import { Question } from '../../../../work/decision/question.tsx';
import type { Submit } from '../../../screen.ts';
import { deskApi } from '../../../session.ts';
import { itemPath, languageName } from '../../names.tsx';
import { mailName } from '../mail-names.ts';

const prefix = 'eigene-worte-';
/** The word of the question in the address. */
export const beginning = (template: string): string => prefix + template;
export const mailOfQuestion = (question: string | null): string | undefined =>
  question?.startsWith(prefix) ? question.slice(prefix.length) : undefined;

/** What the program says, to begin with; `api` speaks the language. */
export async function draftOf(api: Api, template: string) {
  const mail = need(await api(listOwnMails)).find(({ id }) => id === template);
  if (!mail) throw trouble(404);
  const { subject, text, html } = mail.draft;
  return { betreff: subject, text, html };
}

export async function beginMail({ api, form, mandant, done, t }: Submit, template: string) {
  const [master = 'de'] = need(await api(showContentOverview)).languages;
  const words = await draftOf(deskApi(mandant.slug, master), template);
  const data = {
    vorlage: { [invariant]: template },
    ...Object.fromEntries(Object.entries(words).map(([field, said]) => [field, { [master]: said }])),
  };
  return form.send(createContent, { params: { kind: 'mails' }, instead: { data } }, ({ id }) =>
    done(t('desk.ownMail.begun'), itemPath(mandant.slug, id)),
  );
}

export function BeginQuestion({ template, language }: { template: string; language: string }) {
  const t = useT();
  const locale = useLocale();
  return (
    <Question
      name={beginning(template)}
      title={t('desk.ownMail.beginTitle', { name: mailName(t, template) })}
      submit={t('desk.ownMail.beginDo')}
      consequence={<p>{t('desk.ownMail.beginThen', { language: languageName(language, locale) })}</p>}
    />
  );
}
