/** The keeper of the item that is open: it saves while somebody types, and looks for news when somebody comes back to the tab. */
import type { ItemData } from '@weitersagen/contract/cms/schema';
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocale, useT } from '../../../../i18n/t.ts';
import { unsavedOf } from '../../../../work/kept-work.ts';
import { useSeat } from '../../../desk-context.ts';
import { deskApi } from '../../../session.ts';
import type { Edited } from '../../field/edited.ts';
import { type Answer, Keeper, type Kept, type Unsaved } from './keeper.ts';

/** How a kind of things is asked for and saved. */
export interface Calls<D extends Edited> {
  load: (api: Api, detail: D) => Promise<Outcome<D>>;
  save: (api: Api, detail: D, data: ItemData, revision: number) => Promise<Outcome<D>>;
}

type Opened = Pick<Keeper, 'id' | 'settle' | 'look' | 'revision'>;

/** What is open in this tab: whatever is decided about it waits until it is saved. */
let opened: Opened | undefined;

export const openedKeeper = (id: string): Opened | undefined => (opened?.id === id ? opened : undefined);

export function useKeeper<D extends Edited>(loaded: D, calls: Calls<D>): readonly [Keeper<D>, Kept<D>] {
  const { operator, mandant } = useSeat();
  const locale = useLocale();
  const t = useT();
  const api = useMemo(() => deskApi(mandant.slug, locale), [mandant.slug, locale]);
  const [keeper] = useState(() =>
    begin(loaded, { api, calls, personId: operator.id, unreachable: t('desk.edit.unreachable') }),
  );
  const kept = useSyncExternalStore(keeper.subscribe, keeper.get);
  useEffect(() => keeper.meet(loaded), [keeper, loaded]);
  useEffect(() => {
    opened = keeper;
    if (keeper.get().state === 'typed') void keeper.settle();
    const look = () => {
      // Whoever hides a page may never show it again: a phone says nothing else when it ends.
      if (document.hidden) void keeper.settle();
      else void keeper.look();
    };
    // The browser asks itself whether what is typed may go; it is saved while it asks.
    const hold = (event: BeforeUnloadEvent) => {
      if (keeper.get().state === 'saved') return;
      event.preventDefault();
      void keeper.settle();
    };
    window.addEventListener('focus', look);
    document.addEventListener('visibilitychange', look);
    window.addEventListener('beforeunload', hold);
    return () => {
      window.removeEventListener('focus', look);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('beforeunload', hold);
      if (opened === keeper) opened = undefined;
      void keeper.settle();
      keeper.stop();
    };
  }, [keeper]);
  return [keeper, kept];
}

function begin<D extends Edited>(
  detail: D,
  { api, calls, personId, unreachable }: { api: Api; calls: Calls<D>; personId: number; unreachable: string },
): Keeper<D> {
  const answerOf = (outcome: Outcome<D>): Answer<D> =>
    outcome.ok
      ? { ok: true, detail: outcome.value }
      : { ok: false, status: outcome.status, message: messageOf(outcome.error, unreachable) };
  const keep = (unsaved: Unsaved | undefined): void => {
    if (unsaved) unsavedOf(personId).set(detail.id, unsaved);
    else unsavedOf(personId).delete(detail.id);
  };
  return new Keeper(
    detail,
    {
      save: async (data, revision) => answerOf(await calls.save(api, detail, data, revision)),
      load: async () => answerOf(await calls.load(api, detail)),
      keep,
    },
    unsavedOf(personId).get(detail.id),
  );
}

const messageOf = (error: { Message: string; Fehler: readonly { Message: string }[] }, unreachable: string): string =>
  error.Fehler.map(({ Message }) => Message).join(' ') || error.Message || unreachable;
