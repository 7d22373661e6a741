import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tieOperator } from '#operator/tie/ties.ts';
import type { Actor } from '#platform/context.ts';
import type { Reply } from '#testing/app.ts';
import { type Eva, evaOf } from '#testing/cast/eva.ts';
import { operator } from '#testing/cast/operators.ts';
import { type RewardStates, rewardStates } from '#testing/cast/reward-states.ts';
import { rowsOf } from '#testing/database/rows.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let ways: RewardStates;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  ways = rewardStates(w, eva);
});
afterAll(() => w.app.close());

const refusedAs = (message: RegExp) => ({
  status: 409,
  body: { PsoErrorCode: 'PSOF0102', Message: expect.stringMatching(message) },
});
type Name = 'eva' | 'otto' | 'rita' | 'nora' | 'paul' | 'mona';
const tokenOf = (name: Name, role: 'BetreiberAdmin' | 'BetreiberSachbearbeitung' = 'BetreiberAdmin'): Promise<string> =>
  operator(w.app, { email: `${name}@betreiber.example`, role });
const call = async (name: Name, path: string, body: unknown = {}): Promise<Reply> =>
  w.app.call('PUT', `/admin/${path}`, { token: await tokenOf(name), body });
const asksReturn = (name: Name, reward: string) =>
  call(name, `praemierungen/${reward}/ruecklaeufer`, { Grund: 'R-Nachricht' });
const agrees = (name: Name, { body }: Reply) => call(name, `antraege/${body.Antrag}/zustimmen`);
// The number of a run may be the same.
const approvalOf = async ({ body }: Reply) =>
  (await call('eva', 'antraege', { Filter: String(body.Antrag) })).body.Content.find(
    (one: { Antrag: number }) => one.Antrag === body.Antrag,
  );
const idOf = async (name: Name): Promise<number> => {
  await tokenOf(name);
  const { rows } = await sql<{
    id: number;
  }>`select id from operator where email = ${`${name}@betreiber.example`}`.execute(w.app.app.system.database.kysely);
  return rows[0]?.id ?? 0;
};
const actorOf = async (name: Name): Promise<Actor> => ({
  kind: 'operator',
  operatorId: await idOf(name),
  email: `${name}@betreiber.example`,
  role: 'BetreiberAdmin',
  sessionId: 'session',
  authAt: new Date(0),
});
const tie = async (maker: Name, made: Name) => {
  const madeId = await idOf(made);
  await w.as('spbdevk', await actorOf(maker)).write((tx) => tieOperator(tx, madeId, 'invited'));
};
const untie = () =>
  sql`update operator_tie set loosed_at = now() where loosed_at is null`.execute(w.app.app.system.database.kysely);

