/** How a mail looks with sample values, and what is wrong with it, as the server judges it: asked for anew when somebody rests. */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { previewOwnMail } from '@weitersagen/contract/mail/own-words-endpoints';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../i18n/t.ts';
import { useSeat } from '../../desk-context.ts';
import { deskApi } from '../../session.ts';
import type { Words } from './words-in.ts';

type Mail = Reply<typeof previewOwnMail>;
export type Problem = Mail['problems'][number];

export interface Shown {
  mail: Mail | undefined;
  problems: readonly Problem[];
  isFailed: boolean;
}

interface Asked {
  template: string;
  language: string;
  caseIndex: number;
  words: Words | undefined;
}

const pauseMs = 400;

/** As the calls take it. */
export const bodyOf = ({ language, caseIndex, words }: Omit<Asked, 'template'>) => ({
  language,
  subject: words?.betreff ?? '',
  text: words?.text ?? '',
  html: words?.html ?? '',
  caseIndex,
});

export function usePreview({ template, ...asked }: Asked): Shown {
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const [shown, show] = useState<Shown>({ mail: undefined, problems: [], isFailed: false });
  const body = asked.words && JSON.stringify(bodyOf(asked));
  useEffect(() => {
    if (body === undefined) return;
    let isCurrent = true;
    const ask = async () => {
      const outcome = await deskApi(slug, locale)(previewOwnMail, { params: { template }, body: JSON.parse(body) });
      if (!isCurrent) return;
      // What was seen last stays to be seen.
      if (outcome.ok) show({ mail: outcome.value, problems: outcome.value.problems, isFailed: false });
      else show((before) => ({ ...before, isFailed: true }));
    };
    const timer = setTimeout(() => void ask(), pauseMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [slug, locale, template, body]);
  return shown;
}
