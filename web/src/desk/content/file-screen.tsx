/** All content of a brand out of a file: tried first, then taken over as drafts; the file is kept in this tab in between. */

import type { Value } from '@weitersagen/contract/basics/wire';
import { importContent } from '@weitersagen/contract/content/desk';
import type { ImportResult } from '@weitersagen/contract/content/desk-shapes';
import { useLoaderData } from 'react-router';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit as SubmitButton } from '../../form/submit.tsx';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { useAnswer } from '../../work/answer.ts';
import { DropField } from '../../work/drop-field.tsx';
import { workOf } from '../../work/kept-work.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { chosenFile, refuseFile } from '../order-import/send-file.ts';
import { UploadProgress } from '../order-import/upload-progress.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';

type Result = Value<typeof ImportResult>;

export const load = async ({ operator }: Load) => ({ result: workOf(operator.id).contents?.result ?? null });

export async function submit({ api, form, fields, operator, mandant, done, t }: Submit) {
  const work = workOf(operator.id);
  const isReal = form.values.real === 'yes';
  const file = isReal ? work.contents?.file : chosenFile(fields);
  if (!file) return form.refuse('file', t('desk.import.fileNeeded'));
  const outcome = await api(importContent, { query: { isProbe: !isReal }, body: file });
  if (!outcome.ok) return refuseFile({ form, t }, outcome.error);
  work.contents = { file, result: outcome.value };
  return done(
    t(isReal ? 'desk.content.file.done' : 'desk.content.file.tried'),
    deskPath(mandant.slug, 'inhalte', 'datei'),
  );
}

export default function ContentFileScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { result } = useLoaderData<typeof load>();
  const title = t('desk.content.file.title');
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'inhalte')}>{t('desk.content.title')}</BackToList>}
        title={title}
        lead={t('desk.content.file.lead')}
      />
      {result && <ResultCard result={result} />}
      <section className={layout.card} aria-label={title}>
        <Form before={useAnswer()}>
          <DropField
            name="file"
            label={t('desk.content.file.field')}
            hint={t('desk.content.file.hint')}
            accept=".ndjson,application/x-ndjson"
          />
          <div className={layout.row}>
            <SubmitButton>{t('desk.content.file.try')}</SubmitButton>
          </div>
          <UploadProgress />
        </Form>
      </section>
    </>
  );
}

function ResultCard({ result }: { result: Result }) {
  const t = useT();
  const locale = useLocale();
  const { isProbe, added, changed, same, pictures, failures } = result;
  const counted = { added, changed, same, pictures, failed: failures.length };
  return (
    <section className={layout.card} aria-labelledby="result">
      <h2 id="result">{t(isProbe ? 'desk.content.file.resultProbe' : 'desk.content.file.resultReal')}</h2>
      <Facts
        facts={(Object.keys(counted) as (keyof typeof counted)[]).map((name) => [
          t(`desk.content.file.${name}`),
          number(counted[name], locale),
        ])}
      />
      {isProbe && added + changed > 0 && (
        <Form name="real">
          <HiddenField name="real" value="yes" />
          <div className={layout.row}>
            <SubmitButton>{t('desk.content.file.go')}</SubmitButton>
          </div>
        </Form>
      )}
      {failures.length > 0 && (
        <Table
          caption={t('desk.content.file.failures', { count: failures.length })}
          rows={failures.map((failure, index) => ({ ...failure, index }))}
          keyOf={({ index }) => index}
          empty={null}
          columns={[
            { head: t('desk.content.name'), kind: 'name', cell: ({ title }) => title },
            { head: t('desk.content.faults.what'), cell: ({ message }) => message },
          ]}
        />
      )}
    </section>
  );
}
