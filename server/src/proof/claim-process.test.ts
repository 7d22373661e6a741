/**
 * What other processes do to claims and files (rules 3.13). `npm run reseal`, as whoever runs the product starts it: all reads as
 * before under the new key alone. `kill -9` in the middle of an upload, and of the agreement that gives an order to somebody else:
 * nothing is half there, and the same again works; a server of its own is killed at parts of the time that the same takes
 * undisturbed. `npm test` does one of each, the kills on PostgreSQL; EVERY_CASE=1, as `npm run proof` has it, does all.
 */
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { sql as raw } from 'kysely';
import { describe, expect, test } from 'vitest';
import { cleanFiles } from '#files/files.ts';
import { partBytes } from '#files/store.ts';
import { readConfig } from '#platform/config.ts';
import { openDatabase } from '#platform/database/db.ts';
import { freePort } from '../../../tools/machine/free-port.ts';
import { claimsOf } from '../testing/cast/claims.ts';
import { filesOf, stores } from '../testing/cast/files.ts';
import { operator } from '../testing/cast/operators.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { countRows } from '../testing/database/books.ts';
import { testDatabaseKind } from '../testing/database/database.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { pdfOf } from '../testing/file-samples.ts';
import { report, type Walk } from '../testing/walk.ts';
import { claimEnvironment, inWorld } from './claim-world.ts';
import { kill, start } from './crash.ts';
import { ask } from './crash-clients.ts';

const every = process.env.EVERY_CASE === '1';
const isPostgres = testDatabaseKind === 'postgres';
const resealed = every ? stores : isPostgres ? [] : stores.slice(-1);
/** A life of a server on the embedded database takes some seconds of a quiet machine; this is no measure. */
const hangsAfter = 600_000;
const killed = every ? stores : isPostgres ? stores.slice(0, 1) : [];
const megabytes = every || isPostgres ? 9 : 3;
const moments = every ? [0.1, 0.25, 0.4, 0.55, 0.7, 0.85] : [0.5];

const run = promisify(execFile);
const root = join(import.meta.dirname, '../../..');
const key = (id: string): string => `${id}:${randomBytes(32).toString('base64')}`;

