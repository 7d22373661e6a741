/**
 * A sealed value opens in its own place and nowhere else: not in another row, not in another column, not for another
 * mandant, and not after its row has another attempt. Whoever can write rows moves none of them.
 */
import { plusDays } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { agencyKind, putSso } from '../agency/agency.ts';
import { demoSso } from '../demo/identity-provider/seed.ts';
import { openSession } from '../identity/identity.ts';
import { codeAt } from '../identity/password/second-factor.ts';
import type { UserKind, UserRow } from '../identity/user-kind.ts';
import { resumeImports } from '../order-import/order-import.ts';
import { listSealedColumns } from '../platform/database/reseal.ts';
import type { Place } from '../platform/vault.ts';
import { annaMuster, wishOf } from '../testing/cast/anna.ts';
import { fileOf } from '../testing/cast/client.ts';
import { collectedBy, exportedBy } from '../testing/cast/collected.ts';
import { evaOf } from '../testing/cast/eva.ts';
import { operator } from '../testing/cast/operators.ts';
import { password } from '../testing/cast/person.ts';
import { personToken } from '../testing/cast/person-token.ts';
import { rowsOf } from '../testing/database/rows.ts';
import { pdfOf } from '../testing/file-samples.ts';
import { configure } from '../testing/mandant.ts';
import { slugs } from '../testing/mandant-files.ts';
import { tokenIn } from '../testing/walk.ts';
import { type World, world } from '../testing/world.ts';

interface Sealed {
  value: Buffer;
  place: Place;
}

let w: World;
let found: Map<string, Sealed[]>;
const open = ({ value, place }: Sealed): Buffer => w.app.app.system.vault.openBytes(value, place);
const opens = (value: Buffer, place: Place): boolean => {
  try {
    open({ value, place });
    return true;
  } catch {
    return false;
  }
};

beforeAll(async () => {
  w = await world({ DEMO_TOTP: '1' });
  const { app } = w;
  const eva = evaOf(app);
  for (let count = 0; count < 2; count++) {
    await collectedBy(w);
    const path = `/admin/auszahlungslaeufe/${await exportedBy(eva)}/verwerfen`;
    await app.call('PUT', path, { token: await eva.token(), body: { NichtUebergeben: true } });
    for (const isComplete of [true, false]) await enrolled(`neu.${count}.${isComplete}@betreiber.example`, isComplete);
  }
  const token = await operator(app);
  for (const mandant of slugs) {
    await configure(app, mandant, {
      autologinSecret: 'x'.repeat(43),
      captchaSecret: 'y'.repeat(43),
      providerKey: 'z'.repeat(43),
    });
    for (let count = 0; count < 2; count++) {
      const email = `anna.${count}@example.org`;
      const link = await w.anna.recommends({
        mandant,
        as: { ...annaMuster, email },
        to: `kontakt.${count}@example.org`,
      });
      const own = await personToken(w, email, mandant);
      const account = { Kontoinhaber: 'Anna Muster', IBAN: 'DE02120300000000202051', AgbAkzeptiert: true };
      await app.call('PUT', '/empfehler/bankdaten', { mandant, token: own, body: account });
      await claims(mandant, own, token);
      const hash = await rowsOf(w.as(mandant)).hashOf(email);
      const names = { Vorname: 'Anna', Nachname: 'Muster', Grund: 'Anruf' };
      await app.call('PUT', `/admin/empfehler/${hash}/aendern`, {
        mandant,
        token,
        body: { ...names, Email: `neu.${count}@example.org` },
      });
      await app.call('POST', '/empfehlen/create', {
        mandant,
        body: wishOf({
          as: { ...annaMuster, email: `dora.${count}@example.org` },
          to: `kontakt.2${count}@example.org`,
        }),
        headers: { 'idempotency-key': `sealed-${count}` },
      });
      await app.call('POST', '/kontakt', {
        mandant,
        body: {
          Vorname: 'Anna',
          Nachname: 'Muster',
          Email: `gast.${count}@example.org`,
          Betreff: 'Frage',
          Nachricht: 'Wann kommt sie?',
          KopieAnMich: true,
          DatenschutzAkzeptiert: true,
        },
      });
      const body = fileOf([{ order: `S-${count}`, number: link.number, email: `kunde.${count}@example.org` }]);
      await app.call('POST', '/admin/auftraege/import', { mandant, token, body });
    }
    await resumeImports(w.as(mandant));
    await trustsProvider(mandant);
    await app.call('POST', '/admin/auftraege/import', { mandant, token, body: fileOf([{ order: 'S-waits' }]) });
  }
  found = await findSealed();
});
afterAll(() => w.app.close());

