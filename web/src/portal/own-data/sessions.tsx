/** Where the person is signed in: every session with its browser; one of them ends, or all but this one. */
import { endOwnSession, listOwnSessions } from '@weitersagen/contract/account/endpoints';
import type { Session } from '@weitersagen/contract/account/session-schemas';
import type { Value } from '@weitersagen/contract/basics/wire';
import { useActionData } from 'react-router';
import { need } from '../../api/need.ts';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { FormRefused, type FormState } from '../../form/send.ts';
import { Submit } from '../../form/submit.tsx';
import { browserName } from '../../i18n/browser-name.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { Badge } from '../../ui/state/badge.tsx';
import type { Submit as Sent } from '../page/screen.ts';
import styles from './own-data.module.css';

type OwnSession = Value<typeof Session>;

export const endSession = ({ form }: Sent, then: () => Response) =>
  form.send(endOwnSession, { params: { id: form.values.id ?? '' } }, then);

/** One that ended by itself meanwhile is no reason to stop; whatever else keeps one alive is told. */
export async function endSessions({ api, form }: Sent, then: () => Response): Promise<Response | FormRefused> {
  const others = need(await api(listOwnSessions)).filter(({ isThis }) => !isThis);
  for (const { id } of others) {
    const answer = await form.send(endOwnSession, { params: { id } }, then);
    if (answer instanceof FormRefused && answer.state.status !== 404) return answer;
  }
  return then();
}

export function Sessions({ sessions }: { sessions: readonly OwnSession[] }) {
  const t = useT();
  // Some may have ended before one could not: the answer stands here all the same.
  const isAnswered = useActionData<FormState>()?.form === 'sessions';
  return (
    <section className={layout.card}>
      <h2>{t('myData.sessions')}</h2>
      <ul className={styles.sessions}>
        {sessions.map((session) => (
          <OneSession key={session.id} session={session} />
        ))}
      </ul>
      {(sessions.length > 2 || isAnswered) && (
        <Form name="sessions">
          <div className={layout.row}>
            <Submit second>{t('myData.endSessions')}</Submit>
          </div>
        </Form>
      )}
    </section>
  );
}

function OneSession({ session: { id, browser, signedInAt, seenAt, isThis } }: { session: OwnSession }) {
  const t = useT();
  const locale = useLocale();
  const where = browserName(browser, t);
  return (
    <li>
      <div>
        <b>{where}</b>
        <p className={`${layout.small} ${layout.soft}`}>
          {t('myData.sessionSince', { since: moment(signedInAt, locale), seen: moment(seenAt, locale) })}
        </p>
      </div>
      {isThis ? (
        <Badge kind="good">{t('myData.thisDevice')}</Badge>
      ) : (
        <Form name={`session-${id}`}>
          <HiddenField name="id" value={id} />
          <Submit second>
            {t('myData.endSession')}
            <span className={layout.hush}> – {where}</span>
          </Submit>
        </Form>
      )}
    </li>
  );
}
