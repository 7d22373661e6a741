import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Collected, collectedBy, exportedBy, forgetRuns } from '#testing/cast/collected.ts';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { addCollected } from '#testing/database/many-rewards.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
import type { WalkOptions } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let eva: Eva;
let rows: Rows;
beforeAll(async () => {
  w = await world();
  eva = evaOf(w.app);
  rows = rowsOf(w.as());
});
afterAll(() => w.app.close());

beforeEach(() => forgetRuns(w));

const collected = (options?: WalkOptions, holder?: string): Promise<Collected> => collectedBy(w, options, holder);
const exported = (): Promise<number> => exportedBy(eva);
const stop = (token: string) => w.app.call('PUT', '/praemierung/stopp', { body: { Token: token } });
const statusOf = async (reward: string): Promise<string> => (await rows.events('reward', reward)).at(-1)!;
const refused = { status: 409, body: { PsoErrorCode: 'PSOF0102' } };

describe('a run', () => {
  test('takes what is collected, is exported, and pays when another operator confirms', async () => {
    const [one, two] = [await collected({}, 'Müller & Söhne'), await collected({}, 'Ben Beispiel')];
    const made = await eva.makesRun();
    expect(made).toMatchObject({
      status: 200,
      body: {
        Status: 'Entwurf',
        Anzahl: 2,
        SummeCent: 14_000,
        ErstelltVon: 'eva@betreiber.example',
        ExportiertAm: null,
        BestaetigtAm: null,
        BestaetigtVon: null,
        Posten: [
          {
            PraemierungId: one.reward,
            EndToEndId: `${one.reward}-1`,
            Name: 'Müller & Söhne',
            IbanMaskiert: 'DE02 **** **** **** **20 51',
            BetragCent: 7000,
            Storno: false,
            Stopp: false,
          },
          { PraemierungId: two.reward, EndToEndId: `${two.reward}-1` },
        ],
      },
    });
    const id = made.body.Id;
    expect((await eva.exports(id)).body).toMatchObject({ Status: 'Exportiert', ExportiertAm: expect.any(String) });
    const paid = await eva.confirms(id);
    expect(paid.body).toMatchObject({
      Status: 'Bestaetigt',
      Anzahl: 2,
      ExportiertVon: 'otto@betreiber.example',
      BestaetigtVon: 'eva@betreiber.example',
    });
    for (const walk of [one, two]) {
      expect(await statusOf(walk.reward)).toBe('P8 collected → paidOut');
      expect((await rows.recommendation(walk.number)).status).toBe('paid');
    }
    const mails = await w.app.post();
    expect(mails.filter(({ subject }) => /wurde ausgezahlt/.test(subject)).map(({ to }) => to)).toEqual([
      one.recommenderEmail,
      two.recommenderEmail,
    ]);
  });

  test('writes one transfer per reward, names in the letters of SEPA, and the same bytes at every download', async () => {
    const walk = await collected({}, 'Jürgen Groß & Co');
    const id = await exported();
    const first = await eva.downloads(id);
    expect(first.headers).toMatchObject({
      'content-type': expect.stringContaining('application/xml'),
      'content-disposition': `attachment; filename="auszahlung-${id}.xml"`,
    });
    expect(first.text).toContain(
      `<EndToEndId>${walk.reward}-1</EndToEndId></PmtId><Amt><InstdAmt Ccy="EUR">70.00</InstdAmt></Amt><Cdtr><Nm>Juergen Gross + Co</Nm></Cdtr>`,
    );
    expect(first.text).toContain(`<Ustrd>Praemie ${walk.number}</Ustrd>`);
    expect(first.text).toContain(
      '<Nm>Partnerprogramm GmbH</Nm></Dbtr><DbtrAcct><Id><IBAN>DE02100100100006820101</IBAN>',
    );
    expect(first.text.match(/<CdtTrfTxInf>/g)).toHaveLength(1);
    await w.days(1);
    expect((await eva.downloads(id)).text).toBe(first.text);
    await eva.confirms(id);
    expect((await eva.downloads(id, { as: 'otto' })).text).toBe(first.text);
    const { rows: stored } = await w
      .as()
      .read(({ db }) => sql<{ file: string }>`select file_sealed as file from payout_run where id = ${id}`.execute(db));
    expect(stored[0]!.file).not.toContain('Document');
  });

  test('with nothing to pay is not made', async () => {
    const before = await eva.makesRun();
    expect(before).toMatchObject(refused);
    const { rows: found } = await w
      .as()
      .read(({ db }) =>
        sql<{ count: number }>`select count(*)::int as count from payout_run where status = 'draft'`.execute(db),
      );
    expect(found[0]!.count).toBe(0);
  });

  test('without an account to pay from is not made', async () => {
    await collected();
    const { rows: kept } = await w
      .as()
      .read(({ db }) => sql<{ debtor: string }>`select debtor_sealed as debtor from mandant_config`.execute(db));
    await w.as().write(({ db }) => sql`update mandant_config set debtor_sealed = null`.execute(db));
    expect(await eva.makesRun()).toMatchObject(refused);
    await w.as().write(({ db }) => sql`update mandant_config set debtor_sealed = ${kept[0]!.debtor}`.execute(db));
    expect((await eva.makesRun()).status).toBe(200);
  });

  test('is made once per Idempotency-Key, in turn and at once', async () => {
    await collected();
    const first = await eva.makesRun({ key: 'run-1' });
    expect((await eva.makesRun({ key: 'run-1' })).body).toEqual(first.body);
    await eva.discards(first.body.Id);
    const answers = await Promise.all([1, 2, 3].map(() => eva.makesRun({ key: 'run-2' })));
    expect(new Set(answers.map(({ body }) => body.Id)).size).toBe(1);
    expect(answers.every(({ status }) => status === 200)).toBe(true);
  });

  test('made twice at once takes each attempt once', async () => {
    await collected();
    await collected();
    const answers = await Promise.all(Array.from({ length: 4 }, () => eva.makesRun()));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    expect(answers.find(({ status }) => status === 200)!.body.Anzahl).toBe(2);
  });

  test('is the only one that may hold an attempt: the database refuses a second', async () => {
    const walk = await collected();
    await eva.makesRun();
    const again = w.as().write(({ db }) =>
      sql`with run as (insert into payout_run (status, created_at, created_by) values ('draft', now(), 1) returning id)
        insert into payout_item (run_id, subject_kind, subject_id, attempt, amount_cents, end_to_end_id)
        select run.id, 'reward', w.id, 1, 7000, 'x' from run, reward w where w.number = ${walk.reward}`.execute(db),
    );
    await expect(again).rejects.toMatchObject({ code: '23505', constraint: 'payout_item_once' });
  });

  test('is listed newest last, by page and status', async () => {
    const all = await w.app.call('PUT', '/admin/auszahlungslaeufe', {
      token: await eva.token(),
      body: { Pagesize: 2 },
    });
    expect(all.body).toMatchObject({
      HasNext: true,
      Content: [expect.objectContaining({ Status: expect.any(String) }), expect.anything()],
    });
    const next = await w.app.call('PUT', '/admin/auszahlungslaeufe', {
      token: await eva.token(),
      body: { Pagesize: 2, Nach: all.body.Nach },
    });
    expect(next.body.Content[0].Id).toBeGreaterThan(all.body.Content[1].Id);
    const confirmed = await w.app.call('PUT', '/admin/auszahlungslaeufe', {
      token: await eva.token(),
      body: { Filter: 'Status:Bestaetigt', OrderBy: 'Status', Descending: true },
    });
    expect(new Set(confirmed.body.Content.map(({ Status }: { Status: string }) => Status))).toEqual(
      new Set(['Bestaetigt']),
    );
  });

  test('of another mandant, or one that is not there, is unknown', async () => {
    await collected();
    const { body } = await eva.makesRun();
    for (const [id, mandant] of [
      [body.Id, 'versicherung'],
      [999_999, 'spbdevk'],
    ] as const) {
      for (const answer of [
        await eva.shows(id, { mandant }),
        await eva.exports(id, { mandant }),
        await eva.downloads(id, { mandant }),
        await eva.confirms(id, { mandant }),
        await eva.discards(id, undefined, { mandant }),
      ]) {
        expect(answer).toMatchObject({ status: 404, body: { PsoErrorCode: 'PSOF0101' } });
      }
    }
  });
});

