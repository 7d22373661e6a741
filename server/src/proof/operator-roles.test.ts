/** Design 2.2, 2.4: what each role of an operator may call, asked of every endpoint of the desk; all others answer 403. */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { toNumber } from '@weitersagen/contract/basics/number';
import { endpoints } from '@weitersagen/contract/endpoints';
import { operatorRoles } from '@weitersagen/contract/operator/schemas';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { TestApp } from '../testing/app.ts';
import { operator } from '../testing/operators.ts';
import { world } from '../testing/world.ts';

let app: TestApp;
const tokens: Partial<Record<OperatorRole, string>> = {};
beforeAll(async () => {
  ({ app } = await world());
  for (const role of operatorRoles)
    tokens[role] = await operator(app, { email: `${role.toLowerCase()}@betreiber.example`, role });
});
afterAll(() => app.close());

const desk = Object.entries(endpoints).filter(([, { access }]) => access.includes('operator'));
const everybody = ['signOut', 'whoAmI', 'listSessions', 'endSession', 'setClock'];
const adminOnly = ['listOperators', 'inviteOperator', 'changeOperator', 'downloadOperators', 'changeDebtor'];

describe.each(operatorRoles)('%s', (role) => {
  const mayNot = desk.filter(([, { roles }]) => roles !== undefined && !roles.includes(role));
  if (mayNot.length > 0)
    test.each(mayNot)('may not call %s', async (_name, { method, path, body }) => {
      const answer = await app.call(method, addressOf(path), { token: tokens[role], ...(body ? { body: {} } : {}) });
      expect(answer).toMatchObject({ status: 403, body: { PsoErrorCode: 'PSOF0202' } });
    });
  else test('may call everything', () => expect(role).toBe('BetreiberAdmin'));
});

/** Right in form: a number that is none is unknown before anybody is asked who it is. */
function addressOf(path: string): string {
  const kind = /auftraege/.test(path) ? 'order' : /empfaenger/.test(path) ? 'recipient' : 'recommendation';
  const values: Record<string, string> = {
    nr: toNumber(kind, '1234567890'),
    id: /praemierung/.test(path) ? toNumber('reward', '1234567890') : '1',
    hash: 'a'.repeat(32),
    job: 'praemien-ablauf',
  };
  return path.replace(/:(\w+)/g, (_whole, name: string) => values[name] ?? '1');
}

test('who may do what is decided call by call', () => {
  const without = desk.filter(([, { roles }]) => roles === undefined).map(([name]) => name);
  expect(without.toSorted()).toEqual(everybody.toSorted());
  const admin = desk.filter(([, { roles }]) => roles?.length === 1).map(([name]) => name);
  expect(admin.toSorted()).toEqual(adminOnly.toSorted());
});
