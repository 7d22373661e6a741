import { dayOf } from '@weitersagen/contract/basics/day';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectedBy, exportedBy } from '#testing/cast/collected.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { addCollected } from '#testing/database/many-rewards.ts';
import { withoutGuards } from '#testing/database/without-guards.ts';
import { type World, world } from '#testing/world.ts';
import { endRecords, endYears } from './retention.ts';

type Slug = 'spbdevk' | 'versicherung';
const slugs: readonly Slug[] = ['spbdevk', 'versicherung'];

let w: World;
let eva: Eva;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  for (const slug of slugs) {
    await w.as(slug).write(async ({ db }) => {
      for (const [person, given] of [
        ['asked', false],
        ['reads', true],
      ] as const)
        await sql`insert into permission_evidence (kind, person_hash, given, text, source, at, last_used_at)
          values ('newsletter', ${person}, ${given}, 'Ja', 'test', now(), now()), ('advertising', ${person}, true, 'Ja', 'test', now(), now())`.execute(
          db,
        );
      await sql`insert into permission_evidence (kind, person_hash, given, text, source, at, last_used_at)
        values ('advertising', 'asked', false, 'Ja', 'test', now(), now())`.execute(db);
      await sql`
        insert into returned_address (address_hash, state, reason, mail_id, in_row, returned_at)
        values ('gone', 'suppressed', 'addressUnknown', 1, 1, now()), ('no-more', 'complained', 'complaint', 1, 1, now())`.execute(
        db,
      );
      await db.insertInto('contact_mail').values({ address_hash: 'old', until: '2020-01-01' }).execute();
      await db
        .insertInto('referrer_day')
        .values({ recommendation_id: 1, day: '2020-01-01', host: 'x.example', people: 1 })
        .execute();
    });
  }
  const { number } = await collectedBy(w, {}, 'Ben Beispiel');
  const run = await exportedBy(eva);
  await eva.confirms(run);
  // Collected and not paid: something is still open.
  await addCollected(w.as(), number, 1);
  await w.app.app.system.security.flush();
});
afterAll(() => w.app.close());

const moments = {
  event: ['at'],
  mail: ['created_at'],
  posting: ['booked_at'],
  payout_run: ['exported_at', 'confirmed_at'],
  permission_evidence: ['last_used_at'],
  security_event: ['at'],
  returned_address: ['returned_at'],
} as const;

/** As if everything had happened so many years before; the owner of the tables alone can, without its triggers. */
async function age(years: number): Promise<void> {
  for (const slug of slugs)
    await w.as(slug).write(({ db }) =>
      withoutGuards(db, Object.keys(moments), async () => {
        for (const [table, columns] of Object.entries(moments)) {
          const change = columns.map(
            (column) => sql`${sql.ref(column)} = ${sql.ref(column)} - make_interval(years => ${years}::int)`,
          );
          await sql`update ${sql.table(table)} set ${sql.join(change)}`.execute(db);
        }
      }),
    );
}

const counted = (slug: Slug = 'spbdevk') =>
  w.as(slug).read(async ({ db }) => {
    const { rows } = await sql<Record<string, number>>`
      select (select count(*)::int from event where event not like 'purge%') as events, (select count(*)::int from mail where state <> 'waiting') as mails,
        (select count(distinct subject_id)::int from posting) as subjects, (select count(*)::int from payout_item) as transfers,
        (select count(*)::int from payout_run where file_sealed is not null) as files, (select count(*)::int from permission_evidence) as permissions,
        (select count(*)::int from security_event) as security,
        (select count(*)::int from returned_address) as returned`.execute(db);
    return rows[0] as Record<string, number>;
  });
const logged = (slug: Slug = 'spbdevk') =>
  w.as(slug).read(async ({ db }) => {
    const { rows } = await sql<{ event: string; reason: string; by: string }>`
      select event, reason, actor_id as by from event where event like 'purge%' order by event`.execute(db);
    return rows;
  });
