/**
 * When the session of whoever sits here ends: so many minutes after the server has last heard of the desk, in whichever tab,
 * and at its last moment whatever is done. The moments are the server's; a browser's clock only counts what has passed.
 */
import { idleMinutes } from '@weitersagen/contract/operator/idle';

let heardAt = Date.now();
/** What the server said of the session, and when. */
let said: { at: number; now: Date; endsAt: Date } | undefined;

/** The other tabs of the desk have the same session. */
const tabs = 'document' in globalThis ? new BroadcastChannel('verwaltung') : undefined;
tabs?.addEventListener('message', () => {
  heardAt = Date.now();
});

export const hear = (): void => {
  heardAt = Date.now();
  tabs?.postMessage('heard');
};

export const hearSession = ({ now, endsAt }: { now: Date; endsAt: Date }): void => {
  said = { at: Date.now(), now, endsAt };
};

export interface SessionEnd {
  /** Without anything being done, or for good. */
  why: 'idle' | 'last';
  msLeft: number;
  /** As the server's clock will show it. */
  at: Date;
}

export function sessionEnd(): SessionEnd {
  const now = Date.now();
  const serverNow = said ? said.now.getTime() + now - said.at : now;
  const idleMs = heardAt + idleMinutes * 60_000 - now;
  const lastMs = said ? said.endsAt.getTime() - serverNow : Number.POSITIVE_INFINITY;
  const msLeft = Math.min(idleMs, lastMs);
  return { why: lastMs <= idleMs ? 'last' : 'idle', msLeft, at: new Date(serverNow + msLeft) };
}
