/** All pictures and documents of the mandant, the newest first, and the field that takes new ones. */
import { listMedia, mediaKind } from '@weitersagen/contract/media/desk';
import type { MediaRow } from '@weitersagen/contract/media/schemas';
import { useLoaderData, useRevalidator } from 'react-router';
import { useT } from '../../i18n/t.ts';
import { loadList } from '../../work/list/headed-list.tsx';
import { ListPage } from '../../work/list/list-page.tsx';
import type { ListKind } from '../../work/list/list-query.ts';
import { PageHead } from '../../work/page-head.tsx';
import { useWorkArea } from '../../work/work-area.ts';
import { useSeat } from '../desk-context.ts';
import { deskPath, type Load } from '../screen.ts';
import styles from './media.module.css';
import { Thumb, TileWords } from './media-tile.tsx';
import { UploadArea } from './upload-area.tsx';

const kind: ListKind = {
  status: mediaKind,
  columns: { name: 'Name', changedAt: 'GeaendertAm' },
  shortFinds: 'beginning',
};

export const load = (given: Load) => loadList(given, kind, listMedia);

export default function MediaListScreen() {
  const t = useT();
  const { say } = useWorkArea();
  const { revalidate } = useRevalidator();
  const loaded = useLoaderData<typeof load>();
  return (
    <>
      <PageHead title={t('desk.media.title')} lead={t('desk.media.lead')} />
      <UploadArea
        onCame={({ length }) => {
          say(t('desk.media.done.upload', { count: length }));
          void revalidate();
        }}
      />
      <ListPage
        {...loaded}
        kind={kind}
        columns={[
          { head: t('desk.media.sortName'), sortedBy: 'name', cell: () => null },
          { head: t('desk.media.sortChanged'), sortedBy: 'changedAt', cell: () => null },
        ]}
        tile={(row) => <Tile row={row} />}
        keyOf={({ id }) => id}
        statusKey="desk.media.kind"
        statusLabel="desk.media.fact.type"
        searchLabel={t('desk.media.search')}
        empty={{ title: t('desk.media.empty'), text: t('desk.media.emptyText') }}
        countKey="desk.media.count"
      />
    </>
  );
}

function Tile({ row }: { row: MediaRow }) {
  const { mandant } = useSeat();
  return (
    <div className={styles.tile}>
      <Thumb row={row} />
      <a href={deskPath(mandant.slug, 'bilder', row.id)}>
        <bdi>{row.name}</bdi>
      </a>
      <TileWords row={row} />
    </div>
  );
}