const hold = async (way: 'sperre' | 'freigabe', slug: Slug = 'versicherung') =>
  w.app.call('PUT', `/admin/aufbewahrung/${way}`, {
    mandant: slug,
    token: await eva.token(),
    body: { Grund: 'Klage 7 O 12/26' },
  });
const asked = async () =>
  endRecords.asks({
    system: w.app.app.system,
    mandants: await w.app.app.mandants.all(),
    now: w.app.app.system.clock.now(),
  });

describe('before its time', () => {
  test('nothing goes, whoever asks', async () => {
    const before = await counted();
    await endRecords(w.as());
    expect(await counted()).toEqual(before);
    expect(Object.values(before).every((count) => count > 0)).toBe(true);
    for (const table of ['event', 'posting', 'payout_item', 'permission_evidence'])
      await expect(w.as().write(({ db }) => sql`delete from ${sql.table(table)}`.execute(db))).rejects.toThrow(
        /never changed|leaves no run|kept for five years/,
      );
  });

  test('the last year that counts is kept: ten years from its end, not from its day', async () => {
    const { rows } = await w.as().read(({ db }) =>
      sql<{ first: string; now: string }>`
        select to_char(kept_since(10) at time zone 'Europe/Berlin', 'YYYY-MM-DD HH24:MI') as first, to_char(now() at time zone 'Europe/Berlin', 'YYYY') as now`.execute(
        db,
      ),
    );
    expect(rows[0]?.first).toBe(`${Number(rows[0]?.now) - 10}-01-01 00:00`);
  });
});

