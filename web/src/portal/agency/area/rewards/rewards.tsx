/** "Prämien": what the agency adds to premiums (rules 4.5), and the rewards its orders have earned. */
import { addPremiumPlan, endPremiumPlan, listPremiumPlans } from '@weitersagen/contract/agency/plan/endpoints';
import { mayEndPlan } from '@weitersagen/contract/agency/plan/rules';
import { listAgencyRewards } from '@weitersagen/contract/agency-area/endpoints';
import { listProducts } from '@weitersagen/contract/product/endpoints';
import { need, trouble } from '../../../../api/need.ts';
import { FormRefused } from '../../../../form/send.ts';
import { useT } from '../../../../i18n/t.ts';
import layout from '../../../../ui/layout.module.css';
import type { Load, Submit as Sent } from '../../../page/screen.ts';
import { Said } from '../../../shell/said.tsx';
import { loadAround } from '../list/loaded.ts';
import { view } from '../view.ts';
import { Earned } from './earned.tsx';
import { EndQuestion, Plan } from './plan.tsx';

const [ends, done] = ['beenden', 'gesagt'] as const;
const tab = 'praemien';

async function load(load: Load) {
  const { api, query, agencyUser } = load;
  const [around, page, plans] = await Promise.all([
    loadAround(load),
    loadAround(load).then(({ body }) => api(listAgencyRewards, { body })),
    api(listPremiumPlans),
  ]);
  const rights = agencyUser?.rights ?? [];
  const mayAdd = agencyUser?.support === null && rights.includes('addPremiumPlan');
  const mayEnd = agencyUser?.support === null && rights.includes('deletePremiumPlan');
  const rows = need(plans);
  const products = mayAdd ? need(await api(listProducts, { query: {} })) : [];
  return {
    ...around,
    page: need(page),
    plans: rows,
    products: products.map(({ id, name }) => [String(id), name] as const),
    mayAdd,
    mayEnd,
    ended: mayEnd ? rows.find(({ id, status }) => String(id) === query.get(ends) && mayEndPlan(status)) : undefined,
    said: query.get(done),
  };
}
export type RewardData = Awaited<ReturnType<typeof load>>;

/** "12,50" or "12.5" in whole cents; nothing for anything else. */
function centsOf(euros: string): number | undefined {
  const [, whole, , part = ''] = /^\s*(\d{1,4})([.,](\d{1,2}))?\s*€?\s*$/.exec(euros) ?? [];
  return whole === undefined ? undefined : Number(whole) * 100 + Number(part.padEnd(2, '0'));
}

async function submit({ form, enter, t }: Sent) {
  switch (form.values._form) {
    case 'add': {
      const { euros = '', validTo, ...given } = form.values;
      const extraCents = centsOf(euros);
      const instead = { ...given, ...(extraCents && { extraCents: String(extraCents) }), ...(validTo && { validTo }) };
      const answer = await form.send(addPremiumPlan, { instead }, () => enter('agency', { tab, [done]: 'added' }));
      return answer instanceof FormRefused ? inEuros(answer, t('agencyPlan.eurosWrong')) : answer;
    }
    case 'end':
      return form.send(endPremiumPlan, { params: { id: form.values.id ?? '' } }, () =>
        enter('agency', { tab, [done]: 'ended' }),
      );
    default:
      throw trouble(404);
  }
}

/** Typed are euros, sent are cents: what is wrong with these is said of the field, in its place. */
function inEuros({ state }: FormRefused, message: string): FormRefused {
  const fields = Object.keys(state.values);
  const problems = state.problems
    .map((problem) => (problem.field === 'extraCents' ? { field: 'euros', message } : problem))
    .toSorted((a, b) => fields.indexOf(a.field) - fields.indexOf(b.field));
  return new FormRefused({ ...state, problems });
}

export const rewards = view<RewardData>({ load, submit, draw: (data) => <Rewards {...data} /> });

function Rewards(data: RewardData) {
  const t = useT();
  if (data.ended) return <EndQuestion plan={data.ended} />;
  return (
    <div className={layout.wide}>
      {(data.said === 'added' || data.said === 'ended') && <Said>{t(`agencyPlan.done.${data.said}`)}</Said>}
      <Plan {...data} />
      <Earned {...data} />
    </div>
  );
}
