/**
 * Files on their way to the house, one after the other: which waits, which is being sent, which was refused and why. What
 * arrived goes off the list and is told to whoever asked.
 */
import { uploadMedia } from '@weitersagen/contract/media/desk';
import type { MediaRow } from '@weitersagen/contract/media/schemas';
import { useCallback, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useLocale, useT } from '../../i18n/t.ts';
import { useSeat } from '../desk-context.ts';
import { deskApi } from '../session.ts';

export interface Upload {
  key: number;
  name: string;
  state: 'waits' | 'sends' | 'refused';
  /** Why it was refused. */
  why?: string;
}

interface Uploads {
  uploads: readonly Upload[];
  add: (files: Iterable<File>) => void;
  /** Takes a refused one off the list. */
  drop: (key: number) => void;
}

/** `onCame` hears of all that came of one go. */
export function useUploads(onCame: (rows: readonly MediaRow[]) => void): Uploads {
  const t = useT();
  const locale = useLocale();
  const { mandant } = useSeat();
  const { revalidate } = useRevalidator();
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const waiting = useRef<{ key: number; file: File }[]>([]);
  const isSending = useRef(false);
  const lastKey = useRef(0);
  const change = (key: number, to: Partial<Upload> | undefined): void =>
    setUploads((all) =>
      to ? all.map((one) => (one.key === key ? { ...one, ...to } : one)) : all.filter((one) => one.key !== key),
    );

  /** Gives what came, or undefined with the reason on the list. */
  const send = async (key: number, file: File): Promise<MediaRow | undefined> => {
    change(key, { state: 'sends' });
    const api = deskApi(mandant.slug, locale);
    const outcome = await api(uploadMedia, { query: { name: file.name || 'Bild' }, body: file }).catch(() => undefined);
    if (outcome?.ok) {
      change(key, undefined);
      return outcome.value;
    }
    // The session is over: the page asks for it again.
    if (outcome?.status === 401) void revalidate();
    const why = outcome && (outcome.error.Fehler[0]?.Message || outcome.error.Message);
    change(key, { state: 'refused', why: why || t('desk.media.unsent') });
    return undefined;
  };

  const sendAll = async (): Promise<void> => {
    if (isSending.current) return;
    isSending.current = true;
    const came: MediaRow[] = [];
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const row = await send(next.key, next.file);
      if (row) came.push(row);
    }
    isSending.current = false;
    if (came.length > 0) onCame(came);
  };

  return {
    uploads,
    add: (files) => {
      const fresh = [...files].map((file) => ({ key: ++lastKey.current, file }));
      waiting.current.push(...fresh);
      setUploads((all) => [
        ...all,
        ...fresh.map(({ key, file }) => ({ key, name: file.name, state: 'waits' as const })),
      ]);
      void sendAll();
    },
    drop: useCallback((key: number) => setUploads((all) => all.filter((one) => one.key !== key)), []),
  };
}
