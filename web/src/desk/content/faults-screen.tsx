/** What is wrong with the content: missing translations, and what texts name that is not there. */
import { listFaults } from '@weitersagen/contract/content/desk';
import type { Fault } from '@weitersagen/contract/content/desk-shapes';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { EmptyState } from '../../ui/state/empty-state.tsx';
import { type Column, Table } from '../../ui/work/table.tsx';
import { PageHead } from '../../work/page-head.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load } from '../screen.ts';
import { ContentTabs } from './content-tabs.tsx';
import { fieldLabel } from './field/field-name.ts';
import { itemPath, languageName } from './names.tsx';

export const load = async ({ api }: Load) => ({ faults: need(await api(listFaults)) });

const faultsMax = 500;

export default function ContentFaultsScreen() {
  const t = useT();
  const { faults } = useLoaderData<typeof load>();
  const count = t('desk.content.faults.count', { count: faults.length });
  return (
    <>
      <PageHead title={t('desk.content.faults.title')} lead={t('desk.content.faults.lead')} />
      <ContentTabs current="faults" faultCount={faults.length} />
      <Table
        caption={faults.length >= faultsMax ? `${count}. ${t('desk.content.faults.most')}` : count}
        rows={faults.map((fault, index) => ({ ...fault, index }))}
        keyOf={({ index }) => index}
        empty={
          <EmptyState level="h2" title={t('desk.content.faults.none')}>
            {t('desk.content.faults.noneText')}
          </EmptyState>
        }
        columns={useColumns()}
      />
    </>
  );
}

function useColumns(): Column<Fault>[] {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return [
    {
      head: t('desk.content.faults.where'),
      kind: 'name',
      cell: ({ kind, id, title, field }) => {
        const [name = '', part = ''] = field.split('.');
        const language = part === '' || part === 'iv' ? '' : ` (${languageName(part, locale)})`;
        return (
          <>
            <a href={itemPath(slug, id) + (field && `#${field}`)}>
              <bdi>{title || t('desk.content.unnamed')}</bdi>
            </a>
            <small>
              {[t(`desk.content.kindOf.${kind}`), ...(name ? [`${fieldLabel(t, kind, name)}${language}`] : [])].join(
                ' · ',
              )}
            </small>
          </>
        );
      },
    },
    {
      head: t('desk.content.faults.what'),
      cell: ({ fault, detail }) => (
        <>
          {t(`desk.content.faultOf.${fault}`)}
          {detail !== null && <small>{detail}</small>}
        </>
      ),
    },
  ];
}
