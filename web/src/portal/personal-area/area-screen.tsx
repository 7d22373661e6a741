/**
 * PersoenlicherBereich: "Where is my reward?". Rewards to collect, sums, every recommendation with what happened
 * and what comes, page by page, and the ways to the own data. Everything is read; what is sent is the mail about a reward once
 * more, and the answer to a campaign.
 */
import { isNumber } from '@weitersagen/contract/basics/number';
import { listOwnRecommendations, showMonths, showTotals } from '@weitersagen/contract/personal-area/endpoints';
import { asOwn } from '@weitersagen/contract/personal-area/schemas';
import { listRewards, sendRewardMail } from '@weitersagen/contract/reward/endpoints';
import { useLoaderData } from 'react-router';
import { need, trouble } from '../../api/need.ts';
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import layout from '../../ui/layout.module.css';
import { campaignList, campaignTexts, loadCampaigns, sendCampaign } from '../campaign/campaigns.ts';
import { useTitle } from '../page/page-frame.ts';
import type { Load, Submit as Sent } from '../page/screen.ts';
import { copyLinkTexts } from '../shell/link/copy-link.tsx';
import { Said } from '../shell/said.tsx';
import { Still } from '../shell/still.tsx';
import { Months, yearMark } from './beside/months.tsx';
import { againOf, RecommendAgain } from './beside/recommend-again.tsx';
import { Tiles } from './beside/tiles.tsx';
import { entriesMark, loadEntries } from './entries.ts';
import { groupIn, groupMark, slugOf } from './groups.ts';
import { findJoy, Joy } from './joy.tsx';
import { Recommendations } from './recommendations.tsx';
import { findReturned, ReturnedNotice } from './returned-notice.tsx';
import { RewardsToCollect } from './rewards-to-collect.tsx';
import { findBanner, SalesPartnerBanner } from './sales-partner-banner.tsx';
import { Sums } from './sums.tsx';

export const texts = ['area.', 'price.', 'channel.', ...copyLinkTexts, 'form.', ...campaignTexts];

const pageSize = 20;
/** Among so many of the newest the link to copy is looked for. */
const newestCount = 5;
/** In the address after a mail was asked for: whether it went out, or the last one was too young. */
const mailMark = 'mail';

/** Always on the server: the page is a document, so the browser does without (routes.ts). */
export const load = import.meta.env.SSR ? loadArea : undefined;

async function loadArea(given: Load) {
  const { api, query, person, paths, today } = given;
  if (!person) throw trouble(404);
  const after = numberOf('recommendation', query.get('nach'));
  const rewardsAfter = numberOf('reward', query.get('praemienach'));
  const asked = numberOf('recommendation', query.get(entriesMark));
  const group = groupIn(query.get(groupMark));
  const [totals, rewards, items, newest, months, banner, mailsReturn, numbers, campaigns] = await Promise.all([
    api(showTotals),
    api(listRewards, { query: { status: 'ready', count: pageSize + 1, after: rewardsAfter } }),
    api(listOwnRecommendations, { query: { count: pageSize + 1, after, group } }),
    api(listOwnRecommendations, { query: { count: newestCount } }),
    api(showMonths, { query: { year: yearIn(query.get(yearMark)) } }),
    findBanner(api, paths),
    findReturned(api),
    asked === null ? null : loadEntries().then(({ numbersOf }) => numbersOf(api, asked)),
    loadCampaigns(given),
  ]);
  const [ready, own] = [need(rewards), asOwn(need(items))];
  return {
    name: fullName(person.firstName, person.lastName),
    isSupport: person.support !== null,
    totals: need(totals),
    months: need(months),
    again: await againOf(given, asOwn(need(newest))),
    joy: after === null && group === 'all' ? findJoy(own, today) : undefined,
    group,
    ready: ready.slice(0, pageSize),
    hasMoreRewards: ready.length > pageSize,
    items: own.slice(0, pageSize),
    hasMore: own.length > pageSize,
    banner,
    mailsReturn,
    today,
    mail: query.get(mailMark),
    invitation: answeredIn(query),
    numbers,
    campaigns,
    after,
  };
}

const numberOf = (kind: 'recommendation' | 'reward', value: string | null): string | null =>
  value !== null && isNumber(kind, value) ? value : null;

/** How an invitation was answered by the sign-in that led here. */
const answers = { angenommen: 'belongs', bleibt: 'stays', vorbei: 'over' } as const;
const answeredIn = (query: URLSearchParams) => answers[query.get('einladung') as keyof typeof answers];

const yearIn = (value: string | null): number | null => {
  const year = Number(value);
  return Number.isInteger(year) && year >= 2000 && year <= 2200 ? year : null;
};

export const submit = (sent: Sent) =>
  sent.form.values.campaign ? sendCampaign(sent, 'personalArea') : askForMail(sent);

const askForMail = ({ form, enter }: Sent) =>
  form.send(sendRewardMail, { params: { number: form.values.number ?? '' } }, ({ isSent }) =>
    enter('personalArea', { [mailMark]: isSent ? 'unterwegs' : 'eben' }),
  );

export default function AreaScreen() {
  const loaded = useLoaderData<typeof loadArea>();
  const { name, isSupport, totals, items, hasMore, group, banner, mailsReturn, today, mail } = loaded;
  const { numbers, campaigns, after, invitation } = loaded;
  const Campaigns = campaignList();
  const t = useT();
  const hasAny = Object.values(totals.perStatus).some((count) => count > 0);
  useTitle(t('area.title'));
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      {mail === 'unterwegs' && <Said>{t('area.mailSent')}</Said>}
      {mail === 'eben' && <Said kind="info">{t('area.mailJustSent')}</Said>}
      {invitation && <Said kind={invitation === 'over' ? 'info' : 'good'}>{t(`area.invitation.${invitation}`)}</Said>}
      <h1>{t('area.hello', { name })}</h1>
      {mailsReturn && <ReturnedNotice />}
      {banner && <SalesPartnerBanner />}
      <Still className={layout.wide}>{import.meta.env.SSR && hasFirst(loaded) && <First {...loaded} />}</Still>
      {Campaigns && campaigns.length > 0 && <Campaigns campaigns={campaigns} />}
      <div className={layout.columns}>
        <Recommendations
          items={items}
          hasMore={hasMore}
          after={after}
          group={group}
          hasAny={hasAny}
          today={today}
          isSupport={isSupport}
          numbers={numbers}
        />
        <aside>
          <Still className={layout.stack}>{import.meta.env.SSR && <Beside {...loaded} />}</Still>
        </aside>
      </div>
    </div>
  );
}

type Loaded = Awaited<ReturnType<typeof loadArea>>;

const hasMoney = ({ readyCents, waitingCents, receivedCents }: Loaded['totals']): boolean =>
  readyCents + waitingCents + receivedCents > 0;
const hasFirst = ({ ready, joy, totals }: Loaded): boolean => ready.length > 0 || joy !== undefined || hasMoney(totals);

/** What waits, who said yes, and the sums where there are any. */
function First({ ready, hasMoreRewards, joy, totals }: Loaded) {
  return (
    <>
      <RewardsToCollect rewards={ready} hasMore={hasMoreRewards} />
      {joy && <Joy item={joy} />}
      {hasMoney(totals) && <Sums totals={totals} />}
    </>
  );
}

function Beside({ months, again, group }: Loaded) {
  return (
    <>
      {months.months.length > 0 && <Months {...months} group={slugOf(group)} />}
      {again && <RecommendAgain {...again} />}
      <Tiles />
    </>
  );
}