/** With a file and, once it was refused, an appeal. */
async function claims(mandant: (typeof slugs)[number], own: string, token: string): Promise<void> {
  const { app } = w;
  const path = '/empfehler/nachbuchungen';
  const headers = { 'content-type': 'application/octet-stream' };
  const file = await app.call('POST', `${path}/dateien?name=a.pdf`, { mandant, token: own, body: pdfOf(900), headers });
  const day = plusDays(w.app.app.system.clock.now().toISOString().slice(0, 10), -3);
  const words = { ExterneAuftragsnummer: `C-${file.body.Id}`, Abschlussdatum: day, Nachricht: 'Unterschrieben.' };
  const claim = await app.call('POST', path, { mandant, token: own, body: { ...words, Dateien: file.body.Id } });
  const { Nachbuchungsnummer: number } = claim.body;
  const refusal = { Ablehnungsgrund: 'NichtBelegt' };
  await app.call('PUT', `/admin/nachbuchungen/${number}/ablehnen`, { mandant, token, body: refusal });
  await app.call('PUT', `${path}/${number}/widerspruch`, { mandant, token: own, body: { Nachricht: 'Doch.' } });
}

/** A provider of single sign-on whose client has a secret, and somebody it vouches for. */
const trustsProvider = (mandant: (typeof slugs)[number]): Promise<void> =>
  w.as(mandant).write(async (tx) => {
    const sso = demoSso('https://login.example', mandant);
    await putSso(tx, { ...sso, secret: 's'.repeat(43), formerGeneration: null });
    const user = { id: 1, email: 'ingrid@unternehmen.example', passwordVersion: 1, positions: [], agencyStatus: null };
    await openSession(agencyKind as UserKind, tx, user as UserRow, { providerHint: 'an.id.token' });
  });

/** Somebody who was invited, with a second factor or on the way to one. */
async function enrolled(email: string, isComplete: boolean): Promise<void> {
  const { app } = w;
  await app.call('POST', '/admin/betreiber', {
    token: await operator(app),
    body: { Email: email, Rolle: 'BetreiberAdmin' },
  });
  const Token = tokenIn((await app.post()).find(({ to, text }) => to === email && text.includes('einladung?token=')));
  const accept = (more: object) => app.call('PUT', '/admin/einladung/annehmen', { body: { Token, ...more } });
  const { body } = await accept({ Password: password });
  const secret = new URL(body.TotpUri).searchParams.get('secret') ?? '';
  if (isComplete) await accept({ Code: codeAt(secret, app.app.system.clock.now()) });
}

/** Every sealed value there is, by its column, with the place it lies in. */
async function findSealed(): Promise<Map<string, Sealed[]>> {
  const { kysely } = w.app.app.system.database;
  const all = new Map<string, Sealed[]>();
  for (const { table, column, name, keys, isBytes, isOwned } of await listSealedColumns(kysely)) {
    const values: Sealed[] = [];
    for (const slug of isOwned ? slugs : slugs.slice(0, 1)) {
      const select = sql<Record<string, unknown>>`
        select * from ${sql.table(table)} where ${sql.ref(column)} is not null limit 4`;
      const { rows } = await w
        .as(slug)
        .read(({ db, home }) => (isOwned ? select.execute(db) : home((own) => select.execute(own))));
      for (const row of rows) {
        const value = isBytes ? (row[column] as Buffer) : Buffer.from(String(row[column]), 'base64url');
        const mandantId = isOwned ? w.mandants[slug].id : null;
        values.push({ value, place: { column: name, mandantId, row: keys.map((key) => String(row[key])) } });
      }
    }
    all.set(name, values);
  }
  return all;
}

test('there is one of every column that is kept, and each opens where it lies', () => {
  const empty = [...found].filter(([, values]) => values.length === 0).map(([name]) => name);
  // Its rows are there while a probe runs, and no longer.
  expect(empty).toEqual(['order_import_probe.report']);
  for (const values of found.values()) for (const one of values) expect(open(one).length).toBeGreaterThan(0);
});

test('none opens in another row of its column, nor for another mandant', () => {
  for (const values of found.values())
    for (const one of values) {
      const others = values.filter(({ place }) => place !== one.place).map(({ place }) => place);
      const { mandantId } = one.place;
      if (mandantId !== null) others.push({ ...one.place, mandantId: mandantId + 1 });
      expect([one.place.column, others.length > 0]).toEqual([one.place.column, true]);
      for (const place of others)
        expect([one.place, place, opens(one.value, place)]).toEqual([one.place, place, false]);
    }
});

test('none opens in another column, be the row the same', () => {
  for (const values of found.values())
    for (const { value, place } of values)
      for (const [column, there] of found) {
        if (column === place.column) continue;
        expect([column, opens(value, { ...place, column })]).toEqual([column, false]);
        for (const other of there) expect([column, opens(value, other.place)]).toEqual([column, false]);
      }
});

test('the account of one attempt is not that of the next', () => {
  const [iban] = found.get('reward.iban') ?? [];
  const [id = '', attempt = ''] = iban?.place.row ?? [];
  expect(opens(iban!.value, { ...iban!.place, row: [id, String(Number(attempt) + 1)] })).toBe(false);
});
