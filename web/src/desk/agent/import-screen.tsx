/** A file of agents: tried first, then imported; the file of the dry run is kept in this tab, so that it need not be chosen twice. */
import { type AgentImportResult, importAgents } from '@weitersagen/contract/agent/desk';
import { useLoaderData } from 'react-router';
import { HiddenField } from '../../form/field/text-field.tsx';
import { Form } from '../../form/form.tsx';
import { Submit as SubmitButton } from '../../form/submit.tsx';
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Table } from '../../ui/work/table.tsx';
import { workOf } from '../../work/kept-work.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import { BackToList } from '../layout/back-to-list.tsx';
import { ProbeForm } from '../order-import/probe-form.tsx';
import { chosenFile, refuseFile } from '../order-import/send-file.ts';
import { deskPath, type Load, type Submit } from '../screen.ts';

export const load = async ({ operator }: Load) => ({ result: workOf(operator.id).agents?.result ?? null });

export async function submit({ api, form, fields, operator, mandant, done, t }: Submit) {
  const work = workOf(operator.id);
  const isReal = form.values.real === 'yes';
  const file = isReal ? work.agents?.file : chosenFile(fields);
  if (!file) return form.refuse('file', t('desk.import.fileNeeded'));
  const outcome = await api(importAgents, { query: { isProbe: !isReal }, body: file });
  if (!outcome.ok) return refuseFile({ form, t }, outcome.error);
  work.agents = { file, result: outcome.value };
  return done(
    t(isReal ? 'desk.agentImport.done' : 'desk.agentImport.tried'),
    deskPath(mandant.slug, 'berater', 'import'),
  );
}

export default function AgentImportScreen() {
  const t = useT();
  const { mandant } = useSeat();
  const { result } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(mandant.slug, 'berater')}>{t('desk.agent.title')}</BackToList>}
        title={t('desk.agentImport.title')}
        lead={t('desk.agentImport.lead')}
      />
      {result && <Result result={result} />}
      <section className={layout.card} aria-label={t('desk.agentImport.title')}>
        <ProbeForm hint={t('desk.agentImport.fileHint')} />
        <p className={`${layout.small} ${layout.soft}`}>{t('desk.agentImport.columns')}</p>
      </section>
    </>
  );
}

function Result({ result }: { result: AgentImportResult }) {
  const t = useT();
  const locale = useLocale();
  const { isProbe, added, changed, same, failed, failures } = result;
  const counted = { added, changed, same, failed };
  return (
    <section className={layout.card} aria-labelledby="result">
      <h2 id="result">{t(isProbe ? 'desk.agentImport.resultProbe' : 'desk.agentImport.resultReal')}</h2>
      <Facts
        facts={(Object.keys(counted) as (keyof typeof counted)[]).map((name) => [
          t(`desk.agentImport.${name}`),
          number(counted[name], locale),
        ])}
      />
      {isProbe && added + changed > 0 && (
        <Form name="real">
          <HiddenField name="real" value="yes" />
          <div className={layout.row}>
            <SubmitButton>{t('desk.agentImport.go')}</SubmitButton>
          </div>
        </Form>
      )}
      {failures.length > 0 && (
        <Table
          caption={t(failed > failures.length ? 'desk.agentImport.firstFailures' : 'desk.agentImport.failures', {
            count: failures.length,
            all: number(failed, locale),
          })}
          rows={failures}
          keyOf={({ line }) => line}
          empty={null}
          columns={[
            { head: t('desk.agentImport.line'), kind: 'sum', cell: ({ line }) => number(line, locale) },
            { head: t('desk.agentImport.what'), cell: ({ message }) => message },
          ]}
        />
      )}
    </section>
  );
}
