import { type AccountEvent, accountMoves, mayAccount } from '@weitersagen/contract/account/rules';
import { type AccountStatus, accountStatus } from '@weitersagen/contract/account/status';
import { codesOf } from '@weitersagen/contract/basics/label';
import { eventCode } from '@weitersagen/contract/event/events';
import { afterAll, expect, test } from 'vitest';
import { tellBankChange } from '#bank-account/bank-account.ts';
import { findToken, issueToken } from '#identity/identity.ts';
import type { Tx } from '#platform/context.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { world } from '../testing/world.ts';
import { type Account, endSpent, findOrCreateAccount, getAccount, lockAccount, moveAccount } from './account.ts';

const { app, as, days } = await world();
afterAll(() => app.close());

let people = 0;
const somebody = () => ({
  firstName: 'Anna',
  lastName: 'Muster',
  email: `somebody${++people}@example.org`,
  language: 'de',
});
const made = async (status: AccountStatus = 'created'): Promise<Account> =>
  as().write(async (tx) => {
    const { account } = await findOrCreateAccount(tx, somebody());
    await tx.db.updateTable('account').set({ status }).where('id', '=', account.id).execute();
    return getAccount(tx, account.id);
  });
const eventsOf = (tx: Tx, { id }: Account) =>
  tx.db
    .selectFrom('event')
    .select(['event', 'from_status', 'to_status', 'reason'])
    .where('object', '=', 'account')
    .where('object_id', '=', id)
    .orderBy('id')
    .execute();

test('an unknown e-mail becomes an account (K1), a known one is found as it is', async () => {
  const person = somebody();
  const first = await as().write((tx) => findOrCreateAccount(tx, person));
  expect(first).toMatchObject({ isNew: true, account: { status: 'created', firstName: 'Anna' } });
  const second = await as().write((tx) => findOrCreateAccount(tx, { ...person, firstName: 'Fremd' }));
  expect(second).toEqual({ isNew: false, account: first.account });
  expect(await as('versicherung').write((tx) => findOrCreateAccount(tx, person))).toMatchObject({ isNew: true });
});

const moves = (Object.keys(accountMoves) as AccountEvent[]).flatMap((event) =>
  codesOf(accountStatus).map((status) => [event, status] as const),
);
test.each(moves)('%s from %s is done with its event, or refused and changes nothing', async (event, status) => {
  const account = await made(status);
  const before = await as().read((tx) => eventsOf(tx, account));
  const move = as().write(async (tx) => moveAccount(tx, await lockAccount(tx, account.id), event, { reason: 'Grund' }));
  if (!mayAccount(event, account)) {
    await expect(move).rejects.toMatchObject({ refusal: 'state.not-allowed' });
    await as().read(async (tx) => {
      expect(await getAccount(tx, account.id)).toEqual(account);
      expect(await eventsOf(tx, account)).toEqual(before);
    });
    return;
  }
  const { to } = accountMoves[event];
  expect((await move).status).toBe(to);
  const after = await as().read((tx) => eventsOf(tx, account));
  expect(after.slice(before.length)).toEqual([
    { event: eventCode('account', event), from_status: status, to_status: to, reason: 'Grund' },
  ]);
});

test('two at once lock an account once', async () => {
  const account = await made('active');
  const lock = () => as().write(async (tx) => moveAccount(tx, await lockAccount(tx, account.id), 'lock'));
  const ends = await Promise.allSettled([lock(), lock()]);
  expect(ends.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a deleted account keeps no person, no session, no token and no mail that waits', async () => {
  const account = await made('active');
  await personToken({ as }, account.email ?? '');
  await as().write(async (tx) => {
    const owner = { kind: 'account', id: account.id } as const;
    const to = [{ email: account.email ?? '', firstName: 'Anna' }];
    await tellBankChange(tx, {
      owner,
      given: { change: 'bankStored', countsFrom: tx.now },
      iban: 'DE02120300000000202051',
      language: 'de',
      to,
    });
  });
  const secret = await as().write((tx) => issueToken(tx, 'Ablehnung', { object: 'account', id: account.id }));
  const gone = await as().write(async (tx) => moveAccount(tx, await lockAccount(tx, account.id), 'delete'));
  expect(gone).toMatchObject({ status: 'deleted', firstName: null, lastName: null, email: null });
  await as().read(async (tx) => {
    const row = await tx.db.selectFrom('account').selectAll().where('id', '=', account.id).executeTakeFirstOrThrow();
    expect(row).toMatchObject({ first_name: null, last_name: null, email: null, password_hash: null });
    expect(row.email_hash).toBe(app.app.system.vault.hash(account.email ?? '', 'account-email'));
    expect(await tx.db.selectFrom('session').select('id').where('subject_id', '=', account.id).execute()).toEqual([]);
    expect(await findToken(tx, secret, ['Ablehnung'])).toBeUndefined();
    const mails = await tx.db
      .selectFrom('mail')
      .selectAll()
      .where('object_id', '=', account.id)
      .where('object', '=', 'account')
      .execute();
    expect(mails).toMatchObject([{ state: 'dropped', address_sealed: null, parameters_sealed: null }]);
  });
});

test('the same e-mail after a deletion is somebody new', async () => {
  const account = await made('created');
  await as().write(async (tx) => moveAccount(tx, await lockAccount(tx, account.id), 'forget', { as: 'decline' }));
  const again = await as().write((tx) => findOrCreateAccount(tx, { ...somebody(), email: account.email ?? '' }));
  expect(again.isNew).toBe(true);
  expect(again.account.id).not.toBe(account.id);
});

test('the night ends tokens, sessions, stored answers and counters that are over, and nothing that lives', async () => {
  const account = await made('active');
  await personToken({ as }, account.email ?? '');
  const living = await as().write(async (tx) => {
    await tx.db
      .insertInto('replay_key')
      .values({ endpoint: 'POST /x', key: 'k', request_hash: 'h', created_at: tx.now })
      .execute();
    return issueToken(tx, 'Ablehnung', { object: 'account', id: account.id });
  });
  const left = () =>
    as().read(async (tx) => ({
      token: (await findToken(tx, living, ['Ablehnung'])) !== undefined,
      sessions: (await tx.db.selectFrom('session').select('id').execute()).length,
      keys: (await tx.db.selectFrom('replay_key').select('key').execute()).length,
      tokens: (await tx.db.selectFrom('one_time_token').select('hash').execute()).length,
    }));
  await endSpent(as());
  const before = await left();
  expect(before).toMatchObject({ token: true, keys: 1 });
  expect(before.sessions).toBeGreaterThan(0);
  await days(8);
  expect(await endSpent(as())).toBeGreaterThan(0);
  expect(await left()).toEqual({ token: false, sessions: 0, keys: 0, tokens: 0 });
  expect(await endSpent(as())).toBe(0);
});
