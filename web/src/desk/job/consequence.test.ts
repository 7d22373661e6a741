import { codesOf } from '@weitersagen/contract/basics/label';
import { job, listedJob } from '@weitersagen/contract/job/desk';
import { expect, test } from 'vitest';
import { deskLocales, textsOfDesk } from '../../i18n/desk-catalogue.ts';
import { textsOf } from '../../i18n/t.ts';
import { jobText } from '../../work/history/job-text.ts';
import { jobConsequence } from './consequence.ts';

test.each(deskLocales)(
  'every job has a name of its own, and each that somebody may start says what it does, in %s',
  (locale) => {
    const { t } = textsOf(locale, textsOfDesk(locale, { warn: (problem: unknown) => expect.fail(String(problem)) }));
    const names = codesOf(listedJob).map((name) => jobText(name, t));
    const consequences = codesOf(job).map((name) => jobConsequence(name, t));
    expect(names).toHaveLength(new Set(names).size);
    expect(consequences).toHaveLength(new Set(consequences).size);
    for (const text of [...names, ...consequences]) expect(text).not.toMatch(/^(?:desk|work)\.|^$/);
  },
);
