/**
 * MeineDaten: what is known of the person, and what the person decides: language, password, newsletter, sessions, the file
 * of all data, the end. Each form is one of several on the page and answers where it stands.
 */

import { listOwnSessions, refreshPerson } from '@weitersagen/contract/account/endpoints';
import { deleteAccount } from '@weitersagen/contract/account/own-endpoints';
import { newsletterStatus } from '@weitersagen/contract/account/rules';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { BackLink } from '../shell/link/back-link.tsx';
import { Said } from '../shell/said.tsx';
import { changeOwnPassword, passwordChangeTexts } from '../sign-in/password/change-form.tsx';
import { askedMark, DeletePage, deleteOwnAccount, deleteTexts } from './delete-account.tsx';
import { changeOwnLanguage } from './language-form.tsx';
import { chooseOwnNewsletter } from './newsletter-form.tsx';
import { Sections } from './sections.tsx';
import { endSession, endSessions } from './sessions.tsx';

export const texts = ['myData.', ...deleteTexts, ...passwordChangeTexts, 'form.', 'problem.', 'label.'];

/** In the address after something worked: what it was. */
const savedMark = 'gespeichert';

export async function load({ api, person, query }: Load) {
  if (!person) throw trouble(404);
  if (query.has(askedMark)) return { kind: 'delete' as const, losses: await lossesOf(api) };
  const [user, sessions] = await Promise.all([api(refreshPerson), api(listOwnSessions)]);
  const { salutation, firstName, lastName, email, ...more } = need(user);
  const { language, hasNewsletter, newsletterMailAt } = more;
  return {
    kind: 'shown' as const,
    user: { salutation, firstName, lastName, email },
    language,
    newsletter: newsletterStatus({ hasNewsletter, newsletterMailAt }),
    newsletterMailAt,
    sessions: need(sessions),
    saved: savedThing(query.get(savedMark)),
  };
}

/** Asked without the confirmation, the call deletes nothing and names what would be lost. */
async function lossesOf(api: Load['api']): Promise<string[]> {
  const outcome = await api(deleteAccount, { query: { isConfirmed: false } });
  if (outcome.ok || outcome.status !== 409) throw trouble(outcome.ok ? 500 : outcome.status);
  return outcome.error.Fehler.map(({ Message }) => Message);
}

const savedThings = ['language', 'password', 'newsletter', 'session', 'sessions'] as const;
const savedThing = (given: string | null) => savedThings.find((thing) => thing === given);

export function submit(sent: Sent) {
  const { form, enter } = sent;
  const saved = (thing: (typeof savedThings)[number]) => (): Response => enter('myData', { [savedMark]: thing });
  switch (form.values._form) {
    case 'language':
      return changeOwnLanguage(sent, saved('language'));
    case 'password':
      return changeOwnPassword(sent, saved('password'));
    case 'newsletter':
      return chooseOwnNewsletter(sent, saved('newsletter'));
    case 'sessions':
      return endSessions(sent, saved('sessions'));
    case 'delete':
      return deleteOwnAccount(sent);
    default:
      return endSession(sent, saved('session'));
  }
}

export default function MyDataScreen() {
  const data = useLoaderData<typeof load>();
  return data.kind === 'delete' ? <DeletePage losses={data.losses} /> : <Shown {...data} />;
}

export type ShownData = Extract<Awaited<ReturnType<typeof load>>, { kind: 'shown' }>;

function Shown(data: ShownData) {
  const t = useT();
  const { saved } = data;
  useTitle(t('myData.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      {saved && <Said>{t(saved === 'password' ? 'passwordChange.done' : `myData.saved.${saved}`)}</Said>}
      <div className={layout.stack}>
        <BackLink to="personalArea">{t('myData.back')}</BackLink>
        <h1>{t('myData.title')}</h1>
      </div>
      <Sections {...data} />
    </div>
  );
}
