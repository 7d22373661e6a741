/** What can be filled into a mail: each placeholder with what it stands for and what it says in the preview; a press puts it in. */
import type { OwnMail, Placeholder } from '@weitersagen/contract/mail/own-words-endpoints';
import { useState } from 'react';
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Badge } from '../../../ui/state/badge.tsx';
import type { Named } from '../editor/suggestions.ts';
import { fieldLabel } from '../field/field-name.ts';
import type { Field } from './insert.ts';
import styles from './mail.module.css';
import type { Words } from './words-in.ts';

interface Props {
  mail: OwnMail;
  words: Words;
  target: Field;
  variables: readonly Named[];
  onInsert: (name: string, isAlone: boolean) => void;
}

export function Placeholders({ mail, words, target, variables, onInsert }: Props) {
  const t = useT();
  const [said, say] = useState('');
  const insert = (written: string, isPart: boolean) => {
    if (isPart && target === 'betreff') return say(t('desk.ownMail.notInSubject', { name: written }));
    onInsert(written.slice(1, -1), isPart);
    say(t('desk.ownMail.inserted', { name: written, field: fieldLabel(t, 'mails', target) }));
  };
  return (
    <section className={layout.card} aria-labelledby="placeholders">
      <h2 id="placeholders">{t('desk.ownMail.placeholders')}</h2>
      <p className={layout.soft}>{t('desk.ownMail.placeholdersText')}</p>
      <p>
        {t('desk.ownMail.target')} <b>{fieldLabel(t, 'mails', target)}</b>
      </p>
      <p role="status" className={layout.small}>
        {said}
      </p>
      <ul className={styles.placeholders}>
        {mail.placeholders.map((one) => (
          <li key={one.name}>
            <button type="button" onClick={() => insert(one.name, one.kind === 'part')}>
              <span>
                <b>{one.name}</b>
                <Need placeholder={one} words={words} />
              </span>
              <span>{one.name === '{knopf}' ? t('desk.ownMail.button') : one.explanation}</span>
              {one.sample !== '' && (
                <small>{t('desk.ownMail.sample', { sample: one.sample.replace(/\s+/g, ' ') })}</small>
              )}
            </button>
          </li>
        ))}
        {variables.map(({ key }) => (
          <li key={`variable-${key}`}>
            <button type="button" onClick={() => insert(`{${key}}`, false)}>
              <b>{`{${key}}`}</b>
              <span>{t('desk.ownMail.variable')}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Of several that serve the same purpose one does. */
function Need({ placeholder: { name, isRequired, unless }, words }: { placeholder: Placeholder; words: Words }) {
  const t = useT();
  if (!isRequired) return null;
  const isIn = (text: string) => [name, ...unless].some((one) => text.includes(one));
  const isThere = isIn(words.text) && isIn(words.html);
  return isThere ? (
    <Badge kind="good">{t('desk.ownMail.needThere')}</Badge>
  ) : (
    <Badge kind="warn">
      {t(unless.length > 0 ? 'desk.ownMail.needOr' : 'desk.ownMail.need', { others: unless.join(', ') })}
    </Badge>
  );
}
