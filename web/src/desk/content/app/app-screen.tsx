/** The app of the brand: where its content is read from outside, in which languages, by which clients, and what is left of apps from before. */
import {
  addCmsClient,
  type ContentApp,
  endCmsApp,
  removeCmsClient,
  renewCmsClient,
  showContentApp,
  takeCmsSecret,
} from '@weitersagen/contract/content/app';
import { useLoaderData } from 'react-router';
import { need } from '../../../api/need.ts';
import { number } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Facts } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import { Notice } from '../../../ui/notice.tsx';
import { Table } from '../../../ui/work/table.tsx';
import { questionOf } from '../../../work/decision/question-address.ts';
import { takeShownOnce, workOf } from '../../../work/kept-work.ts';
import { PageHead } from '../../../work/page-head.tsx';
import { OpenApprovals, waitingText } from '../../approval/open-approvals.tsx';
import { useSeat } from '../../desk-context.ts';
import { deskPath, type Load, type Submit } from '../../screen.ts';
import { ContentTabs } from '../content-tabs.tsx';
import { languageName } from '../names.tsx';
import { Clients } from './clients.tsx';
import { readQuestion } from './questions.ts';
import { ShownSecret } from './shown-secret.tsx';
import { UnusedApps } from './unused-apps.tsx';

/** What keeps a secret in the memory of the tab apart from other things that are shown once. */
const shownAs = 'cms-client:';

export async function load({ api, operator }: Load) {
  const app = need(await api(showContentApp));
  const once = takeShownOnce(operator.id, (whom) => whom.startsWith(shownAs));
  return { app, made: once && { client: once.whom.slice(shownAs.length), secret: once.text } };
}

export function submit({ form, query, operator, done, t, locale }: Submit) {
  const asked = readQuestion(questionOf(query));
  if (!asked) throw new Error('this page asks nothing of that name');
  const { deed, of } = asked;
  const tell = (reply: object) => {
    if ('secret' in reply && 'client' in reply) {
      const { client, secret } = reply as { client: { name: string }; secret: string };
      workOf(operator.id).shownOnce = { whom: `${shownAs}${client.name}`, text: secret };
      return done(t('desk.content.app.secretMade', { client: client.name }));
    }
    return done(
      waitingText(reply, t, locale) ??
        t(deed === 'end' ? 'desk.content.app.ended' : 'desk.content.app.removed', { name: of }),
    );
  };
  if (deed === 'add') return form.send(addCmsClient, {}, tell);
  if (deed === 'end') return form.send(endCmsApp, { params: { app: of } }, tell);
  const params = { name: of };
  if (deed === 'take') return form.send(takeCmsSecret, { params }, tell);
  return deed === 'renew' ? form.send(renewCmsClient, { params }, tell) : form.send(removeCmsClient, { params }, tell);
}

export default function ContentAppScreen() {
  const t = useT();
  const { app, made } = useLoaderData<typeof load>();
  return (
    <>
      <PageHead title={t('desk.content.app.title')} lead={t('desk.content.app.lead')} />
      <ContentTabs current="app" />
      <OpenApprovals approvals={app.approvals} />
      {app.elsewhere && (
        <Notice kind="warn">
          {t('desk.content.app.elsewhere', { base: app.elsewhere.base, app: app.elsewhere.app })}
        </Notice>
      )}
      <ShownSecret app={app} made={made} />
      <Addresses app={app} />
      <Clients app={app} />
      <Languages app={app} />
      <UnusedApps apps={app.unused} />
    </>
  );
}

function Addresses({ app: { name, base, elsewhere } }: { app: ContentApp }) {
  const t = useT();
  return (
    <section className={layout.card} aria-labelledby="app">
      <h2 id="app">{t('desk.content.app.addresses')}</h2>
      <Facts
        facts={[
          [t('desk.content.app.name'), name],
          [t('desk.content.app.source'), t(elsewhere ? 'desk.content.app.fromElsewhere' : 'desk.content.app.fromHere')],
          [t('desk.content.app.base'), <Address key="base" text={base} />],
          [t('desk.content.app.token'), <Address key="token" text={`${base}/identity-server/connect/token`} />],
          [t('desk.content.app.content'), <Address key="content" text={`${base}/api/content/${name}/{schema}`} />],
          [t('desk.content.app.graphql'), <Address key="graphql" text={`${base}/api/content/${name}/graphql`} />],
          [t('desk.content.app.assets'), <Address key="assets" text={`${base}/api/assets/${name}/{id}`} />],
        ]}
      />
    </section>
  );
}

const Address = ({ text }: { text: string }) => <code>{text}</code>;

function Languages({ app: { languages } }: { app: ContentApp }) {
  const t = useT();
  const locale = useLocale();
  const { mandant, operator } = useSeat();
  return (
    <section className={layout.stack} aria-labelledby="languages">
      <h2 id="languages">{t('desk.content.app.languages')}</h2>
      <p className={layout.small}>
        {t('desk.content.app.languagesText')}{' '}
        {operator.role === 'BetreiberAdmin' ? (
          <a href={deskPath(mandant.slug, 'sprachen')}>{t('desk.content.app.toLanguages')}</a>
        ) : (
          t('desk.content.app.languagesByLead')
        )}
      </p>
      <Table
        caption={t('desk.content.app.languageCount', { count: languages.length })}
        rows={languages}
        keyOf={({ language }) => language}
        empty={null}
        columns={[
          {
            head: t('desk.content.app.language'),
            kind: 'name',
            cell: ({ language, isMaster }) => (
              <>
                {languageName(language, locale)}
                <small>{t(isMaster ? 'desk.content.app.master' : 'desk.content.app.other')}</small>
              </>
            ),
          },
          { head: t('desk.content.app.worded'), kind: 'sum', cell: ({ count }) => number(count, locale) },
          { head: t('desk.content.app.public'), kind: 'sum', cell: ({ publicCount }) => number(publicCount, locale) },
        ]}
      />
    </section>
  );
}