describe('a decision about money that one asks for', () => {
  test('changes nothing but that it waits, and is done when another one agrees', async () => {
    const { reward } = await ways.paidOut();
    const before = await rowsOf(w.as()).events('reward', reward);
    const asked = await asksReturn('eva', reward);
    expect(asked).toMatchObject({ status: 202, body: { Antrag: expect.any(Number), Art: 'Ruecklaeufer' } });
    expect(Object.keys(asked.body)).toEqual(['Antrag', 'Art', 'EndetAm']);
    expect(await rowsOf(w.as()).events('reward', reward)).toEqual(before);
    const shown = await w.app.call('GET', `/admin/praemierungen/${reward}`, { token: await tokenOf('otto') });
    expect(shown.body).toMatchObject({
      Status: 'Ausgezahlt',
      Antraege: [{ Antrag: asked.body.Antrag, GestelltVon: 'eva@betreiber.example' }],
    });
    expect(await agrees('otto', asked)).toMatchObject({
      status: 200,
      body: { Status: 'Zugestimmt', EntschiedenVon: 'otto@betreiber.example', Nummer: reward },
    });
    expect((await rowsOf(w.as()).events('reward', reward)).at(-1)).toBe('P9 paidOut → ready (R-Nachricht)');
    const { rows } = await w.as().read(({ db }) =>
      sql<{
        belongs: boolean;
      }>`select approval_id = ${asked.body.Antrag} as belongs from event where event = 'P9' order by id desc limit 1`.execute(
        db,
      ),
    );
    expect(rows).toEqual([{ belongs: true }]);
  });

  test('stands in the log, its file and the history of the object with who asked and who agreed', async () => {
    const { reward } = await ways.paidOut();
    await agrees('otto', await asksReturn('eva', reward));
    const token = await tokenOf('otto');
    const both = { Akteur: 'otto@betreiber.example', BeantragtVon: 'eva@betreiber.example' };
    const { body: shown } = await w.app.call('GET', `/admin/praemierungen/${reward}`, { token });
    expect(shown.Verlauf.at(-1)).toMatchObject({ Ereignis: 'Überweisung zurückgekommen', ...both });
    expect(shown.Verlauf.at(-2)).toMatchObject({ BeantragtVon: null });
    const ofApprovals = { Filter: 'Ansicht:Antrag', Descending: true, PageSize: 2 };
    const { body: log } = await w.app.call('PUT', '/admin/ereignisse', { token, body: ofApprovals });
    expect(log.Content).toMatchObject([
      { Ereignis: 'zugestimmt und ausgeführt', ...both },
      { Ereignis: 'beantragt', Akteur: both.BeantragtVon, BeantragtVon: null },
    ]);
    const file = await w.app.call('GET', '/admin/ereignisse/csv?filter=Ansicht:Praemierung', { token });
    const [head = '', ...lines] = file.text.trim().split(/\r?\n/);
    const place = head.split(';').indexOf('BeantragtVon');
    const returned = lines.filter((line) => line.includes(`;${reward};`) || line.endsWith(`;${reward}`));
    expect(returned.map((line) => line.split(';')[place]).filter(Boolean)).toEqual([both.BeantragtVon]);
  });

  test('is agreed to once, however often and by however many at once', async () => {
    const { reward } = await ways.paidOut();
    const asked = await asksReturn('eva', reward);
    const answers = await Promise.all([agrees('otto', asked), agrees('otto', asked), agrees('nora', asked)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await rowsOf(w.as()).events('reward', reward)).filter((event) => event.startsWith('P9'))).toHaveLength(1);
  });

  test('is not agreed to by whoever asked, nor declined', async () => {
    const asked = await asksReturn('eva', (await ways.paidOut()).reward);
    expect(await agrees('eva', asked)).toMatchObject(refusedAs(/selbst beantragt/));
    expect(await call('eva', `antraege/${asked.body.Antrag}/ablehnen`, { Grund: 'doch nicht' })).toMatchObject(
      refusedAs(/selbst beantragt/),
    );
    expect((await approvalOf(asked)).Status).toBe('Offen');
  });

  test('ends when another one declines, with a reason, and can be asked for anew', async () => {
    const { reward } = await ways.paidOut();
    const asked = await asksReturn('eva', reward);
    const decline = `antraege/${asked.body.Antrag}/ablehnen`;
    expect((await call('otto', decline, {})).status).toBe(400);
    expect((await call('otto', decline, { Grund: 'steht nicht im Auszug' })).body).toMatchObject({
      Status: 'Abgelehnt',
      EntscheidungGrund: 'steht nicht im Auszug',
    });
    expect(await agrees('otto', asked)).toMatchObject({ status: 409 });
    expect((await rowsOf(w.as()).events('reward', reward)).at(-1)).toMatch(/^P8/);
    expect((await asksReturn('eva', reward)).status).toBe(202);
  });

  test('is taken back by whoever asked, and by nobody else', async () => {
    const asked = await asksReturn('eva', (await ways.paidOut()).reward);
    const withdraw = `antraege/${asked.body.Antrag}/zurueckziehen`;
    expect((await call('otto', withdraw)).status).toBe(403);
    expect((await call('eva', withdraw)).body.Status).toBe('Zurueckgezogen');
    expect((await agrees('otto', asked)).status).toBe(409);
  });

  test('waits once for each thing', async () => {
    const { reward } = await ways.paidOut();
    const answers = await Promise.all([asksReturn('eva', reward), asksReturn('otto', reward)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
    expect(await asksReturn('nora', reward)).toMatchObject(refusedAs(/wartet schon/));
  });

  test('is refused at once where it could not be done, and leaves nothing', async () => {
    const { reward } = await ways.ready();
    const before = (await call('eva', 'antraege')).body.TotalCount;
    expect((await asksReturn('eva', reward)).status).toBe(409);
    expect((await call('eva', 'antraege')).body.TotalCount).toBe(before);
  });

  test('stays open where something changed meanwhile that forbids it', async () => {
    const { reward } = await ways.exported();
    const asked = await call('eva', `praemierungen/${reward}/ruecklaeufer`, { Grund: 'Rückruf' });
    const { rows } = await w.as().read(({ db }) =>
      sql<{
        id: number;
      }>`select run_id as id from payout_item i join reward w on w.id = i.subject_id where w.number = ${reward}`.execute(
        db,
      ),
    );
    const discard = await call('rita', `auszahlungslaeufe/${rows[0]?.id}/verwerfen`, { NichtUebergeben: true });
    expect((await agrees('nora', discard)).status).toBe(200);
    const before = await rowsOf(w.as()).events('reward', reward);
    expect(await agrees('nora', asked)).toMatchObject(
      refusedAs(
        /bleibt offen\. Inzwischen ist geschehen: Auszahlungslauf: verworfen \(\d\d\.\d\d\.\d{4} .*, nora@betreiber\.example\)\.$/,
      ),
    );
    expect((await approvalOf(asked)).Status).toBe('Offen');
    expect(await rowsOf(w.as()).events('reward', reward)).toEqual(before);
    const inEnglish = await w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/zustimmen`, {
      token: await tokenOf('nora'),
      locale: 'en',
      body: {},
    });
    expect(inEnglish.body.Message).toContain('stays open. What has happened in the meantime: Payout run: discarded (');
  });

  test('runs out after fourteen days, also before the night has looked', async () => {
    const { reward } = await ways.paidOut();
    const asked = await asksReturn('eva', reward);
    await w.days(14);
    expect(await agrees('otto', asked)).toMatchObject({ status: 409 });
    const again = await asksReturn('eva', reward);
    expect(again.status).toBe(202);
    expect((await approvalOf(asked)).Status).toBe('Abgelaufen');
    await w.days(14);
    expect(await w.app.app.jobs.runNow('approval.expire', w.mandants.spbdevk)).toBeGreaterThan(0);
    expect((await approvalOf(again)).Status).toBe('Abgelaufen');
  });

  test('is nothing to an operator of another mandant', async () => {
    const asked = await asksReturn('eva', (await ways.paidOut()).reward);
    const token = await tokenOf('otto');
    for (const step of ['zustimmen', 'ablehnen', 'zurueckziehen'])
      expect(
        await w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/${step}`, {
          token,
          mandant: 'versicherung',
          body: { Grund: 'x' },
        }),
      ).toMatchObject({ status: 404 });
    expect(
      (await w.app.call('PUT', '/admin/antraege', { token, mandant: 'versicherung', body: {} })).body.Content,
    ).toEqual([]);
  });

  test('is agreed to by no statement of the program’s role alone', async () => {
    const asked = await asksReturn('eva', (await ways.paidOut()).reward);
    await expect(
      w
        .as()
        .write(({ db }) =>
          sql`update approval set status = 'agreed', decided_by = asked_by, decided_at = now() where id = ${asked.body.Antrag}`.execute(
            db,
          ),
        ),
    ).rejects.toThrow(/check/);
    await expect(
      w.as().write(({ db }) => sql`delete from approval where id = ${asked.body.Antrag}`.execute(db)),
    ).rejects.toThrow(/permission denied/);
  });
});

