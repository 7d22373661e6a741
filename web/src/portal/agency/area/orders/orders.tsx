/**
 * "Status & Auftragsfreigabe" (A4, A6, C-46): the orders of the agency with why each can be released or not, released one by one
 * or several at once, after it was said what that does. Whoever may not release reads them all the same.
 */

import { mayReleaseOrders } from '@weitersagen/contract/agency/rights';
import { listAgencyOrders } from '@weitersagen/contract/agency-area/endpoints';
import { decideAgencyOrder, previewAgencyOrders } from '@weitersagen/contract/agency-area/release-endpoints';
import { isNumber } from '@weitersagen/contract/basics/number';
import { need, trouble } from '../../../../api/need.ts';
import type { FormRefused } from '../../../../form/send.ts';
import type { Load, Submit as Sent } from '../../../page/screen.ts';
import { choiceMark, rowsIn } from '../list/asked.ts';
import { SaveAsFile } from '../list/list-frame.tsx';
import { loadAround } from '../list/loaded.ts';
import { view } from '../view.ts';
import { OrderList } from './order-list.tsx';
import { DeclineQuestion, type OrderQuestion, ReleaseQuestion } from './order-question.tsx';

/** Marks of the address: what is asked before, and what was done. */
const [chosen, declines, done, left] = ['nummer', 'ablehnen', 'gesagt', 'nicht'] as const;
const tab = 'auftraege';
/** So many are released by one press. */
const max = 200;

const numbersIn = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((number) => isNumber('order', number)).slice(0, max);

async function load(load: Load) {
  const { api, query, agencyUser } = load;
  const around = await loadAround(load);
  const mayRelease = around.mayWrite && mayReleaseOrders(agencyUser?.roles ?? []);
  const question = mayRelease ? await questionOf(load) : undefined;
  const page = question ? undefined : need(await api(listAgencyOrders, { body: around.body }));
  const [said, not] = [query.get(done), Number(query.get(left)) || 0];
  const lacksChoice = mayRelease && !question && query.has(choiceMark);
  return { ...around, page, question, mayRelease, said, not, lacksChoice };
}
export type OrderData = Awaited<ReturnType<typeof load>>;

async function questionOf({ api, query }: Load): Promise<OrderQuestion | undefined> {
  const numbers = numbersIn(query.getAll(chosen));
  if (numbers.length > 0)
    return { kind: 'release', preview: need(await api(previewAgencyOrders, { body: { numbers } })) };
  const [number] = numbersIn(query.getAll(declines));
  return number === undefined ? undefined : { kind: 'decline', number };
}

async function submit(sent: Sent): Promise<Response | FormRefused> {
  const { form, api, query, enter } = sent;
  const back = { ...rowsIn(query), tab };
  switch (form.values._form) {
    case 'release': {
      const numbers = numbersIn((form.values.numbers ?? '').split(','));
      let released = 0;
      // One after the other: each is an event of its own, and one that has changed meanwhile stops no other.
      for (const number of numbers)
        if ((await api(decideAgencyOrder, { params: { number, decision: 'freigeben' }, body: {} })).ok) released += 1;
      return enter('agency', { ...back, [done]: released, [left]: numbers.length - released || null });
    }
    case 'decline': {
      const params = { number: form.values.number ?? '', decision: 'ablehnen' };
      return form.send(decideAgencyOrder, { params }, () => enter('agency', { ...back, [done]: 'abgelehnt' }));
    }
    default:
      throw trouble(404);
  }
}

export const orders = view<OrderData>({
  load,
  submit,
  draw: (data) => <Orders {...data} />,
  beside: ({ page, asked }) => page && page.rows.length > 0 && <SaveAsFile place={tab} asked={asked} />,
});

function Orders(data: OrderData) {
  const { question, page, shown } = data;
  if (question?.kind === 'release') return <ReleaseQuestion {...question} shown={shown} />;
  if (question) return <DeclineQuestion number={question.number} shown={shown} />;
  return page ? <OrderList {...data} page={page} /> : null;
}