describe.each(resealed)('a claim with a file in the %s', (store) => {
  test('reads as before under a new key alone, and not without the reseal', async () => {
    const { environment, release } = await claimEnvironment(store);
    const [older, newer, TOKEN_KEYS] = [key('alt'), key('neu'), key('zeichen')];
    const withKeys = (ENCRYPTION_KEYS: string) => ({ ...environment, ENCRYPTION_KEYS, TOKEN_KEYS });
    const content = pdfOf(600_000);
    try {
      const { claim, file, walk, asked } = await inWorld(withKeys(older), async (w) => {
        const of = claimsOf(w);
        const [waits, other] = [await of.waiting(), await of.recommended()];
        await report(w.app, other, 'eingegangen', of.day());
        const { body } = await of.uploads(waits.recommenderEmail, content);
        const made = await of.filed(waits, { Dateien: body.Id, ExterneAuftragsnummer: other.externalNumber });
        await of.decides('eva', made, 'ablehnen', { Ablehnungsgrund: 'NichtBelegt' });
        await of.asPerson(waits.recommenderEmail, 'PUT', `/${made}/widerspruch`, {
          body: { Nachricht: 'Doch, gesehen.' },
        });
        const waiting = await of.decides('otto', made, 'zuordnen', {
          Auftragsnummer: other.orderNumber,
          Grund: 'Telefon',
        });
        expect(waiting.status).toBe(202);
        return { claim: made, file: body.Id as string, walk: waits, asked: waiting.body.Antrag as number };
      });
      const reseals = async (): Promise<ReadonlyMap<string, number>> => {
        const env = { ...process.env, ...withKeys(`${newer},${older}`) };
        const { stdout, stderr } = await run('npm', ['run', '-s', 'reseal'], { cwd: root, env });
        expect(stderr).toBe('');
        const lines = stdout.split('\n').map((line) => /^(.+?)\s+(\d+)$/.exec(line) ?? []);
        return new Map(lines.flatMap(([, place, count]) => (place ? [[place, Number(count)]] : [])));
      };
      // Without it the older key cannot go: the start says so.
      const started = run(process.execPath, [join(root, 'server/src/main.ts')], {
        env: { ...process.env, ...withKeys(newer), PORT: String(await freePort()), LOG_LEVEL: 'info' },
        timeout: 60_000,
      });
      await expect(started).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('npm run reseal') });
      const first = await reseals();
      expect([first.get('claim.words'), first.get('claim.appeal'), first.get('approval.deed')]).toEqual([1, 1, 1]);
      expect([first.get('file_part.content') ?? 0, first.get('files of FILES_DIR')]).toEqual(
        store === 'database' ? [3, 0] : [0, 1],
      );
      const second = await reseals();
      expect([...second.values()].filter((count) => count > 0)).toEqual([]);
      await inWorld(withKeys(newer), async (w) => {
        const of = claimsOf(w);
        expect(await of.shows(claim)).toMatchObject({
          Nachricht: 'Mein Nachbar hat unterschrieben.',
          Widerspruch: 'Doch, gesehen.',
          Dateien: [{ Id: file, Bytes: 600_000 }],
          Antraege: [{ Antrag: asked }],
        });
        const token = await operator(w.app);
        const { headers, rawPayload } = await w.app.app.http.fastify.inject({
          url: `/api/v1/spbdevk/admin/nachbuchungen/${claim}/dateien/${file}`,
          headers: { authorization: `Bearer ${token}` },
        });
        expect([headers['content-type'], rawPayload.equals(content)]).toEqual(['application/pdf', true]);
        // What was asked for under the older key is done under the newer one.
        expect((await of.desk('nora', 'PUT', `antraege/${asked}/zustimmen`, {})).status).toBe(200);
        expect(await of.statusOf(walk)).toMatchObject({ Status: 'Entschieden', Ergebnis: 'Zugeordnet' });
      });
    } finally {
      await release();
    }
  }, 120_000);
});

interface Sent {
  method: 'POST' | 'PUT';
  path: string;
  token: string;
  body: Buffer | object;
}

/** One server after the other on the same database; `send` gives no answer where it was killed before. */
async function servers(environment: Record<string, string>) {
  const port = await freePort();
  const send = ({ method, path, token, body }: Sent): Promise<Response | undefined> =>
    ask(`http://127.0.0.1:${port}/api/v1/spbdevk${path}`, {
      method,
      body: Buffer.isBuffer(body) ? new Uint8Array(body) : JSON.stringify(body),
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': Buffer.isBuffer(body) ? 'application/octet-stream' : 'application/json',
      },
    });
  return {
    /** How long it takes when nobody disturbs it, after a first one that warms up. */
    measure: async (each: readonly Sent[]): Promise<number> => {
      const server = await start(environment, port);
      let took = 0;
      for (const sent of each) {
        const from = performance.now();
        expect((await send(sent))?.status).toBe(200);
        took = performance.now() - from;
      }
      await kill(server);
      return took;
    },
    /** Whether there was an answer before the server died. */
    dies: async (sent: Sent, warm: Sent | undefined, then: () => Promise<unknown>): Promise<boolean> => {
      const server = await start(environment, port);
      if (warm) await send(warm);
      const answer = send(sent);
      try {
        await then();
      } finally {
        await kill(server);
      }
      return (await answer) !== undefined;
    },
    again: async (sent: Sent): Promise<number | undefined> => {
      const server = await start(environment, port);
      const answer = await send(sent);
      await kill(server);
      return answer?.status;
    },
  };
}

