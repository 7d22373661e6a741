/** Whom one agency has invited: narrowed by state and day, found by the whole e-mail address. */
import { showAgencyDetail } from '@weitersagen/contract/agency/desk';
import { downloadInvitations, pageInvitations } from '@weitersagen/contract/agency/desk/invitations';
import { invitationStatus } from '@weitersagen/contract/invitation/status';
import { useLoaderData } from 'react-router';
import { addressOf } from '../../../api/client.ts';
import { need } from '../../../api/need.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { FileLink } from '../../../work/list/file-link.tsx';
import { ListPage } from '../../../work/list/list-page.tsx';
import { bodyOf, type ListKind } from '../../../work/list/list-query.ts';
import { PageHead } from '../../../work/page-head.tsx';
import { useSeat } from '../../desk-context.ts';
import { BackToList } from '../../layout/back-to-list.tsx';
import { deskPath, type Load } from '../../screen.ts';
import { columnsOf } from './columns.tsx';

const kind: ListKind = { status: invitationStatus, columns: { createdAt: 'ErstelltAm' } };

export const load = async ({ api, params, query }: Load) => {
  const number = params.nr ?? '';
  const { company } = need(await api(showAgencyDetail, { params: { number } }));
  const body = bodyOf(query, kind);
  return { number, company, body, page: need(await api(pageInvitations, { params: { number }, body })) };
};

export default function AgencyInvitationsScreen() {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  const { number, company, body, page } = useLoaderData<typeof load>();
  const { filter, orderBy, descending } = body;
  const file = addressOf(slug, downloadInvitations, {
    params: { number },
    query: { filter, orderBy, descending } as never,
  });
  return (
    <>
      <PageHead
        back={<BackToList href={deskPath(slug, 'agenturen', number)}>{company}</BackToList>}
        title={t('desk.agency.invitations')}
        actions={<FileLink href={file} />}
      />
      <ListPage
        body={body}
        page={page}
        kind={kind}
        columns={columnsOf(t, locale)}
        keyOf={({ id }) => id}
        statusKey="work.state.invitation"
        searchLabel={t('desk.agency.wholeEmail')}
        hasDays
        countKey="desk.agency.invitationCount"
        empty={{ title: t('desk.agency.noInvitation'), text: t('desk.agency.noInvitationText') }}
      />
    </>
  );
}
