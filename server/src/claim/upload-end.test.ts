/** Nothing that somebody sends stays behind when the person goes meanwhile, wherever the upload stands then (rules 3.13). */
import { Readable } from 'node:stream';
import { Refusal } from '@weitersagen/contract/basics/refusals';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { lockAccount, moveAccount } from '#account/account.ts';
import { cleanFiles } from '#files/files.ts';
import { eraseAccount } from '#person/person.ts';
import type { Actor, Ctx } from '#platform/context.ts';
import { claimsOf } from '#testing/cast/claims.ts';
import { filesOf, stores } from '#testing/cast/files.ts';
import { operator, operatorActor } from '#testing/cast/operators.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { countRows } from '#testing/database/books.ts';
import { meanwhile } from '#testing/database/meanwhile.ts';
import { pdfOf } from '#testing/file-samples.ts';
import { type World, world } from '#testing/world.ts';
import { forgetClaimsOf, uploadClaimFile } from './claim.ts';

type Person = Extract<Actor, { kind: 'recommender' }>;

const refusalOf = (doing: Promise<unknown>): Promise<string> =>
  doing.then(
    () => 'taken',
    (error) => (error instanceof Refusal ? error.refusal : String(error)),
  );

describe.each(stores)('a file that comes into the %s', (store) => {
  let w: World;
  let here: ReturnType<typeof filesOf>;
  let eva: Actor;
  beforeAll(async () => {
    w = await world();
    here = filesOf(w, store);
    await operator(w.app);
    eva = await operatorActor(w.app, 'eva@betreiber.example');
  });
  afterAll(() => w.app.close());

  /** Somebody with a session. */
  async function signedIn(): Promise<Person> {
    const { recommenderEmail } = await claimsOf(w).recommended();
    await personToken(w, recommenderEmail);
    const { id: accountId, hash } = await w
      .as()
      .read(({ db }) =>
        db.selectFrom('account').select(['id', 'hash']).where('email', '=', recommenderEmail).executeTakeFirstOrThrow(),
      );
    const session = await w
      .as()
      .read(({ db }) =>
        db.selectFrom('session').select('id').where('subject_id', '=', accountId).executeTakeFirstOrThrow(),
      );
    const known = { accountId, hash, email: recommenderEmail, sessionId: session.id };
    return { kind: 'recommender', ...known, authAt: new Date(0), roles: [], support: null };
  }
  const goes = (person: Person) => eraseAccount(w.as('spbdevk', eva), person.hash);
  const left = async () => {
    const rows = [await countRows(w, 'file'), await countRows(w, 'file_part')];
    await cleanFiles(w.as());
    return [...rows, ...(await here.onDisk())];
  };

  test('is refused where the person goes while its bytes arrive', async () => {
    const person = await signedIn();
    const pdf = pdfOf(600_000);
    const slow = async function* () {
      yield pdf.subarray(0, 300_000);
      await goes(person);
      yield pdf.subarray(300_000);
    };
    const sent = uploadClaimFile(w.as('spbdevk', person), Readable.from(slow()), 'a.pdf');
    expect(await refusalOf(sent)).toBe('token.invalid');
    expect(await left()).toEqual([0, 0]);
  });

  test.each([1, 2, 3, 4])('is nowhere where the person goes before the transaction %i of it', async (before) => {
    const person = await signedIn();
    const ctx = w.as('spbdevk', person);
    let writes = 0;
    const write: Ctx['write'] = async (steps) => {
      if (++writes === before) await goes(person);
      return ctx.write(steps);
    };
    const sent = uploadClaimFile({ ...ctx, write }, Readable.from([pdfOf(600_000)]), 'a.pdf');
    // Two transactions of the folder: that of the limit, and its own.
    expect(await refusalOf(sent)).toBe(store === 'folder' && before > writes ? 'taken' : 'token.invalid');
    if (before > writes) await goes(person);
    expect(await left()).toEqual([0, 0]);
  });

  test('waits for an end that has begun, and is refused then', async () => {
    const person = await signedIn();
    const sent = await meanwhile(
      w.as('spbdevk', eva),
      async (tx) => {
        const account = await lockAccount(tx, person.accountId);
        await forgetClaimsOf(tx, person.accountId);
        await moveAccount(tx, account, 'delete');
      },
      () => refusalOf(uploadClaimFile(w.as('spbdevk', person), Readable.from([pdfOf(2000)]), 'a.pdf')),
    );
    expect(sent).toBe('token.invalid');
    expect(await left()).toEqual([0, 0]);
  });
});
