/** What can be done with a thing of the catalogue beside writing: the words of the questions, and what is sent when one is answered. */
import type { Definition, Endpoint } from '@weitersagen/contract/basics/endpoint';
import { need } from '../../api/need.ts';
import { moment } from '../../i18n/format.ts';
import { settledRevision, wishedMoment } from '../content/editor/before-deciding.ts';
import { openedKeeper } from '../content/editor/keeping/use-keeper.ts';
import { deskPath, type Submit } from '../screen.ts';
import type { Noun, ThingCalls } from './thing.ts';

/** The words of the questions in the address. */
export const questions = {
  publish: 'veroeffentlichen',
  plan: 'planen',
  takeBack: 'abschalten',
  planBack: 'abschalten-planen',
  'unplan-publish': 'planung-aufheben',
  'unplan-unpublish': 'abschalten-aufheben',
  discard: 'verwerfen',
  remove: 'loeschen',
} as const;
export type Decision = keyof typeof questions;

export const decisionOf = (question: string | null): Decision | undefined =>
  (Object.keys(questions) as Decision[]).find((one) => questions[one] === question);

interface Kind {
  noun: Noun;
  /** Where its list is. */
  path: string;
  calls: ThingCalls;
}

export async function decide(given: Submit, decision: Decision, { noun, path, calls }: Kind) {
  const { api, form, params, mandant, done, t, locale } = given;
  const at = { params: { id: params.id } };
  const revision = await settledRevision(
    openedKeeper(`${noun}-${params.id}`),
    async () => (need(await api(calls.show as Endpoint, at)) as { revision: number }).revision,
  );
  if (revision === undefined) return form.refuse('note', t('desk.edit.notSettled'));
  const when = wishedMoment(form.values, decision === 'plan' || decision === 'planBack');
  if (when === undefined) return form.refuse('day', t('desk.edit.momentWrong'));
  const wish = { revision, at: when, note: form.values.note?.trim() || null };
  const said = () => done(t(`desk.thing.done.${decision}`, { noun, date: when ? moment(when, locale) : '' }));
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
      return form.send(calls.remove as Endpoint, at, () =>
        done(t('desk.thing.done.remove', { noun }), deskPath(mandant.slug, path)),
      );
  }
}
