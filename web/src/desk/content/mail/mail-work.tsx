/** A mail in own words: its form language by language, what can be filled in, and how it will look. */
import type { OwnMail } from '@weitersagen/contract/mail/own-words-endpoints';
import { useState } from 'react';
import form from '../../../form/form.module.css';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Badge } from '../../../ui/state/badge.tsx';
import type { Keeper, Kept } from '../editor/keeping/keeper.ts';
import type { Names } from '../editor/suggestions.ts';
import { languageName } from '../names.tsx';
import preview from '../preview/preview.module.css';
import { type Field, fields, useInsert } from './insert.ts';
import styles from './mail.module.css';
import { MailFields } from './mail-fields.tsx';
import { mailAbout } from './mail-names.ts';
import { MailPreview } from './mail-preview.tsx';
import { Placeholders } from './placeholders.tsx';
import { ProgramWords } from './program-words.tsx';
import { usePreview } from './use-preview.ts';
import { wordsIn } from './words-in.ts';

interface Props {
  keeper: Keeper;
  kept: Kept;
  names: Names;
  mail: OwnMail;
}

export function MailWork(props: Props) {
  const t = useT();
  const { kept, mail } = props;
  const [language, setLanguage] = useState(kept.detail.languages[0] ?? 'de');
  return (
    <>
      <p className={form.soft}>{mailAbout(t, mail.id)}</p>
      {mail.needsAnotherPerson && <Notice kind="info">{t('desk.ownMail.needsAnotherText')}</Notice>}
      <Languages kept={kept} current={language} onChoose={setLanguage} />
      <InLanguage key={`${language}-${kept.generation}`} {...props} language={language} />
    </>
  );
}

interface LanguagesProps {
  kept: Kept;
  current: string;
  onChoose: (language: string) => void;
}

function Languages({ kept, current, onChoose }: LanguagesProps) {
  const t = useT();
  const locale = useLocale();
  return (
    // biome-ignore lint/a11y/useSemanticElements: it chooses what is shown, and is no group of fields
    <div role="group" aria-label={t('desk.ownMail.language')} className={styles.languages}>
      {kept.detail.languages.map((language) => (
        <button
          key={language}
          type="button"
          className={preview.choice}
          aria-pressed={language === current}
          onClick={() => onChoose(language)}
        >
          {languageName(language, locale)}
          {wordsIn(kept.data, language) === undefined && <Badge>{t('desk.ownMail.program')}</Badge>}
          {kept.detail.obstacles.some(({ field }) => field.endsWith(`.${language}`)) && (
            <Badge kind="warn">{t('desk.ownMail.toMend')}</Badge>
          )}
        </button>
      ))}
    </div>
  );
}

function InLanguage({ keeper, kept, names, mail, language }: Props & { language: string }) {
  const t = useT();
  const words = wordsIn(kept.data, language);
  const [caseIndex, setCase] = useState(0);
  const shown = usePreview({ template: mail.id, language, caseIndex, words });
  const [target, setTarget] = useState<Field>('html');
  const put = (field: Field, text: string) => keeper.put({ field, part: language }, fields[field], text);
  const insert = useInsert(language, put);
  if (words === undefined) return <ProgramWords {...{ keeper, kept, mail, language }} />;
  return (
    <div className={styles.work}>
      <section aria-label={t('desk.edit.form')} className={styles.form}>
        <MailFields
          {...{ kept, names, mail, language, words, put }}
          problems={shown.problems}
          onTarget={setTarget}
          onEditor={insert.onEditor}
        />
        <ProgramWords {...{ keeper, kept, mail, language }} />
      </section>
      <div className={styles.beside}>
        <Placeholders
          {...{ mail, words, target }}
          variables={names.variables}
          onInsert={(name, isAlone) => insert.run(target, name, isAlone)}
        />
        <MailPreview {...{ mail, language, words, shown, caseIndex }} onCase={setCase} />
      </div>
    </div>
  );
}
