/** What can be done with a draft beside writing: the words of the questions, and what is sent when one is answered. */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { waitingText } from '../approval/open-approvals.tsx';
import { settledRevision, wishedMoment } from '../content/editor/before-deciding.ts';
import { openedKeeper } from '../content/editor/keeping/use-keeper.ts';
import { deskPath, type Submit } from '../screen.ts';
import type { ThingCalls } from './thing.ts';

/** What can be decided, with the word of its question in the address. */
export type Decision =
  | 'publish'
  | 'plan'
  | 'takeBack'
  | 'planBack'
  | 'unplan-publish'
  | 'unplan-unpublish'
  | 'discard'
  | 'remove';
export type Questions = Readonly<Record<Decision, string>>;

export const thingQuestions: Questions = {
  publish: 'veroeffentlichen',
  plan: 'planen',
  takeBack: 'abschalten',
  planBack: 'abschalten-planen',
  'unplan-publish': 'planung-aufheben',
  'unplan-unpublish': 'abschalten-aufheben',
  discard: 'verwerfen',
  remove: 'loeschen',
};

export const decisionOf = (questions: Questions, question: string | null): Decision | undefined =>
  (Object.keys(questions) as Decision[]).find((one) => questions[one] === question);

interface Kind {
  /** Under which what is typed is kept, with the id behind it. */
  keeper: string;
  /** Where its list is. */
  path: string;
  calls: Omit<ThingCalls, 'save' | 'versions' | 'restore'>;
  /** What is said when it is done; the moment of a plan is in it. */
  saidOf: (decision: Decision, date: string) => string;
}

export async function decide(given: Submit, decision: Decision, { keeper, path, calls, saidOf }: Kind) {
  const { api, form, params, mandant, done, t, locale } = given;
  const at = { params: { id: params.id } };
  const revision = await settledRevision(
    openedKeeper(`${keeper}-${params.id}`),
    async () => (need(await api(calls.show as Endpoint, at)) as { revision: number }).revision,
  );
  if (revision === undefined) return form.refuse('note', t('desk.edit.notSettled'));
  const when = wishedMoment(form.values, decision === 'plan' || decision === 'planBack');
  if (when === undefined) return form.refuse('day', t('desk.edit.momentWrong'));
  const wish = { revision, at: when, note: form.values.note?.trim() || null };
  const said = (reply: unknown) =>
    done(waitingText(reply as object, t, locale) ?? saidOf(decision, when ? moment(when, locale) : ''));
  const send = <D extends Definition>(call: Endpoint<D>, instead?: object, more: object = {}) =>
    form.send(
      call as Endpoint,
      { params: { ...at.params, ...more }, ...(instead && { instead: instead as never }) },
      said,
    );
  switch (decision) {
    case 'publish':
    case 'plan':
      return send(calls.publish, wish);
    case 'takeBack':
    case 'planBack':
      return send(calls.unpublish, wish);
    case 'unplan-publish':
      return send(calls.unplan, undefined, { deed: 'publish' });
    case 'unplan-unpublish':
      return send(calls.unplan, undefined, { deed: 'unpublish' });
    case 'discard':
      return send(calls.discard, { revision });
    case 'remove':
      return form.send(calls.remove as Endpoint, at, () => done(saidOf(decision, ''), deskPath(mandant.slug, path)));
  }
}