describe('after it', () => {
  let before: Record<string, number>;
  beforeAll(async () => {
    expect((await hold('sperre')).status).toBe(200);
    await age(12);
    before = await counted();
  });

  test('a legal hold keeps all of a mandant, and the database sees to it', async () => {
    expect(await asked()).toEqual([w.as('spbdevk').mandant.id]);
    const held = await counted('versicherung');
    await endRecords(w.as('versicherung'));
    expect(await counted('versicherung')).toEqual(held);
    for (const table of ['event', 'permission_evidence'])
      await expect(
        w.as('versicherung').write(({ db }) => sql`delete from ${sql.table(table)}`.execute(db)),
      ).rejects.toThrow(/never changed|kept for five years/);
    expect((await hold('sperre')).status).toBe(409);
    const shown = await w.app.call('GET', '/admin/aufbewahrung', { mandant: 'versicherung', token: await eva.token() });
    expect(shown.body).toMatchObject({
      Loeschsperre: { Grund: 'Klage 7 O 12/26', Von: 'eva@betreiber.example' },
      Arten: expect.arrayContaining([
        {
          Art: 'Briefe',
          Einstellung: 'BriefAufbewahrungJahre',
          Dauer: 6,
          Einheit: 'Jahre',
          Mindestens: 6,
          Ab: 'Jahresende',
        },
      ]),
    });
  });

  test('a legal hold stops what else ends by itself, until it is lifted', async () => {
    const left = async (slug: Slug) => {
      const { rows } = await w.as(slug).read(({ db }) =>
        sql<{ mails: number; hosts: number }>`
          select (select count(*)::int from contact_mail) as mails, (select count(*)::int from referrer_day) as hosts`.execute(
          db,
        ),
      );
      return rows[0];
    };
    const [held, free] = [w.as('versicherung').mandant, w.as('spbdevk').mandant];
    for (const job of ['person.forget', 'click.anonymise']) {
      if (job === 'person.forget') expect(await w.app.app.jobs.whoHasWork(job)).toEqual([free.id]);
      for (const mandant of [held, free]) await w.app.app.jobs.runNow(job, mandant);
    }
    expect(await left('versicherung')).toEqual({ mails: 1, hosts: 1 });
    expect(await left('spbdevk')).toEqual({ mails: 0, hosts: 0 });
  });

  test('each kind goes, and the log says what, how much, until when and by which setting', async () => {
    await endRecords(w.as());
    const after = await counted();
    // What is collected and not paid is still owed; a newsletter stands on what was agreed to.
    expect(after).toEqual({
      events: 0,
      mails: 0,
      subjects: 1,
      transfers: 0,
      files: 0,
      permissions: 2,
      security: 0,
      returned: 1,
    });
    const years = (await logged()).map(({ event, reason }) => [event, reason]);
    const year = Number(dayOf(new Date()).slice(0, 4));
    expect(years).toEqual([
      ['purgeBooks', expect.stringMatching(`^\\d+, … ${year - 11}-12-31, BuchungAufbewahrungJahre = 10$`)],
      ['purgeDocuments', `1, … ${year - 9}-12-31, BelegAufbewahrungJahre = 8`],
      ['purgeEvents', expect.stringContaining(`${before.events}, … ${year - 11}-12-31`)],
      ['purgeLetters', `${before.mails}, … ${year - 7}-12-31, BriefAufbewahrungJahre = 6`],
      ['purgePermissions', expect.stringMatching(/^3, … \d{4}-\d\d-\d\d, EinwilligungAufbewahrungJahre = 5$/)],
      ['purgeSecurity', expect.stringContaining('SicherheitAufbewahrungTage = 365')],
    ]);
    await endRecords(w.as());
    expect(await counted()).toEqual(after);
    expect(await logged()).toHaveLength(6);
    // Both ways to the sum of the bank are still the same.
    await w.app.call('POST', '/admin/jobs/bank-abgleich', { token: await eva.token(), body: {} });
    const { body } = await w.app.call('GET', '/admin/uebersicht', { token: await eva.token() });
    expect(body.Bankabgleich).toMatchObject({ UeberwiesenCent: 0, ZurueckCent: 0, GebuchtCent: 0 });
  });

  test('once the hold is lifted, what it kept goes, too', async () => {
    expect((await hold('freigabe')).status).toBe(200);
    expect(await asked()).toContain(w.as('versicherung').mandant.id);
    await endRecords(w.as('versicherung'));
    expect(await counted('versicherung')).toMatchObject({ mails: 0, permissions: 2, security: 0 });
    expect((await logged('versicherung')).length).toBeGreaterThan(2);
    expect((await hold('freigabe')).status).toBe(409);
  });

  test('a year goes when it is over and nobody has a row left in it', async () => {
    const { kysely } = w.app.app.system.database;
    const years = async () =>
      (
        await sql<{ name: string }>`
          select inhrelid::regclass::text as name from pg_inherits where inhparent = 'mail'::regclass order by 1`.execute(
          kysely,
        )
      ).rows.map(({ name }) => name);
    for (const slug of slugs) await w.as(slug).write(({ db }) => db.deleteFrom('mail').execute());
    // As it will be: the first year of the table is long over.
    const [first = ''] = await years();
    await sql.raw(`alter table mail detach partition ${first}`).execute(kysely);
    await sql.raw(`alter table ${first} rename to mail_2010`).execute(kysely);
    await sql
      .raw(`alter table mail attach partition mail_2010 for values from (minvalue) to ('2011-01-01 00:00+01')`)
      .execute(kysely);
    const moment = new Date('2010-12-31T22:59:59Z');
    await w.as('versicherung').write(({ db }) =>
      db
        .insertInto('mail')
        .values({
          template: 'M01',
          language: 'de',
          address_hash: 'x',
          message_id: 'x',
          state: 'sent',
          created_at: moment,
        })
        .execute(),
    );
    await endYears(w.app.app.system);
    expect(await years()).toContain('mail_2010');
    await endRecords(w.as('versicherung'));
    await endYears(w.app.app.system);
    expect(await years()).not.toContain('mail_2010');
    const year = w.app.app.system.clock.now().getFullYear();
    expect(await years()).toEqual(expect.arrayContaining([`mail_${year}`, 'mail_default']));
    await expect(w.as().write(({ db }) => sql`select drop_empty_partitions('posting')`.execute(db))).rejects.toThrow(
      'has no years',
    );
  });
});
