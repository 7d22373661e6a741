/** Calls of the API beside the browser: without its cookies. */
import assert from 'node:assert/strict';
import type { Place } from './place.ts';

export type Headers = Readonly<Record<string, string>>;

export const ask = ({ api }: Place, method: string, path: string, body?: unknown, headers: Headers = {}) =>
  fetch(api + path, {
    method,
    headers: { ...headers, ...(body !== undefined && { 'content-type': isFile(body) ? bytes : 'application/json' }) },
    ...(body !== undefined && { body: isFile(body) ? body : JSON.stringify(body) }),
  });

const bytes = 'application/octet-stream';
const isFile = (body: unknown): body is Uint8Array<ArrayBuffer> => body instanceof Uint8Array;

/** What a call that went well has answered. */
export async function read<T>(answer: Response): Promise<T> {
  const text = await answer.text();
  assert.ok(answer.ok, `${answer.url}: ${answer.status} ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}

export const bearer = (token: string): Headers => ({ authorization: `Bearer ${token}` });