/** Until the first parts of one more file are there. */
async function untilPartsCome(environment: Record<string, string>): Promise<void> {
  const database = await openDatabase(readConfig(environment));
  try {
    const { rows: mandants } = await raw<{ id: number }>`select id from mandant`.execute(database.kysely);
    const count = (): Promise<number> =>
      database.transaction({ mandantId: mandants[0]?.id ?? 0, role: 'app', readOnly: true }, async (db) => {
        const { rows } = await raw<{ count: number }>`select count(*)::int as count from file_part`.execute(db);
        return rows[0]?.count ?? 0;
      });
    const before = await count();
    const endsAt = Date.now() + 10_000;
    while ((await count()) === before) if (Date.now() > endsAt) throw new Error('no part has come');
  } finally {
    await database.close();
  }
}

describe.each(killed)('an upload into the %s', (store) => {
  test(
    'that is killed leaves nothing that anybody sees, and works again',
    async () => {
      const { environment, release } = await claimEnvironment(store);
      try {
        const content = pdfOf(megabytes * 1_000_000);
        // Two, because one may have six files that wait, and on a busy machine nearly all come through before the server dies.
        const [one, other] = await inWorld(environment, async (w) => {
          const person = async () => {
            // The servers go by the real clock, to which the days of waiting lead.
            await w.days(-5);
            const walk = await claimsOf(w).waiting();
            return { walk, token: await personToken(w, walk.recommenderEmail) };
          };
          return [await person(), await person()] as const;
        });
        const { walk } = one;
        const uploadOf = ({ token }: typeof one) =>
          ({ method: 'POST', path: '/empfehler/nachbuchungen/dateien?name=a.pdf', token, body: content }) as const;
        const upload = uploadOf(one);
        const small = { ...upload, body: pdfOf(2000) };
        const { measure, dies, again } = await servers(environment);
        const took = await measure([small, upload]);
        let answered = 0;
        for (const [index, moment] of moments.entries())
          answered += Number(await dies(uploadOf(index % 2 ? one : other), undefined, () => sleep(took * moment)));
        // On PostgreSQL somebody else can see when it is half there.
        const isWatched = isPostgres && store === 'database';
        if (isWatched) expect(await dies(uploadOf(other), undefined, () => untilPartsCome(environment))).toBe(false);
        expect(answered).toBeLessThan(moments.length);
        for (const person of [other, one]) expect(await again(uploadOf(person))).toBe(200);

        await inWorld(environment, async (w) => {
          const here = filesOf(w, store, environment.FILES_DIR);
          const rows = await w
            .as()
            .read(({ db }) => db.selectFrom('file').select(['key', 'bytes', 'parts']).orderBy('id').execute());
          const whole = rows.filter(({ parts }) => parts !== null);
          // The small one, the measured one, the last one, and those whose answer was lost.
          expect(whole.length).toBeGreaterThanOrEqual(3);
          expect(whole.length).toBeLessThanOrEqual(3 + moments.length);
          const torn = rows.filter(({ parts }) => parts === null);
          expect(torn.length).toBeGreaterThanOrEqual(isWatched ? 1 : 0);
          // Of what counts as whole every part is there.
          const written = whole.reduce((sum, { parts }) => sum + (parts ?? 0), 0);
          const ofWhole = await w
            .as()
            .read(({ db }) =>
              db
                .selectFrom('file_part as p')
                .innerJoin('file as f', 'f.id', 'p.file_id')
                .select('p.part')
                .where('f.parts', 'is not', null)
                .execute(),
            );
          expect(ofWhole).toHaveLength(store === 'database' ? written : 0);
          const of = claimsOf(w);
          for (const { key } of torn)
            for (const { recommenderEmail, number } of [walk, other.walk])
              expect((await of.files(recommenderEmail, { Empfehlungsnummer: number, Dateien: key })).status).toBe(400);
          const last = whole.at(-1)?.key as string;
          const claim = await of.filed(walk, { Dateien: last });
          const [{ id } = { id: 0 }] = await w
            .as()
            .read(({ db }) => db.selectFrom('claim').select('id').where('number', '=', claim).execute());
          expect((await here.contentOf(last, id)).equals(content)).toBe(true);
          // Two days later only what belongs to the claim is left, on the disk, too, where an hour has to be over by its own clock.
          for (const path of await here.pathsOnDisk()) await utimes(path, new Date(), new Date(Date.now() - 7_200_000));
          await w.days(2);
          await cleanFiles(w.as());
          expect(await countRows(w, 'file')).toBe(1);
          expect(await countRows(w, 'file_part')).toBe(
            store === 'database' ? Math.ceil(content.length / partBytes) : 0,
          );
          // Pictures of the other brands stay, which the server brought along.
          const own = join(here.folder, String(w.as().mandant.id), '/');
          expect((await here.pathsOnDisk()).filter((path) => path.startsWith(own))).toHaveLength(
            store === 'folder' ? 1 : 0,
          );
        });
      } finally {
        await release();
      }
    },
    hangsAfter,
  );
});