describe('a step is refused and changes nothing', () => {
  type Step = 'exports' | 'downloads' | 'confirms' | 'discards';
  const take = (step: Step, id: number) =>
    step === 'discards' ? eva.discards(id, { NichtUebergeben: true }, { as: 'otto' }) : eva[step](id);

  test.each<[string, Step[], Step[]]>([
    ['in a draft', [], ['downloads', 'confirms']],
    ['after the export', ['exports'], ['exports']],
    ['after the confirmation', ['exports', 'confirms'], ['exports', 'confirms', 'discards']],
    ['after the discard of a draft', ['discards'], ['exports', 'confirms', 'discards', 'downloads']],
    ['after the discard of a file', ['exports', 'discards'], ['exports', 'confirms', 'discards', 'downloads']],
  ])('%s', async (_when, way, tried) => {
    const walk = await collected();
    const { body } = await eva.makesRun();
    for (const step of way) expect((await take(step, body.Id)).status).toBe(200);
    const before = [(await eva.shows(body.Id)).body, await rows.events('reward', walk.reward)];
    for (const step of tried) expect(await take(step, body.Id)).toMatchObject(refused);
    expect([(await eva.shows(body.Id)).body, await rows.events('reward', walk.reward)]).toEqual(before);
  });

  test('where one operator exports the own run, confirms the own export, or discards a file alone', async () => {
    await collected();
    const { Id } = (await eva.makesRun()).body;
    expect(await eva.exports(Id, { as: 'eva' })).toMatchObject(refused);
    expect(await eva.downloads(Id)).toMatchObject(refused);
    expect((await eva.exports(Id)).status).toBe(200);
    expect(await eva.confirms(Id, { as: 'otto' })).toMatchObject(refused);
    const token = await eva.token('otto');
    const discard = `/admin/auszahlungslaeufe/${Id}/verwerfen`;
    const asked = await w.app.call('PUT', discard, { token, body: { NichtUebergeben: true } });
    expect(asked).toMatchObject({ status: 202, body: { Art: 'LaufVerwerfen' } });
    const agree = `/admin/antraege/${asked.body.Antrag}/zustimmen`;
    expect(await w.app.call('PUT', agree, { token, body: {} })).toMatchObject(refused);
    expect((await eva.shows(Id)).body.Status).toBe('Exportiert');
  });

  test('where a file is discarded without the statement that the bank never got it', async () => {
    await collected();
    const id = await exported();
    for (const body of [undefined, {}, { NichtUebergeben: false }])
      expect(await eva.discards(id, body, { as: 'otto' })).toMatchObject(refused);
    expect((await eva.shows(id)).body.Status).toBe('Exportiert');
  });

  test('where the role is editing, or nobody is signed in', async () => {
    const { operator } = await import('#testing/cast/operators.ts');
    const token = await operator(w.app, { email: 'red@betreiber.example', role: 'BetreiberRedaktion' });
    expect(await w.app.call('POST', '/admin/auszahlungslaeufe', { token })).toMatchObject({
      status: 403,
      body: { PsoErrorCode: 'PSOF0202' },
    });
    expect((await w.app.call('POST', '/admin/auszahlungslaeufe')).status).toBe(401);
  });
});

