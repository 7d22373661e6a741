import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Sent, uploading } from './upload.ts';

/** The browser's request, as far as it is used; a test says what becomes of it. */
class Request {
  static last: Request;
  readonly opened: string[] = [];
  readonly headers: Record<string, string> = {};
  readonly upload: { onprogress?: (event: { loaded: number; total: number }) => void } = {};
  status = 0;
  responseText = '';
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  constructor() {
    Request.last = this;
  }
  open(...what: string[]) {
    this.opened.push(...what);
  }
  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }
  send() {}
  abort() {
    this.onabort?.();
    this.onloadend?.();
  }
}

beforeEach(() => void vi.stubGlobal('XMLHttpRequest', Request));
afterEach(() => void vi.unstubAllGlobals());

const start = (signal?: AbortSignal) => {
  const told: (Sent | undefined)[] = [];
  const answer = uploading((sent) => told.push(sent))('/api/v1/spbdevk/admin/auftraege/import', {
    method: 'POST',
    headers: { 'Content-Type': 'text/csv' },
    body: new Blob(['a']),
    signal: signal ?? null,
  });
  return { told, answer, request: Request.last };
};

test('a file tells how much of it is sent, and the answer is one of fetch', async () => {
  const { told, answer, request } = start();
  request.upload.onprogress?.({ loaded: 1, total: 2 });
  request.upload.onprogress?.({ loaded: 2, total: 2 });
  Object.assign(request, { status: 202, responseText: '{"Id":7}' });
  request.onload?.();
  request.onloadend?.();
  const { status, ok } = await answer;
  expect([status, ok, await (await answer).json()]).toEqual([202, true, { Id: 7 }]);
  expect(told).toEqual([{ bytes: 1, of: 2 }, { bytes: 2, of: 2 }, undefined]);
  expect(request.opened).toEqual(['POST', '/api/v1/spbdevk/admin/auftraege/import']);
  expect(request.headers).toEqual({ 'content-type': 'text/csv' });
});

test.each(['the line is cut', 'it takes too long'])(
  'when %s, nothing arrived and nothing is under way',
  async (why) => {
    const ended = new AbortController();
    const { told, answer, request } = start(ended.signal);
    if (why === 'it takes too long') ended.abort();
    else {
      request.onerror?.();
      request.onloadend?.();
    }
    await expect(answer).rejects.toThrow('did not arrive');
    expect(told).toEqual([undefined]);
  },
);