test.each(killed.slice(0, 1))(
  'an order is with one of two when the server dies while it goes over, and goes over by the same again (files in the %s)',
  async () => {
    const { environment, release } = await claimEnvironment('database');
    try {
      interface Prepared {
        walk: Walk;
        other: Walk;
        claim: string;
        agree: Sent;
      }
      const prepared = await inWorld(environment, async (w) => {
        const of = claimsOf(w);
        const all: (Omit<Prepared, 'agree'> & { asked: number })[] = [];
        for (let count = 0; count < moments.length + 2; count++) {
          const [walk, other] = [await of.waiting(), await of.recommended()];
          await report(w.app, other, 'bestaetigt', of.day());
          const claim = await of.filed(walk, { ExterneAuftragsnummer: other.externalNumber });
          const asked = await of.decides('eva', claim, 'zuordnen', {
            Auftragsnummer: other.orderNumber,
            Grund: 'Telefon',
          });
          expect(asked.status).toBe(202);
          all.push({ walk, other, claim, asked: asked.body.Antrag });
        }
        w.app.app.system.clock.set(null);
        const token = await operator(w.app, { email: 'nora@betreiber.example' });
        return all.map(
          ({ asked, ...one }): Prepared => ({
            ...one,
            agree: { method: 'PUT', path: `/admin/antraege/${asked}/zustimmen`, token, body: {} },
          }),
        );
      });
      const [warm, measured, ...rest] = prepared as [Prepared, Prepared, ...Prepared[]];
      const { measure, dies, again } = await servers(environment);
      const took = await measure([warm.agree, measured.agree]);
      const isWith = (one: Prepared) =>
        inWorld(environment, async (w) => {
          const rows = rowsOf(w.as());
          const [mine, theirs] = [await rows.orders(one.walk.number), await rows.orders(one.other.number)];
          return `${mine.join()} | ${theirs.map((one) => one.split(':')[0]).join()}`;
        });
      for (const [index, one] of rest.entries()) {
        const read = { ...one.agree, path: '/admin/antraege/999999/zustimmen' };
        await dies(one.agree, read, () => sleep(took * (moments[index] ?? 0)));
        const before = await isWith(one);
        expect([' | confirmed', 'confirmed | rejected']).toContain(before);
        // What was done and not answered is said to be done.
        expect(await again(one.agree)).toBe(before === ' | confirmed' ? 200 : 409);
        expect(await isWith(one)).toBe('confirmed | rejected');
      }
      await inWorld(environment, async (w) => {
        const rows = rowsOf(w.as());
        for (const { walk, other, claim } of prepared) {
          expect((await rows.events('claim', claim)).map((event) => event.slice(0, 2))).toEqual(['B1', 'B2']);
          const rewards = async ({ number }: Walk) =>
            (await claimsOf(w).desk('eva', 'GET', `empfehlungen/${number}`)).body.Praemierungen.map(
              ({ Status }: { Status: string }) => Status,
            );
          expect([await rewards(walk), await rewards(other)]).toEqual([['Offen'], ['Storniert']]);
          const mails = await w
            .as()
            .read(({ db }) => db.selectFrom('mail').select('template').where('template', '=', 'M41').execute());
          expect(mails).toHaveLength(prepared.length);
        }
      });
    } finally {
      await release();
    }
  },
  hangsAfter,
);
