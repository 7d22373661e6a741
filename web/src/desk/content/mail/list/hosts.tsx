/** Where links of mails may lead: read by whoever writes them, kept by a lead. */

import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { changeMailHosts, type showMailHosts } from '@weitersagen/contract/mail/own-words-endpoints';
import { TextArea } from '../../../../form/field/text-area.tsx';
import { useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import { Ask, Question, ReasonField } from '../../../../work/decision/question.tsx';
import { useSeat } from '../../../desk-context.ts';
import type { Submit } from '../../../screen.ts';

export const hostsQuestion = 'hosts';

/** One in each line, as people paste them. */
export function changeHosts({ form, done, t }: Submit) {
  const hosts = (form.values.hosts ?? '')
    .toLowerCase()
    .split(/[\s,;]+/)
    .filter(Boolean);
  const wrong = hosts.find((host) => !/^(?:[a-z0-9-]+\.)+[a-z][a-z0-9-]+$/.test(host));
  if (wrong !== undefined) return form.refuse('hosts', t('desk.ownMail.hosts.wrong', { host: wrong }));
  const instead = { hosts, reason: form.values.reason ?? '' };
  return form.send(changeMailHosts, { instead }, () => done(t('desk.ownMail.hosts.done')));
}

export function Hosts({ own, hosts }: Reply<typeof showMailHosts>) {
  const t = useT();
  const isLead = useSeat().operator.role === 'BetreiberAdmin';
  return (
    <section className={layout.card} aria-labelledby="mail-hosts">
      <h2 id="mail-hosts">{t('desk.ownMail.hosts.title')}</h2>
      <p>{t('desk.ownMail.hosts.text')}</p>
      <ul>
        {[own, ...hosts].map((host) => (
          <li key={host}>
            <bdi>{host}</bdi>
            {host === own && <span className={layout.soft}> – {t('desk.ownMail.hosts.own')}</span>}
          </li>
        ))}
      </ul>
      <Ask name={hostsQuestion} isSmall obstacle={isLead ? undefined : t('desk.ownMail.hosts.lead')}>
        {t('desk.ownMail.hosts.change')}
      </Ask>
      <Question
        name={hostsQuestion}
        title={t('desk.ownMail.hosts.change')}
        submit={t('desk.ownMail.hosts.do')}
        isHeld={!isLead}
        consequence={<p>{t('desk.ownMail.hosts.then')}</p>}
      >
        <TextArea
          name="hosts"
          label={t('desk.ownMail.hosts.field')}
          hint={t('desk.ownMail.hosts.hint')}
          rows={5}
          value={hosts.join('\n')}
          optional
        />
        <ReasonField />
      </Question>
    </section>
  );
}
