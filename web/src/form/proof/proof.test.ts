import { createHash } from 'node:crypto';
import { sendContactRequest } from '@weitersagen/contract/contact/endpoints';
import type { Api, Outcome } from '@weitersagen/contract/page/page';
import { afterEach, expect, test, vi } from 'vitest';
import { formInput } from '../send.ts';
import { solve } from './proof.ts';

afterEach(() => vi.unstubAllGlobals());

const refused: Outcome<unknown> = {
  ok: false,
  status: 400,
  error: { PsoErrorCode: 'PSOF0301', Message: 'Bitte bestätigen Sie', Fehler: [], TraceId: '' },
  cookies: [],
};

/** A service that asks for a proof, and keeps what it was sent. */
function asking() {
  const proofs: (string | undefined)[] = [];
  const api = (async (endpoint: { path: string }, call: { proof?: string } = {}): Promise<Outcome<unknown>> => {
    if (endpoint.path === '/nachweis') return { ok: true, value: { task: 'task', bits: 8 }, cookies: [] };
    proofs.push(call.proof);
    return call.proof ? { ok: true, value: { isSent: true }, cookies: [] } : refused;
  }) as unknown as Api;
  const values = {
    firstName: 'Anna',
    lastName: 'Muster',
    email: 'anna@example.org',
    subject: 'Frage',
    message: 'Wann?',
    acceptsPrivacy: 'yes',
  };
  return {
    proofs,
    send: () => formInput(values, api, ((key: string) => key) as never).send(sendContactRequest, {}, () => 'sent'),
  };
}

test('the number that was found makes the hash begin with so many zero bits', async () => {
  const proof = await solve({ task: 'task', bits: 10 });
  expect(proof).toMatch(/^task:\d+$/);
  expect(createHash('sha256').update(proof).digest().readUInt32BE(0) >>> 22).toBe(0);
});

test('a form that is asked for a proof does the work in the browser and is sent once more', async () => {
  vi.stubGlobal('document', {});
  const { proofs, send } = asking();
  expect(await send()).toBe('sent');
  expect(proofs).toEqual([undefined, expect.stringMatching(/^task:\d+$/)]);
});

test('a form without script says that its mail may wait', async () => {
  const { proofs, send } = asking();
  expect(await send()).toBe('sent');
  expect(proofs).toEqual([undefined, 'warten']);
});
