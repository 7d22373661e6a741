/**
 * "Status & Auftragsfreigabe" (A4, A6, C-46): the orders of the agency with why each can be released or not, released or turned
 * down one by one or several at once, after it was said what that does. Whoever may not release reads them all the same.
 */

import { mayReleaseOrders } from '@weitersagen/contract/agency/rights';
import { listAgencyOrders } from '@weitersagen/contract/agency-area/endpoints';
import { decideAgencyOrder, previewAgencyOrders } from '@weitersagen/contract/agency-area/release-endpoints';
import { isNumber } from '@weitersagen/contract/basics/number';
import { need, trouble } from '../../../../api/need.ts';
import { FormRefused } from '../../../../form/send.ts';
import type { Load, Submit as Sent } from '../../../page/screen.ts';
import { choiceMark, rowsIn } from '../list/asked.ts';
import { loadAround } from '../list/loaded.ts';
import { SaveAsFile } from '../list/save-as-file.tsx';
import { view } from '../view.ts';
import { OrderList } from './order-list.tsx';
import { DeclineQuestion, declineWord, type OrderQuestion, ReleaseQuestion } from './order-question.tsx';

/** Marks of the address: what is asked before, what was done, and what was not. */
const [chosen, declines, done, left] = ['nummer', declineWord, 'gesagt', 'nicht'] as const;
const tab = 'auftraege';
/** So many are decided by one press. */
const max = 200;

type Decision = OrderQuestion['decision'];

const numbersIn = (values: readonly string[]): string[] =>
  [...new Set(values)].filter((number) => isNumber('order', number)).slice(0, max);
const numbersOf = (written = ''): string[] => numbersIn(written.split(','));

async function load(load: Load) {
  const { api, query, agencyUser } = load;
  const around = await loadAround(load);
  const mayRelease = around.mayWrite && mayReleaseOrders(agencyUser?.roles ?? []);
  const question = mayRelease ? await questionOf(load) : undefined;
  const page = question ? undefined : need(await api(listAgencyOrders, { body: around.body }));
  const lacksChoice = mayRelease && !question && query.has(choiceMark);
  return { ...around, page, question, mayRelease, done: doneIn(query), lacksChoice };
}
export type OrderData = Awaited<ReturnType<typeof load>>;

async function questionOf({ api, query }: Load): Promise<OrderQuestion | undefined> {
  const one = query.getAll(declines);
  const decision: Decision = one.length > 0 || query.get(choiceMark) === declineWord ? 'decline' : 'release';
  const numbers = numbersIn(one.length > 0 ? one : query.getAll(chosen));
  if (numbers.length === 0) return;
  return { decision, preview: need(await api(previewAgencyOrders, { body: { numbers } })) };
}

/** `gesagt=2`, and of those that were turned down `gesagt=ablehnen-2`. */
const saidOf = (decision: Decision, count: number): string =>
  decision === 'decline' ? `${declineWord}-${count}` : String(count);

function doneIn(query: URLSearchParams) {
  const said = query.get(done);
  if (said === null) return;
  const decision: Decision = said.startsWith(declineWord) ? 'decline' : 'release';
  return { decision, count: Number(/\d+$/.exec(said)?.[0] ?? 0), not: numbersOf(query.get(left) ?? '') };
}

const releases = async ({ api }: Sent, number: string): Promise<boolean> =>
  (await api(decideAgencyOrder, { params: { number, decision: 'freigeben' }, body: {} })).ok;

const turnsDown = ({ form }: Sent, number: string): Promise<true | FormRefused> =>
  form.send(decideAgencyOrder, { params: { number, decision: declineWord } }, () => true as const);

async function submit(sent: Sent): Promise<Response | FormRefused> {
  const { form, query, enter } = sent;
  const decision = form.values._form;
  if (decision !== 'release' && decision !== 'decline') throw trouble(404);
  const numbers = numbersOf(form.values.numbers);
  const not: string[] = [];
  // One after the other: each is an event of its own, and one that has changed meanwhile stops no other.
  for (const number of numbers) {
    const answer = await (decision === 'release' ? releases(sent, number) : turnsDown(sent, number));
    // The reason is that of all, and of one alone all that was wrong is said.
    if (answer instanceof FormRefused && (answer.state.problems.length > 0 || numbers.length === 1)) return answer;
    if (answer !== true) not.push(number);
  }
  const said = saidOf(decision, numbers.length - not.length);
  return enter('agency', { ...rowsIn(query), tab, [done]: said, [left]: not.join(',') || null });
}

export const orders = view<OrderData>({
  load,
  submit,
  draw: (data) => <Orders {...data} />,
  beside: ({ page, asked }) => page && page.rows.length > 0 && <SaveAsFile place={tab} asked={asked} />,
});

function Orders(data: OrderData) {
  const { question, page, shown } = data;
  if (question?.decision === 'release') return <ReleaseQuestion {...question} shown={shown} />;
  if (question) return <DeclineQuestion {...question} shown={shown} />;
  return page ? <OrderList {...data} page={page} /> : null;
}