describe('another person', () => {
  test('is nobody who was made by somebody, until an admin beside the two has agreed', async () => {
    await untie();
    await tie('eva', 'paul');
    const asked = await asksReturn('eva', (await ways.paidOut()).reward);
    expect(await agrees('paul', asked)).toMatchObject(refusedAs(/neu eingerichtet/));
    const other = await asksReturn('otto', (await ways.paidOut()).reward);
    expect(await agrees('paul', other)).toMatchObject(refusedAs(/neu eingerichtet/));
    const own = await asksReturn('paul', (await ways.paidOut()).reward);
    expect(await agrees('eva', own)).toMatchObject(refusedAs(/einander/));
    expect((await agrees('otto', own)).status).toBe(200);
    const settle = async (name: Name) =>
      w.app.call('PUT', `/admin/betreiber/${await idOf('paul')}/zustimmen`, { token: await tokenOf(name), body: {} });
    expect((await settle('eva')).status).toBe(409);
    expect((await settle('paul')).status).toBe(409);
    expect(await settle('nora')).toMatchObject({ status: 200, body: { OhneZustimmung: false } });
    expect((await agrees('paul', asked)).status).toBe(200);
  });

  test('is not made by a chain: whoever was made agrees to nobody', async () => {
    await untie();
    await tie('eva', 'paul');
    await tie('eva', 'mona');
    const settle = async (name: Name, made: Name) =>
      w.app.call('PUT', `/admin/betreiber/${await idOf(made)}/zustimmen`, { token: await tokenOf(name), body: {} });
    expect((await settle('mona', 'paul')).status).toBe(409);
    await untie();
    await tie('eva', 'mona');
    await tie('mona', 'paul');
    expect((await settle('eva', 'paul')).status).toBe(409);
    expect((await settle('nora', 'paul')).status).toBe(200);
    await untie();
  });

  test('has not touched what the decision moves, but by a decision of two', async () => {
    const { reward, recommender } = await ways.collected();
    expect(recommender).toBeDefined();
    const { Id } = (await eva.makesRun()).body;
    await eva.exports(Id);
    await eva.confirms(Id);
    const { rows } = await w.as().read(({ db }) =>
      sql<{
        hash: string;
      }>`select a.hash from reward w join account a on a.id = w.account_id where w.number = ${reward}`.execute(db),
    );
    const hash = rows[0]?.hash;
    expect(
      (
        await call('otto', `empfehler/${hash}/aendern`, {
          Vorname: 'Anna',
          Nachname: 'Muster',
          Email: 'anna.neu@example.org',
          Grund: 'Anruf',
        })
      ).status,
    ).toBe(200);
    const asked = await asksReturn('eva', reward);
    expect(await agrees('otto', asked)).toMatchObject(refusedAs(/letzten 30 Tagen/));
    expect((await agrees('nora', asked)).status).toBe(200);
    await w.days(5);
    const again = await asksReturn('eva', (await ways.paidOut()).reward);
    expect((await agrees('otto', again)).status).toBe(200);
  });

  test('is no clerk where admins decide', async () => {
    const body = { Name: 'Kasse', IBAN: 'DE75512108001245126199', Grund: 'Bankwechsel' };
    expect((await call('eva', 'auszahlungskonto', body)).status).toBe(400);
    await w.as('spbdevk', await actorOf('eva')).write(async (tx) => {
      const { askOrDo } = await import('./ask.ts');
      await askOrDo(tx, { kind: 'changeDebtor', given: { holder: 'Kasse', iban: body.IBAN }, reason: body.Grund });
    });
    const [approval] = (await call('eva', 'antraege', { Descending: true })).body.Content;
    expect(approval).toMatchObject({ Art: 'Auszahlungskonto', Angabe: 'Kasse, DE75 **** **** **** **61 99' });
    const clerk = await operator(w.app, { email: 'klara@betreiber.example', role: 'BetreiberSachbearbeitung' });
    expect(
      (await w.app.call('PUT', `/admin/antraege/${approval.Antrag}/zustimmen`, { token: clerk, body: {} })).status,
    ).toBe(403);
    expect((await call('nora', `antraege/${approval.Antrag}/zustimmen`)).status).toBe(200);
    const shown = await w.app.call('GET', '/admin/auszahlungskonto', { token: clerk });
    expect(shown.body).toMatchObject({ Name: 'Kasse', GeaendertVon: 'nora@betreiber.example', Antraege: [] });
  });
});

