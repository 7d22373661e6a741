/** The file that is being sent: how far it is, for whoever shows it. Everything else goes by `fetch` as ever. */
import { useSyncExternalStore } from 'react';
import { type Sent, uploading } from '../api/upload.ts';
import { hear } from './heard.ts';

let sent: Sent | undefined;
const listeners = new Set<() => void>();

const tell = (now: Sent | undefined): void => {
  sent = now;
  for (const listener of listeners) listener();
};
const upload = uploading(tell);

export const deskFetch: typeof fetch = async (input, init) => {
  const answer = await send(input, init);
  // Who has no session any more is not heard of.
  if (answer.status !== 401) hear();
  return answer;
};

const send: typeof fetch = (input, init) => {
  if (!(init?.body instanceof Blob)) return fetch(input, init);
  tell({ bytes: 0, of: init.body.size });
  return upload(input, init);
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useUpload = (): Sent | undefined => useSyncExternalStore(subscribe, () => sent);
