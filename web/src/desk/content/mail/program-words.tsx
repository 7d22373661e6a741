/** A language in which the program speaks, with the way to own words; and the way back to it. */
import type { OwnMail } from '@weitersagen/contract/mail/own-words-endpoints';
import { useState } from 'react';
import { useLocale, useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { EmptyState } from '../../../ui/state/empty-state.tsx';
import { useSeat } from '../../desk-context.ts';
import { deskApi } from '../../session.ts';
import type { Keeper, Kept } from '../editor/keeping/keeper.ts';
import { languageName } from '../names.tsx';
import { type Field, fields } from './insert.ts';
import { draftOf } from './list/begin.tsx';
import { type Words, wordsIn } from './words-in.ts';

interface Props {
  keeper: Keeper;
  kept: Kept;
  mail: OwnMail;
  language: string;
}

export function ProgramWords({ keeper, kept, mail, language }: Props) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [isFailed, setFailed] = useState(false);
  const name = languageName(language, locale);
  const words = wordsIn(kept.data, language);
  const put = (said: Words) => {
    for (const field of Object.keys(fields) as Field[])
      keeper.put({ field, part: language }, fields[field], said[field]);
  };
  const begin = async () => {
    setFailed(false);
    try {
      put(await draftOf(deskApi(slug, language), mail.id));
    } catch {
      setFailed(true);
    }
  };
  // The default language has to be there as long as there are own words at all: the way back is that of the whole mail.
  if (words !== undefined)
    return language === kept.detail.languages[0] ? null : (
      <details>
        <summary>{t('desk.ownMail.back', { language: name })}</summary>
        <div className={layout.stack}>
          <p>{t('desk.ownMail.backThen', { language: name })}</p>
          <div>
            <button
              type="button"
              className={`${button.button} ${button.second} ${button.small}`}
              onClick={() => put({ betreff: '', text: '', html: '' })}
            >
              {t('desk.ownMail.backDo')}
            </button>
          </div>
        </div>
      </details>
    );
  return (
    <EmptyState
      level="h2"
      title={t('desk.ownMail.programSpeaks', { language: name })}
      action={
        <>
          <button type="button" className={`${button.button} ${button.second}`} onClick={() => void begin()}>
            {t('desk.ownMail.beginIn', { language: name })}
          </button>
          {isFailed && <Notice kind="bad">{t('desk.edit.unreachable')}</Notice>}
        </>
      }
    >
      {t('desk.ownMail.programSpeaksText')}
    </EmptyState>
  );
}
