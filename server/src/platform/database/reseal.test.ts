import { randomBytes } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { insertApproval, openDeed } from '#approval/approval.ts';
import {
  type BankAccountOwner,
  findBankAccount,
  forgetBankAccount,
  putBankAccount,
} from '#bank-account/bank-account.ts';
import { findDebtor } from '#mandant/mandant.ts';
import { operator, operatorActor } from '#testing/cast/operators.ts';
import { sealedAtFirst } from '#testing/first-form.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';
import { readConfig } from '../config.ts';
import { createContext, type System } from '../context.ts';
import { openVault } from '../vault.ts';
import { leaveFirstForm, resealAll } from './reseal.ts';

const [older, newer] = [`a:${randomBytes(32).toString('base64')}`, `b:${randomBytes(32).toString('base64')}`];
const token = `t:${randomBytes(32).toString('base64')}`;

const { app, mandants } = await world({ ENCRYPTION_KEYS: older, TOKEN_KEYS: token });
afterAll(() => app.close());

const systemWith = (keys: string): System => ({
  ...app.app.system,
  vault: openVault(readConfig({ ENCRYPTION_KEYS: keys, TOKEN_KEYS: token })),
});
const createContextOf = (slug: Slug, system: System) =>
  createContext({
    system,
    mandant: mandants[slug],
    actor: { kind: 'anyone' },
    locale: 'de',
    now: new Date(),
    log: system.log,
    origin: null,
  });
const debtorWith = (system: System) => createContextOf('versicherung', system).read(findDebtor);
const owner: BankAccountOwner = { kind: 'account', id: 4711 };
const ibanSealed = (): Promise<string> =>
  createContextOf('spbdevk', app.app.system).read(async ({ db }) => {
    const { rows } = await sql<{
      iban: string;
    }>`select iban_sealed as iban from bank_account where owner_id = ${owner.id}`.execute(db);
    return rows[0]?.iban ?? '';
  });
const all = Object.values(mandants).map(({ id }) => id);

test('after a rotation everything lies under the newest key, of every mandant', async () => {
  await expect(debtorWith(systemWith(newer))).rejects.toThrow('not in ENCRYPTION_KEYS');
  const rotating = systemWith(`${newer},${older}`);
  const counts = await resealAll(rotating, all);
  expect(counts.get('mandant_config.debtor')).toBe(2);
  expect(counts.get('voucher_code.code')).toBe(6);
  expect(await debtorWith(systemWith(newer))).toMatchObject({ holder: 'Hafenwacht GmbH' });
  expect([...(await resealAll(rotating, all)).values()].reduce((sum, count) => sum + count)).toBe(0);
});

test('what was sealed for its column only is sealed for its row, once; what turns up later in that form is not read', async () => {
  const system = systemWith(`${older},${newer}`);
  const { vault } = system;
  const putFirstForm = (iban: string) =>
    createContextOf('spbdevk', system).write(async (tx) => {
      await putBankAccount(tx, owner, { holder: 'Anna Muster', iban, givenAt: tx.now });
      const first = (plain: string, column: string) => sealedAtFirst(older, plain, column).toString('base64url');
      await sql`
        update bank_account set holder_sealed = ${first('Anna Muster', 'bank_account.holder')},
          iban_sealed = ${first(iban, 'bank_account.iban')} where owner_id = ${owner.id}`.execute(tx.db);
    });
  const find = () => createContextOf('spbdevk', system).read((tx) => findBankAccount(tx, owner));
  await putFirstForm('DE02120300000000202051');
  await expect(find()).rejects.toThrow('is not read any more');
  await leaveFirstForm(system, async () => all);
  expect(await find()).toMatchObject({ holder: 'Anna Muster', iban: 'DE02120300000000202051' });
  expect(vault.isCurrent(Buffer.from(await ibanSealed(), 'base64url'))).toBe(true);
  await putFirstForm('DE89370400440532013000');
  await leaveFirstForm(system, async () => all);
  await expect(find()).rejects.toThrow('is not read any more');
  await createContextOf('spbdevk', system).write((tx) => forgetBankAccount(tx, owner));
});

test('what was asked for, which no request changes, is sealed again as well', async () => {
  await operator(app);
  const actor = await operatorActor(app, 'eva@betreiber.example');
  const { operatorId } = actor as { operatorId: number };
  const ctxOf = (keys: string) => createContextOf('spbdevk', systemWith(keys));
  const made = await ctxOf(older).write((tx) =>
    insertApproval(
      { ...tx, actor },
      {
        kind: 'discardPayout',
        object: 'payout',
        objectId: 4711,
        claimId: null,
        reason: 'Anruf',
        askedBy: operatorId,
        askedAt: tx.now,
        endsAt: tx.now,
        isSingleHanded: false,
      },
      { runId: 4711 },
    ),
  );
  expect((await resealAll(systemWith(`${newer},${older}`), all)).get('approval.deed')).toBe(1);
  const [kept] = await ctxOf(newer).read(({ db }) =>
    db.selectFrom('approval').select(['id', 'deed_sealed as deedSealed']).where('id', '=', made.id).execute(),
  );
  expect(openDeed(ctxOf(newer), kept!)).toEqual({ runId: 4711 });
});

test('every sealed column is bound to its own place, by which it is found', async () => {
  const counts = await resealAll(systemWith(`${newer},${older}`), all);
  const folder = join(import.meta.dirname, '../..');
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(join(folder, path), 'utf8'))
    .join('\n');
  expect(counts.size).toBeGreaterThan(0);
  for (const place of counts.keys()) expect(sources).toContain(`'${place}'`);
});