describe('a run', () => {
  test('leaves out what everybody who could export it has touched, and says who may', async () => {
    await w.app.app.jobs.runNow('approval.expire', w.mandants.spbdevk);
    const { reward } = await ways.collected();
    await sql`update operator set status = 'locked' where email not in ('eva@betreiber.example', 'otto@betreiber.example')`.execute(
      w.app.app.system.database.kysely,
    );
    const next = async () =>
      (await w.app.call('GET', '/admin/auszahlungslaeufe/naechster', { token: await eva.token() })).body;
    const before = await next();
    expect(before).toMatchObject({ WartetAufPerson: 0, Exporteure: ['otto@betreiber.example'] });
    const { rows } = await w.as().read(({ db }) =>
      sql<{
        hash: string;
      }>`select a.hash from reward w join account a on a.id = w.account_id where w.number = ${reward}`.execute(db),
    );
    const hash = rows[0]?.hash;
    const body = { Vorname: 'Anna', Nachname: 'Muster', Email: 'anna.spaeter@example.org', Grund: 'Anruf' };
    expect(
      (await w.app.call('PUT', `/admin/empfehler/${hash}/aendern`, { token: await eva.token('otto'), body })).status,
    ).toBe(200);
    expect(await next()).toMatchObject({ Anzahl: before.Anzahl - 1, WartetAufPerson: 1 });
    const made = await eva.makesRun();
    if (before.Anzahl === 1) expect(made).toMatchObject(refusedAs(/weitere Person/));
    else
      expect(made.body.Posten.map(({ PraemierungId }: { PraemierungId: string }) => PraemierungId)).not.toContain(
        reward,
      );
    const byOtto = await eva.makesRun({ as: 'otto' });
    expect(byOtto.body.Posten.map(({ PraemierungId }: { PraemierungId: string }) => PraemierungId)).toContain(reward);
    expect(byOtto.body.HindernisExport).toBe('Selbst');
    expect((await eva.exports(byOtto.body.Id, { as: 'otto' })).status).toBe(409);
    expect((await eva.exports(byOtto.body.Id, { as: 'eva' })).status).toBe(200);
    expect((await eva.confirms(byOtto.body.Id, { as: 'eva' })).status).toBe(409);
    expect((await eva.confirms(byOtto.body.Id, { as: 'otto' })).status).toBe(200);
  });
});