describe('at the same time', () => {
  test('two exports make one file', async () => {
    await collected();
    const { body } = await eva.makesRun();
    const answers = await Promise.all([eva.exports(body.Id), eva.exports(body.Id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('an exported run is not exported again, not even when a transfer of it has come back', async () => {
    const walk = await collected();
    const id = await exported();
    await eva.decides(walk.reward, 'ruecklaeufer');
    expect(await eva.exports(id)).toMatchObject(refused);
  });

  test('two confirmations pay once', async () => {
    const walk = await collected();
    const id = await exported();
    const answers = await Promise.all([eva.confirms(id), eva.confirms(id), eva.confirms(id)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const { rows: booked } = await w.as().read(({ db }) =>
      sql<{
        count: number;
      }>`select count(*)::int as count from posting p join reward w on w.id = p.reward_id where w.number = ${walk.reward} and p.kind = 'payout'`.execute(
        db,
      ),
    );
    expect(booked[0]!.count).toBe(1);
    expect((await w.app.post()).filter(({ subject }) => /wurde ausgezahlt/.test(subject))).toHaveLength(1);
  });

  test('a confirmation and a discard end as one', async () => {
    const walk = await collected();
    const id = await exported();
    const answers = await Promise.all([eva.confirms(id), eva.discards(id, { NichtUebergeben: true }, { as: 'otto' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { Status } = (await eva.shows(id)).body;
    expect(await statusOf(walk.reward)).toBe(
      Status === 'Bestaetigt' ? 'P8 collected → paidOut' : 'P4 ready → collected',
    );
  });

  test('a stop and an export leave no file with a stopped reward that can be confirmed', async () => {
    const walk = await collected();
    const { body } = await eva.makesRun();
    const [stopped] = await Promise.all([stop(walk.stopToken), eva.exports(body.Id)]);
    expect(stopped.status).toBe(200);
    expect((await eva.confirms(body.Id)).status).toBe(409);
    expect((await rows.events('reward', walk.reward)).some((event) => event.startsWith('P8'))).toBe(false);
  });

  test('a cancelled order and a new run never pay what is cancelled', async () => {
    const walk = await collected();
    const [made] = await Promise.all([eva.makesRun(), eva.cancelsOrder(walk.orderNumber)]);
    expect(await statusOf(walk.reward)).toBe('P10 collected → cancelled (Widerruf)');
    if (made.status === 200) expect((await eva.shows(made.body.Id)).body.Anzahl).toBe(0);
  });
});

describe('after a discard', () => {
  test('the same attempt goes into the next run and is paid once', async () => {
    const walk = await collected();
    const first = await exported();
    expect((await eva.discards(first, { NichtUebergeben: true }, { as: 'otto' })).body.Status).toBe('Verworfen');
    const second = await eva.makesRun();
    expect(second.body.Posten).toMatchObject([{ EndToEndId: `${walk.reward}-1` }]);
    await eva.exports(second.body.Id);
    await eva.confirms(second.body.Id);
    expect(await statusOf(walk.reward)).toBe('P8 collected → paidOut');
    expect(await eva.confirms(first)).toMatchObject(refused);
  });
});

test('a large run is written, exported and confirmed in parts, each reward once', async () => {
  const count = 1100;
  await addCollected(w.as(), (await collected()).number, count - 1);
  const { body: run } = await eva.makesRun();
  expect(run.Anzahl).toBe(count);
  await eva.exports(run.Id);
  expect((await eva.downloads(run.Id)).text.match(/<EndToEndId>/g)).toHaveLength(count);
  expect((await eva.confirms(run.Id)).body).toMatchObject({
    Status: 'Bestaetigt',
    Anzahl: count,
    SummeCent: run.SummeCent,
  });
  const { rows: left } = await w.as().read(({ db }) =>
    sql<{ paid: number; mails: number; due: number; events: number }>`
      select (select count(*)::int from reward where status = 'paidOut' and id in (select reward_id from payout_item where run_id = ${run.Id})) as paid,
        (select count(*)::int from mail where template = 'M14' and state = 'waiting') as mails, (select count(*)::int from mail_due where mandant_id = current_mandant()) as due,
        (select count(*)::int from event where event = 'P8' and object_id in (select reward_id from payout_item where run_id = ${run.Id})) as events`.execute(
      db,
    ),
  );
  expect(left[0]).toEqual({ paid: count, mails: count, due: count, events: count });
}, 60_000);

test('a demo of one person takes a decision at once, with its row; the maker of a run exports and confirms it', async () => {
  const demo = await world({ DEMO_VIER_AUGEN: '0' });
  const alone = evaOf(demo.app);
  const walk = await walkToReady(demo.app, { share: 100 });
  await addCollected(demo.as(), walk.number, 1);
  const { body: first } = await alone.makesRun();
  expect((await alone.exports(first.Id, { as: 'eva' })).body).toMatchObject({ Status: 'Exportiert' });
  const token = await alone.token();
  const body = { Grund: 'nie übergeben', NichtUebergeben: true };
  const discarded = await demo.app.call('PUT', `/admin/auszahlungslaeufe/${first.Id}/verwerfen`, { token, body });
  expect(discarded).toMatchObject({ status: 200, body: { Status: 'Verworfen' } });
  const eva = 'eva@betreiber.example';
  expect((await demo.app.call('PUT', '/admin/antraege', { token, body: {} })).body.Content).toMatchObject([
    {
      Objekt: 'Auszahlungslauf',
      Nummer: String(first.Id),
      Status: 'Zugestimmt',
      GestelltVon: eva,
      EntschiedenVon: eva,
      Allein: true,
    },
  ]);
  const { body: second } = await alone.makesRun();
  await alone.exports(second.Id, { as: 'eva' });
  expect((await alone.confirms(second.Id, { as: 'eva' })).body).toMatchObject({ Status: 'Bestaetigt' });
  const waiting: { Art: string }[] = (await demo.app.call('GET', '/admin/uebersicht', { token })).body.Wartet;
  expect(waiting.map(({ Art }) => Art)).not.toContain('WenigeEntscheider');
  expect((await demo.app.app.http.fastify.inject('/ready')).body).not.toContain('WenigeEntscheider');
  await demo.app.close();
});
