/** A mail as it will arrive: its line in the inbox, both parts with sample values, and one to oneself. */
import { type OwnMail, sendTestMail } from '@weitersagen/contract/mail/own-words-endpoints';
import { useId, useState } from 'react';
import form from '../../../form/form.module.css';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/state/skeleton.tsx';
import { useSeat } from '../../desk-context.ts';
import { deskApi } from '../../session.ts';
import preview from '../preview/preview.module.css';
import styles from './mail.module.css';
import { MailFrame } from './mail-frame.tsx';
import { bodyOf, type Shown } from './use-preview.ts';
import type { Words } from './words-in.ts';

interface Props {
  mail: OwnMail;
  language: string;
  words: Words;
  shown: Shown;
  caseIndex: number;
  onCase: (index: number) => void;
}

const parts = ['phone', 'desk', 'text'] as const;
type Part = (typeof parts)[number];

export function MailPreview(props: Props) {
  const t = useT();
  const { mail, language, shown, caseIndex, onCase } = props;
  const [part, setPart] = useState<Part>('phone');
  return (
    <section className={preview.preview} aria-labelledby="mail-preview">
      <div className={preview.head}>
        <h2 id="mail-preview">{t('desk.ownMail.preview')}</h2>
        <p className={layout.soft}>{t('desk.ownMail.previewText')}</p>
        {mail.cases.length > 1 && <Cases {...{ mail, caseIndex, onCase }} />}
        <div className={layout.row}>
          {parts.map((one) => (
            <button
              key={one}
              type="button"
              className={preview.choice}
              aria-pressed={one === part}
              onClick={() => setPart(one)}
            >
              {t(`desk.ownMail.partOf.${one}`)}
            </button>
          ))}
        </div>
      </div>
      {shown.isFailed && <Notice kind="bad">{t('desk.ownMail.previewFailed')}</Notice>}
      {shown.mail ? (
        <>
          <Inbox {...shown.mail} language={language} />
          {part === 'text' ? (
            <pre className={styles.text} lang={language}>
              {shown.mail.text}
            </pre>
          ) : (
            <MailFrame key={part} html={shown.mail.html} width={part === 'phone' ? 375 : 680} />
          )}
        </>
      ) : (
        !shown.isFailed && <Skeleton label={t('desk.preview.loading')} />
      )}
      <TestMail {...props} />
    </section>
  );
}

function Cases({ mail, caseIndex, onCase }: Pick<Props, 'mail' | 'caseIndex' | 'onCase'>) {
  const t = useT();
  const id = useId();
  return (
    <div className={form.field}>
      <label htmlFor={id}>{t('desk.ownMail.case')}</label>
      <select
        className={form.input}
        id={id}
        value={caseIndex}
        onChange={({ currentTarget }) => onCase(Number(currentTarget.value))}
      >
        {mail.cases.map((title, index) => (
          <option key={title} value={index}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}

/** As a list of mails shows it: who, what about, and how it begins. */
function Inbox({ subject, text, language }: { subject: string; text: string; language: string }) {
  const t = useT();
  const { name } = useSeat().mandant;
  return (
    <div className={styles.inbox}>
      <span className={layout.hush}>{t('desk.ownMail.inbox')}</span>
      <span>{name}</span>
      <b lang={language}>{subject || t('desk.ownMail.noSubject')}</b>
      <span className={layout.soft} lang={language}>
        {text.replace(/\s+/g, ' ').slice(0, 120)}
      </span>
    </div>
  );
}

function TestMail({ mail, language, words, shown, caseIndex }: Props) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [state, setState] = useState<{ kind: 'sending' | 'good' | 'bad'; text: string }>();
  const send = async () => {
    if (state?.kind === 'sending') return;
    if (shown.problems.length > 0) return setState({ kind: 'bad', text: t('desk.ownMail.testHeld') });
    setState({ kind: 'sending', text: t('desk.ownMail.testSending') });
    const body = bodyOf({ language, caseIndex, words });
    const outcome = await deskApi(slug, locale)(sendTestMail, { params: { template: mail.id }, body });
    if (outcome.ok) return setState({ kind: 'good', text: t('desk.ownMail.testSent', { to: outcome.value.to }) });
    const { Message, Fehler } = outcome.error;
    setState({ kind: 'bad', text: [...Fehler.map((one) => one.Message), Message][0] || t('desk.edit.unreachable') });
  };
  return (
    <div className={layout.stack}>
      <div className={layout.row}>
        <button
          type="button"
          className={`${button.button} ${button.second} ${button.small}`}
          aria-busy={state?.kind === 'sending' || undefined}
          onClick={() => void send()}
        >
          {t('desk.ownMail.test')}
        </button>
      </div>
      <div role="status">
        {state && <Notice kind={state.kind === 'sending' ? 'info' : state.kind}>{state.text}</Notice>}
      </div>
    </div>
  );
}
