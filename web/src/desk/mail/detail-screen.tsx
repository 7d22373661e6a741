/** One mail: its state, and its words where they are kept. */
import { retryMail, showMail } from '@weitersagen/contract/mail/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { MoreActions } from '../../work/decision/more-actions.tsx';
import { Ask, Question } from '../../work/decision/question.tsx';
import { StateBadge } from '../../work/history/state-badge.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { ObjectLink } from '../object-link.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { reasonText, sendingText, templateText } from './list-screen.tsx';

export const load = async ({ api, params }: Load) => ({
  mail: need(await api(showMail, { params: { id: params.id } })),
});

export const submit = ({ form, params, done, t }: Submit) =>
  form.send(retryMail, { params: { id: params.id } }, () => done(t('desk.mail.retried')));

export default function MailDetailScreen() {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { mail } = useLoaderData<typeof load>();
  const what = mail.subject ?? templateText(mail.template, t);
  // What was never tried goes by itself, as soon as there is a mail server.
  const mayRetry = mail.state === 'failed';
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'mails')}>{t('desk.mail.title')}</BackToList>}
        title={mail.to === null ? what : t('desk.mail.titleTo', { what, to: mail.to })}
        number={{ name: t('desk.mail.number'), value: mail.id }}
        state={<StateBadge of="mail" code={mail.state} />}
        lead={`${templateText(mail.template, t)} (${mail.template}) · ${sendingText(mail, t, locale)}`}
      />
      <div className={`${layout.card} ${layout.read}`}>
        <Facts
          facts={[
            [t('desk.mail.to'), mail.to ?? t('desk.mail.hidden')],
            [
              t('desk.mail.about'),
              mail.object ? <ObjectLink key="about" object={mail.object} number={mail.number} /> : '–',
            ],
            [t('desk.mail.created'), moment(mail.createdAt, locale)],
            [t('desk.mail.tries'), mail.tries],
            [t('desk.mail.reason'), reasonText(mail, t)],
            [t('desk.mail.language'), mail.language],
            [t('desk.mail.messageId'), mail.messageId],
          ]}
        />
        {mayRetry ? (
          <Ask name="erneut" isSmall isFirst>
            {t('desk.mail.retry')}
          </Ask>
        ) : (
          <MoreActions held={[{ verb: t('desk.mail.retry'), reason: t('desk.mail.whyRetry') }]} />
        )}
      </div>
      <section className={`${layout.stack} ${layout.read}`} aria-labelledby="mail-words">
        <h2 id="mail-words">{t('desk.mail.words')}</h2>
        {mail.text === null ? (
          <p className={layout.soft}>{t('desk.mail.noWords')}</p>
        ) : (
          <div className={`${layout.card} ${layout.tint}`}>
            <h3>{mail.subject}</h3>
            <p className={layout.prose}>{mail.text}</p>
          </div>
        )}
      </section>
      <Question
        name="erneut"
        isHeld={!mayRetry}
        title={t('desk.mail.retry')}
        submit={t('desk.mail.retry')}
        consequence={<p>{t('desk.mail.retryThen')}</p>}
      />
    </>
  );
}
