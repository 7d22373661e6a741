/** One premium: its form with the time line of each product, what is decided about it, its codes. It keeps itself while somebody writes. */
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import { type PremiumDetail, premiumCalls, savePremium, showDeskPremium } from '@weitersagen/contract/premium/desk';
import { useLoaderData } from 'react-router';
import { need } from '../../api/need.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { questionOf } from '../../work/decision/question-address.ts';
import { OpenApprovals } from '../approval/open-approvals.tsx';
import { Obstacles, Plans } from '../content/editor/deeds.tsx';
import { Editor } from '../content/editor/editor.tsx';
import type { Calls } from '../content/editor/keeping/use-keeper.ts';
import { noNames } from '../content/editor/suggestions.ts';
import { useSeat } from '../desk-context.ts';
import { decideThing } from '../draft/decide-thing.ts';
import { changedText, ThingBadge } from '../draft/names.tsx';
import { type EditedThing, editedThing } from '../draft/thing.ts';
import { ThingDeeds } from '../draft/thing-deeds.tsx';
import { BackToList } from '../layout/back-to-list.tsx';
import { deskPath, type Load, type Submit } from '../screen.ts';
import { premiumData, premiumWritten } from './fields.ts';
import { premiumPath, premiumsAt } from './names.tsx';
import { addCodes, codesQuestion, Stock } from './stock.tsx';
import { TimeLines } from './time-lines.tsx';

type EditedPremium = EditedThing<PremiumDetail>;

export const load = async ({ api, params }: Load) => need(await api(showDeskPremium, { params: { id: params.id } }));

export function submit(given: Submit) {
  const question = questionOf(given.query);
  if (question === codesQuestion) return addCodes(given);
  return decideThing(given, { noun: 'premium', path: premiumsAt, calls: premiumCalls });
}

const edited = (detail: PremiumDetail): EditedPremium =>
  editedThing(detail, {
    noun: 'premium',
    kind: 'premiums',
    title: String(detail.data.Name ?? ''),
    dataOf: premiumData,
  });

const outcomeOf = (outcome: Outcome<PremiumDetail>): Outcome<EditedPremium> =>
  outcome.ok ? { ...outcome, value: edited(outcome.value) } : outcome;

const calls: Calls<EditedPremium> = {
  load: async (api: Api, { thing: { id } }) => outcomeOf(await api(showDeskPremium, { params: { id } })),
  save: async (api: Api, { thing: { id, data: before } }, data, revision) =>
    outcomeOf(
      await api(savePremium, { params: { id }, body: { revision, data: premiumWritten(data, before) } as never }),
    ),
};

export default function PremiumScreen() {
  const premium = useLoaderData<typeof load>();
  const t = useT();
  const { slug } = useSeat().mandant;
  return (
    <Editor
      key={premium.id}
      loaded={edited(premium)}
      calls={calls}
      names={{ ...noNames, products: premium.offered }}
      back={<BackToList href={deskPath(slug, premiumsAt)}>{t('desk.premium.title')}</BackToList>}
      badge={({ thing }) => <ThingBadge state={thing.state} />}
      deeds={(kept) => (
        <ThingDeeds
          kept={kept}
          noun="premium"
          staysOn
          more={{
            publish: <NeedsAnother premium={kept.detail.thing} />,
            plan: (
              <>
                <p>{t('desk.premium.promised')}</p>
                <NeedsAnother premium={kept.detail.thing} />
              </>
            ),
          }}
        />
      )}
      standing={(detail) => (
        <>
          <OpenApprovals approvals={detail.thing.approvals} />
          <Plans detail={detail} />
          <Obstacles detail={detail} />
        </>
      )}
      seenAt={() => ({ path: null })}
      hasNoPreview
      beside={({ detail, data }) => ({ products: <TimeLines premium={detail.thing} data={data} /> })}
      below={({ thing }) => (
        <>
          {thing.kind === 'voucher' && <Stock premium={thing} />}
          <About premium={thing} />
        </>
      )}
    />
  );
}

/** Of a voucher, also one that is typed as such only by now. */
function NeedsAnother({ premium }: { premium: PremiumDetail }) {
  const t = useT();
  return premium.needsAnother && <p>{t('desk.approval.needs')}</p>;
}

function About({ premium }: { premium: PremiumDetail }) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <section className={layout.card} aria-labelledby="facts">
      <h2 id="facts">{t('desk.edit.facts')}</h2>
      <Facts
        facts={[
          [t('desk.premium.number'), String(premium.id)],
          [t('desk.edit.changed'), changedText(premium, t, locale)],
        ]}
      />
      <p>
        <a href={`${premiumPath(slug, premium.id)}/fassungen`}>{t('desk.edit.versions')}</a>
      </p>
    </section>
  );
}
