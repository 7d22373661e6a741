/** Two agencies that are one: the other is looked for, both are shown side by side, and where two persons decide another one agrees. */
import { listAgencies, showAgencyDetail } from '@weitersagen/contract/agency/desk';
import { MergeAgencies, mergeAgencies, showMerge } from '@weitersagen/contract/agency/desk/merge';
import { useLoaderData, useSearchParams } from 'react-router';
import { need } from '../../../api/need.ts';
import form from '../../../form/form.module.css';
import { useT } from '../../../i18n/t.ts';
import button from '../../../ui/button.module.css';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Parted } from '../../../ui/work/parted.tsx';
import { Table } from '../../../ui/work/table.tsx';
import { Ask, Question, ReasonField } from '../../../work/decision/question.tsx';
import { StateBadge } from '../../../work/history/state-badge.tsx';
import { PageHead } from '../../../work/page-head.tsx';
import { waitingText } from '../../approval/open-approvals.tsx';
import { useSeat } from '../../desk-context.ts';
import { BackToList } from '../../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../../screen.ts';
import styles from './merge.module.css';
import { MergeSides, type Preview, RenameFields } from './merge-sides.tsx';

const other = 'mit';
const asked = 'beantragen';

export const load = async ({ api, params, query }: Load) => {
  const number = params.nr ?? '';
  const detail = need(await api(showAgencyDetail, { params: { number } }));
  const into = query.get(other);
  const preview = into ? need(await api(showMerge, { params: { number, into } })) : null;
  const text = query.get('text')?.trim() ?? '';
  const found = text && !into ? await listed(api, text) : [];
  return { detail, preview, text, found: found.filter((row) => row.number !== number) };
};

const listed = async (api: Load['api'], text: string) =>
  need(await api(listAgencies, { body: { filter: { ...anything, text }, pageSize: 20 } })).rows;
const anything = { status: null, view: null, from: null, to: null, isWaiting: false };

export const submit = ({ form: sent, query, params, mandant, done, t, locale }: Submit) => {
  const { values } = sent;
  const renames = Object.keys(values).flatMap((name) => {
    const [, at] = /^renames\.(\d+)\.to$/.exec(name) ?? [];
    return at === undefined ? [] : [{ from: values[`renames.${at}.from`], to: values[name] }];
  });
  const instead = { into: query.get(other), renames, reason: values.reason };
  const number = params.nr ?? '';
  return sent.send(mergeAgencies, { params: { number }, instead: instead as never }, (reply) =>
    done(waitingText(reply, t, locale) ?? t('desk.agencyMerge.done'), deskPath(mandant.slug, 'agenturen', number)),
  );
};

export default function AgencyMergeScreen() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { detail, preview } = useLoaderData<typeof load>();
  const back = deskPath(slug, 'agenturen', detail.number);
  return (
    <>
      <PageHead
        back={<BackToList href={back}>{detail.company}</BackToList>}
        title={t('desk.agencyMerge.title', { company: detail.company })}
        lead={t('desk.agencyMerge.lead', { number: detail.number })}
      />
      {preview ? <Chosen preview={preview} /> : <Search />}
    </>
  );
}

function Search() {
  const t = useT();
  const { slug } = useSeat().mandant;
  const { detail, text, found } = useLoaderData<typeof load>();
  return (
    <section className={layout.stack} aria-labelledby="merge-search">
      <h2 id="merge-search">{t('desk.agencyMerge.which')}</h2>
      <search>
        <form method="get" className={styles.search}>
          <div className={form.field}>
            <label htmlFor="text">{t('desk.agency.search')}</label>
            <input className={form.input} id="text" name="text" type="search" defaultValue={text} maxLength={100} />
          </div>
          <button type="submit" className={button.button}>
            {t('desk.agencyMerge.find')}
          </button>
        </form>
      </search>
      {text && (
        <Table
          caption={t('desk.agency.count', { count: found.length })}
          rows={found}
          keyOf={({ number }) => number}
          empty={<p className={layout.soft}>{t('desk.agencyMerge.nothing')}</p>}
          columns={[
            {
              head: t('desk.agency.company'),
              cell: ({ number, company }) => (
                <a href={`${deskPath(slug, 'agenturen', detail.number, 'zusammenfuehren')}?${other}=${number}`}>
                  <bdi>{company}</bdi>
                </a>
              ),
            },
            { head: t('desk.agency.number'), cell: ({ number }) => number },
            { head: t('desk.agency.city'), cell: ({ city }) => city },
            {
              head: t('desk.agency.owner'),
              cell: ({ owner, email }) => <Parted text={[owner, email].filter(Boolean).join(', ')} />,
            },
            { head: t('desk.agency.status'), cell: ({ status }) => <StateBadge of="agency" code={status} /> },
          ]}
        />
      )}
    </section>
  );
}

function Chosen({ preview }: { preview: Preview }) {
  const t = useT();
  const [query] = useSearchParams();
  const { mandant, operator } = useSeat();
  const { asksSecondPerson } = operator;
  const { from, into, obstacle, collisions } = preview;
  const verb = t(asksSecondPerson ? 'desk.agencyMerge.ask' : 'desk.agencyMerge.askAlone');
  return (
    <>
      {obstacle && <Notice kind="warn">{t(`desk.agencyMerge.why.${obstacle}`)}</Notice>}
      <MergeSides preview={preview} />
      <div className={layout.row}>
        <Ask name={asked} isFirst obstacle={obstacle ? t(`desk.agencyMerge.why.${obstacle}`) : undefined}>
          {verb}
        </Ask>
        <a
          className={`${button.button} ${button.second}`}
          href={`${deskPath(mandant.slug, 'agenturen', from.row.number, 'zusammenfuehren')}?text=${query.get(other)}`}
        >
          {t('desk.agencyMerge.another')}
        </a>
      </div>
      <Question
        name={asked}
        title={t('desk.agencyMerge.question', { from: from.row.company, into: into.row.company })}
        submit={verb}
        isDangerous
        isHeld={obstacle !== null}
        schema={MergeAgencies}
        consequence={
          <>
            <p>
              {t('desk.agencyMerge.then', { from: from.row.number, into: into.row.number })}
              {asksSecondPerson && ` ${t('desk.approval.needs')}`}
            </p>
            <p>{t('desk.agencyMerge.thenParts')}</p>
          </>
        }
      >
        <RenameFields collisions={collisions} into={into.row.company} />
        <ReasonField />
      </Question>
    </>
  );
}
