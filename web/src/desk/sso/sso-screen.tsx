/** Single sign-on of people of agencies: the provider and what its claims mean, tried by anybody who leads, changed by two. */
import { changeSso, type ShownSso, showSso, trySso } from '@weitersagen/contract/agency/sso-desk';
import { useActionData, useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { Table } from '../../ui/work/table.tsx';
import { nameOf } from '../../work/colleagues.ts';
import { PageHead } from '../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../approval/open-approvals.tsx';
import { useSeat } from '../desk-context.ts';
import type { Load, Submit } from '../screen.ts';
import { deedName, SettingsForm, tryDeed } from './settings-form.tsx';
import { type TriedState, triedBy } from './tried.ts';
import { TriedSteps } from './tried-steps.tsx';

export const load = async ({ api }: Load) => ({ sso: need(await api(showSso)) });

export async function submit({ form, fields, done, t, locale }: Submit) {
  if (fields.get(deedName) === tryDeed) return form.send(trySso, {}, ({ steps }) => triedBy(form.values, steps));
  return form.send(changeSso, {}, (reply) => done(waitingText(reply, t, locale) ?? t('desk.sso.done')));
}

export default function SsoScreen() {
  const t = useT();
  const { sso } = useLoaderData<typeof load>();
  const tried = useActionData<TriedState>()?.tried;
  const { operator } = useSeat();
  const { settings, unknownAgencies } = sso;
  return (
    <>
      <PageHead title={t('desk.sso.title')} lead={t('desk.sso.lead')} />
      <OpenApprovals approvals={sso.approvals} />
      {settings === null ? (
        <Notice>{t('desk.sso.none')}</Notice>
      ) : (
        <Notice kind={settings.isOn ? 'good' : 'warn'}>{t(settings.isOn ? 'desk.sso.on' : 'desk.sso.off')}</Notice>
      )}
      {unknownAgencies.length > 0 && (
        <Notice kind="warn">{t('desk.sso.unknown', { numbers: unknownAgencies.join(', ') })}</Notice>
      )}
      <section className={`${layout.card} ${layout.read}`} aria-labelledby="sso-provider">
        <h2 id="sso-provider">{t('desk.sso.atProvider')}</h2>
        <Facts
          facts={[
            [t('desk.sso.redirect'), <code key="redirect">{sso.redirectUri}</code>],
            [t('desk.sso.signedOut'), <code key="signed-out">{sso.signedOutUri}</code>],
            [t('desk.sso.flow'), t('desk.sso.flowText')],
          ]}
        />
      </section>
      {tried && <TriedSteps steps={tried} />}
      <section className={`${layout.stack} ${layout.read}`} aria-labelledby="sso-settings">
        <h2 id="sso-settings">{t('desk.sso.settings')}</h2>
        {operator.role === 'BetreiberAdmin' ? <SettingsForm settings={settings} /> : <Read sso={sso} />}
      </section>
      <History sso={sso} />
    </>
  );
}

/** Who may not change it reads it. */
function Read({ sso: { settings } }: { sso: ShownSso }) {
  const t = useT();
  return (
    <>
      <Notice>{t('desk.sso.whyRole')}</Notice>
      {settings && (
        <Facts
          facts={[
            [t('desk.sso.issuer'), settings.issuer],
            [t('desk.sso.clientId'), settings.clientId],
            [t('desk.sso.departments'), settings.departments],
            [t('desk.sso.roles'), settings.roles],
          ]}
        />
      )}
    </>
  );
}

function History({ sso: { changes } }: { sso: ShownSso }) {
  const t = useT();
  const locale = useLocale();
  return (
    <section className={layout.stack} aria-labelledby="sso-history">
      <h2 id="sso-history">{t('desk.sso.history')}</h2>
      {changes.length === 0 ? (
        <p>{t('desk.sso.historyNone')}</p>
      ) : (
        <Table
          caption={t('desk.sso.historyCount')}
          rows={changes}
          keyOf={({ at }) => at.toISOString()}
          empty={null}
          columns={[
            { head: t('desk.sso.at'), kind: 'name', cell: ({ at }) => moment(at, locale) },
            { head: t('desk.sso.by'), cell: ({ by }) => (by === null ? t('desk.sso.byFile') : nameOf(by)) },
            { head: t('desk.sso.before'), cell: ({ before }) => before ?? '–' },
            { head: t('desk.sso.after'), cell: ({ after }) => after },
            { head: t('desk.sso.reason'), cell: ({ reason }) => reason ?? '–' },
          ]}
        />
      )}
    </section>
  );
}
