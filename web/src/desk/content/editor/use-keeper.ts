/** The keeper of the item that is open: it saves while somebody types, and looks for news when somebody comes back to the tab. */
import { saveContent, showContent } from '@weitersagen/contract/content/desk';
import type { ContentDetail } from '@weitersagen/contract/content/desk-shapes';
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocale, useT } from '../../../i18n/t.ts';
import { unsavedOf } from '../../../work/kept-work.ts';
import { useSeat } from '../../desk-context.ts';
import { deskApi } from '../../session.ts';
import { type Answer, Keeper, type Kept, type Unsaved } from './keeper.ts';

/** What is open in this tab: whatever is decided about it waits until it is saved. */
let opened: Keeper | undefined;

export const openedKeeper = (id: string): Keeper | undefined => (opened?.id === id ? opened : undefined);

export function useKeeper(loaded: ContentDetail): readonly [Keeper, Kept] {
  const { operator, mandant } = useSeat();
  const locale = useLocale();
  const t = useT();
  const api = useMemo(() => deskApi(mandant.slug, locale), [mandant.slug, locale]);
  const [keeper] = useState(() =>
    begin(loaded, { api, personId: operator.id, unreachable: t('desk.edit.unreachable') }),
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

function begin(
  detail: ContentDetail,
  { api, personId, unreachable }: { api: Api; personId: number; unreachable: string },
): Keeper {
  const params = { id: detail.id };
  const answerOf = (outcome: Outcome<ContentDetail>): Answer =>
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
      save: async (data, revision) => answerOf(await api(saveContent, { params, body: { data, revision } as never })),
      load: async () => answerOf(await api(showContent, { params })),
      keep,
    },
    unsavedOf(personId).get(detail.id),
  );
}

const messageOf = (error: { Message: string; Fehler: readonly { Message: string }[] }, unreachable: string): string =>
  error.Fehler.map(({ Message }) => Message).join(' ') || error.Message || unreachable;
