/** A contact with a throw-away address: both rewards wait, one case has them, and a person decides about all of it at once. */
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { collectInto } from '#testing/cast/collected.ts';
import { evaOf, type Who, walkToReady } from '#testing/cast/eva.ts';
import { personToken } from '#testing/cast/person-token.ts';
import { configure } from '#testing/mandant.ts';
import { mailTo, rewardTokenOf, tokenIn, type Walk, type WalkOptions } from '#testing/walk.ts';
import { world } from '#testing/world.ts';

const w = await world();
const { app, as } = w;
const eva = evaOf(app);
const usual = { signalThreshold: 50 };
beforeAll(() => configure(app, 'spbdevk', usual));
afterAll(() => app.close());

const desk = async (method: 'GET' | 'PUT', path: string, body?: unknown, who: Who = 'eva') =>
  app.call(method, `/admin/${path}`, { token: await eva.token(who), ...(body === undefined ? {} : { body }) });
const caseOf = async ({ number }: Walk) => {
  const { body } = await desk('PUT', 'faelle', { Filter: number });
  return body.Content[0];
};
const detail = async (id: number) => (await desk('GET', `faelle/${id}`)).body;
const held = (options: WalkOptions = {}) => walkToReady(app, { domain: 'mailinator.com', ...options });
const runs = (name: string) => app.app.jobs.runNow(name, w.mandants.spbdevk);
const nextDay = async () => {
  await w.days(1);
  await runs('case.weigh');
  return app.post();
};
const statusOf = async (walk: Walk) =>
  (await desk('GET', `empfehlungen/${walk.number}`)).body.Praemierungen.map(
    ({ Status, Sperren }: { Status: string; Sperren?: string[] }) => [Status, ...(Sperren ?? [])].join(' '),
  );
const holdsOf = async (walk: Walk): Promise<string[][]> =>
  (await detail((await caseOf(walk)).Id)).Praemierungen.map(({ Sperren }: { Sperren: string[] }) => Sperren);

describe('what looks wrong', () => {
  test('is held on both sides before anything is mailed or collected, told once (M39), and put into one case', async () => {
    const walk = await held();
    expect(walk.recommender).toBeUndefined();
    // The contact's link shows how it stands, and collects nothing.
    expect((await collectInto(w, walk.recipient!.token)).body.PsoErrorCode).toBe('PSOF0401');
    for (const to of [walk.recommenderEmail, walk.recipientEmail]) {
      const told = walk.mails.filter((mail) => mail.to === to && /wird geprüft/.test(mail.subject));
      expect(told).toHaveLength(1);
      expect(told[0]?.text).toContain('Sie müssen nichts tun');
      expect(told[0]?.text).toContain('verfällt in dieser Zeit nicht');
      expect(mailTo(walk.mails, to, /wartet auf Sie/)).toBeUndefined();
    }
    const token = tokenIn(mailTo(walk.mails, walk.recipientEmail, /wird geprüft/));
    const [shown] = (await app.call('GET', '/praemierung?details=true', { token })).body;
    expect(shown).toMatchObject({ Status: 'Bereitgestellt', Angehalten: true, InPruefung: true });
    expect(shown.Verlauf.at(-1).Grund).toBe(
      'Ein Mensch sieht sich die Auszahlung an. Sie müssen nichts tun, und Ihre Prämie verfällt in dieser Zeit nicht.',
    );
    const found = await caseOf(walk);
    expect(found).toMatchObject({
      Status: 'Offen',
      AufDemSpielCent: 7000,
      Praemien: 2,
      Regeln: ['disposableEmail'].map(() => 'WegwerfAdresse'),
    });
    const { Signale, Praemierungen, Ereignisse } = await detail(found.Id);
    expect(Signale).toMatchObject([
      {
        Regel: 'WegwerfAdresse',
        Punkte: 50,
        Empfehlungsnummer: walk.number,
        Erklaerung: 'Eine Wegwerf-Adresse.',
        EhrlicheErklaerung: 'Jemand schützt das eigene Postfach.',
      },
    ]);
    expect(
      Praemierungen.map(({ Status, Sperren }: { Status: string; Sperren: string[] }) => [Status, ...Sperren]),
    ).toEqual([
      ['Bereitgestellt', 'Pruefung'],
      ['Bereitgestellt', 'Pruefung'],
    ]);
    const { Wartet } = (await desk('GET', 'uebersicht')).body;
    expect(Wartet).toContainEqual({ Art: 'FallOffen', Anzahl: 1, SummeCent: 7000 });
    expect(Ereignisse.map(({ Ereignis }: { Ereignis: string }) => Ereignis)).toEqual(['eröffnet']);
    // The night finds nothing new to say.
    expect((await nextDay()).filter(({ to }) => to === walk.recommenderEmail)).toEqual([]);
  });

  test('does not expire while somebody has to look (P6)', async () => {
    const walk = await held();
    await w.days(181);
    await runs('reward.expire');
    expect(await statusOf(walk)).toEqual(
      ['Bereitgestellt Pruefung', 'Bereitgestellt Pruefung'].map((one) =>
        expect.stringContaining(one.split(' ')[0] as string),
      ),
    );
    expect(await holdsOf(walk)).toEqual([['Pruefung'], ['Pruefung']]);
  });

  test('of a friend with an ordinary mailbox is nothing: no case, no hold', async () => {
    const walk = await walkToReady(app);
    expect(walk.recommender?.token).toBeTruthy();
    expect(await caseOf(walk)).toBeUndefined();
  });

  test('leaves hashes only: no address, name or network can be read in what is kept', async () => {
    await held();
    const { rows } = await as().read(({ db }) =>
      sql<{
        text: string;
      }>`select (select json_agg(t)::text from trace t) || (select json_agg(s)::text from signal s) || (select json_agg(p)::text from case_person p) as text`.execute(
        db,
      ),
    );
    // A hash may read like a name by chance.
    expect(rows[0]?.text.replaceAll(/"[\w-]{43}"/g, '')).not.toMatch(
      /mailinator|example|anna|muster|ben|beispiel|127\.0/i,
    );
  });
});

describe('a household', () => {
  const clash = async (first: Walk, second: Walk) => {
    const [one, other] = [await caseOf(first), await caseOf(second)];
    expect(other?.Id).toBe(one.Id);
    expect(one.Status).toBe('Offen');
  };

  test('is one case: whoever gives the IBAN of somebody in it joins, and is held with it', async () => {
    const honest = await walkToReady(app, { tag: 'iban-a1' });
    const given = ['Anna Muster', 'DE89370400440532013000'] as const;
    expect((await collectInto(w, honest.recommender!.token, ...given)).status).toBe(200);
    // The same Anna once more, with a contact of another kind.
    const suspicious = await held({ recommender: honest.recommenderEmail, tag: 'iban-a2' });
    const second = await walkToReady(app, { tag: 'iban-b' });
    expect((await collectInto(w, second.recommender!.token, ...given)).status).toBe(200);
    await clash(suspicious, second);
    expect(await statusOf(second)).toContainEqual(expect.stringContaining('Pruefung'));
  });

  test('of one telephone, too; a stranger to both stays outside', async () => {
    const suspicious = await held({ tag: 'phone-a' });
    const second = await walkToReady(app, { tag: 'phone-b' });
    const stranger = await walkToReady(app, { tag: 'phone-c' });
    const shares = (walk: Walk) =>
      as().write(({ db }) =>
        sql`insert into trace (act, at, person_hash, account_id, phone_hash)
          select 'giveIban', t.at, t.person_hash, t.account_id, 'one telephone' from trace t
          join recommendation n on n.id = t.recommendation_id where t.act = 'recommend' and n.number = ${walk.number}`.execute(
          db,
        ),
      );
    await shares(suspicious);
    await shares(second);
    await nextDay();
    await clash(suspicious, second);
    expect(await caseOf(stranger)).toBeUndefined();
  });
});

describe('a release', () => {
  test('is proposed by one and decided by another, frees both sides once, and the same signs never hold these two again', async () => {
    const walk = await held();
    const { Id } = await caseOf(walk);
    const asked = await desk('PUT', `faelle/${Id}/freigeben`, { Grund: 'Angerufen, stimmt' });
    expect([asked.status, asked.body.Art]).toEqual([202, 'FallFreigeben']);
    expect((await desk('PUT', `faelle/${Id}/freigeben`, { Grund: 'noch einmal' })).status).toBe(409);
    expect(await holdsOf(walk)).toEqual([['Pruefung'], ['Pruefung']]);
    expect((await desk('PUT', `antraege/${asked.body.Antrag}/zustimmen`, {})).body.PsoErrorCode).toBe('PSOF0102');
    expect((await desk('PUT', `antraege/${asked.body.Antrag}/zustimmen`, {}, 'nora')).status).toBe(200);
    expect((await desk('PUT', `antraege/${asked.body.Antrag}/zustimmen`, {}, 'otto')).status).toBe(409);
    expect(await caseOf(walk)).toMatchObject({ Status: 'Freigegeben', AufDemSpielCent: 0, Antrag: null });
    walk.mails.push(...(await app.post()));
    const token = rewardTokenOf(walk, walk.recommenderEmail);
    expect(mailTo(walk.mails, walk.recommenderEmail, /wartet auf Sie/)).toBeDefined();
    expect((await collectInto(w, token)).status).toBe(200);
    await nextDay();
    const { Praemierungen } = await detail(Id);
    expect(Praemierungen.flatMap(({ Sperren }: { Sperren: string[] }) => Sperren)).toEqual(['NeueIban']);
  });

  test('of little money needs one person, and from the limit of the mandant on two', async () => {
    await configure(app, 'spbdevk', { ...usual, reviewLimitCents: 7001 });
    const small = await held();
    expect((await detail((await caseOf(small)).Id)).ZweitePerson).toBe(false);
    expect((await desk('PUT', `faelle/${(await caseOf(small)).Id}/freigeben`, { Grund: 'Klein' })).status).toBe(200);
    await configure(app, 'spbdevk', { ...usual, reviewLimitCents: 7000 });
    const large = await held();
    expect((await detail((await caseOf(large)).Id)).ZweitePerson).toBe(true);
    expect((await desk('PUT', `faelle/${(await caseOf(large)).Id}/freigeben`, { Grund: 'Groß' })).status).toBe(202);
    await configure(app, 'spbdevk', usual);
  });

  test('can be taken back on its day, and everything is held again; not on the next', async () => {
    const walk = await held();
    const { Id } = await caseOf(walk);
    await eva.settles(await desk('PUT', `faelle/${Id}/freigeben`, { Grund: 'Stimmt' })).catch(() => undefined);
    expect((await caseOf(walk)).Status).toBe('Freigegeben');
    expect((await desk('PUT', `faelle/${Id}/zuruecknehmen`, { Grund: 'Doch nicht' })).status).toBe(200);
    expect(await caseOf(walk)).toMatchObject({ Status: 'InPruefung', AufDemSpielCent: 7000 });
    expect(await holdsOf(walk)).toEqual([['Pruefung'], ['Pruefung']]);
    await eva.settles(await desk('PUT', `faelle/${Id}/freigeben`, { Grund: 'Doch' })).catch(() => undefined);
    await w.days(1);
    expect((await desk('PUT', `faelle/${Id}/zuruecknehmen`, { Grund: 'Zu spät' })).status).toBe(409);
  });
});

describe('a rejection', () => {
  test('changes nothing on its day, can be taken back, and ends the rewards in the night once (P10, M12)', async () => {
    const walk = await held();
    const { Id } = await caseOf(walk);
    expect((await desk('PUT', `faelle/${Id}/ablehnen`, { Grund: 'ohne Code' })).status).toBe(400);
    const body = { GrundCode: 'Scheinkonten', Grund: 'Kein Mensch' };
    expect((await desk('PUT', `faelle/${Id}/ablehnen`, body)).body).toMatchObject({
      Status: 'Abgelehnt',
      GrundCode: 'Scheinkonten',
    });
    expect((await desk('PUT', `faelle/${Id}/ablehnen`, body)).status).toBe(409);
    expect((await desk('PUT', `faelle/${Id}/freigeben`, { Grund: 'Doch' })).status).toBe(409);
    await runs('case.weigh');
    expect(await holdsOf(walk)).toEqual([['Pruefung'], ['Pruefung']]);
    expect((await desk('PUT', `faelle/${Id}/zuruecknehmen`, { Grund: 'Irrtum' })).body.Status).toBe('InPruefung');
    expect((await desk('PUT', `faelle/${Id}/ablehnen`, body)).status).toBe(200);
    const mails = await nextDay();
    expect(
      mails
        .filter(({ subject }) => /nicht berücksichtigt/.test(subject))
        .map(({ to }) => to)
        .toSorted(),
    ).toEqual([walk.recommenderEmail, walk.recipientEmail].toSorted());
    const after = await detail(Id);
    expect(after.Praemierungen.map(({ Status }: { Status: string }) => Status)).toEqual(['Storniert', 'Storniert']);
    expect([after.AufDemSpielCent, after.Zuruecknehmbar]).toEqual([0, false]);
    expect(await nextDay()).toEqual([]);
    expect((await desk('PUT', `faelle/${Id}/zuruecknehmen`, { Grund: 'Zu spät' })).status).toBe(409);
  });
});

test('a lock locks the recommender (K10), and two take it back', async () => {
  const walk = await held();
  const { Id, Empfehlerhash } = await caseOf(walk);
  // Nobody has ever signed in to it: there is nothing to lock (K10).
  expect((await detail(Id)).Sperrbar).toBe(false);
  expect((await desk('PUT', `faelle/${Id}/sperren`, { Grund: 'Bande' })).status).toBe(409);
  await personToken(w, walk.recommenderEmail);
  expect((await detail(Id)).Sperrbar).toBe(true);
  expect((await desk('PUT', `faelle/${Id}/sperren`, { Grund: 'Bande' })).body.Status).toBe('Gesperrt');
  const account = async () => (await desk('GET', `empfehler/${Empfehlerhash}`)).body.Status;
  expect(await account()).toBe('Gesperrt');
  expect((await desk('PUT', `faelle/${Id}/sperren`, { Grund: 'Bande' })).status).toBe(409);
  const asked = await desk('PUT', `faelle/${Id}/zuruecknehmen`, { Grund: 'Verwechslung' });
  expect([asked.status, asked.body.Art]).toEqual([202, 'FallZuruecknehmen']);
  expect((await desk('PUT', `antraege/${asked.body.Antrag}/zustimmen`, {}, 'nora')).status).toBe(200);
  expect([await account(), (await caseOf(walk)).Status]).toEqual(['Aktiv', 'InPruefung']);
  expect(await holdsOf(walk)).toEqual([['Pruefung'], ['Pruefung']]);
});

test('one asks for many at once, and another agrees to the list in one step; each says what became of it', async () => {
  const walks = [await held(), await held()];
  const ids = await Promise.all(walks.map(async (walk) => (await caseOf(walk)).Id as number));
  expect((await desk('PUT', 'faelle/sammel', { Entscheidung: 'Freigeben', Faelle: ids })).status).toBe(400);
  const asked = await desk('PUT', 'faelle/sammel', { Entscheidung: 'Freigeben', Faelle: ids, Grund: 'Alle angerufen' });
  expect(asked.body.Ergebnisse).toMatchObject(
    ids.map((Id) => ({ Id, Status: 'Offen', Antrag: expect.any(Number), Message: null })),
  );
  const Antraege = asked.body.Ergebnisse.map(({ Antrag }: { Antrag: number }) => Antrag);
  const waiting = (await desk('PUT', 'antraege', { Filter: String(ids[0]) }, 'nora')).body.Content;
  expect(waiting).toContainEqual(
    expect.objectContaining({ Nummer: String(ids[0]), BetragCent: 7000, Regeln: ['WegwerfAdresse'] }),
  );
  const own = await desk('PUT', 'faelle/zustimmen', { Antraege });
  expect(own.body.Ergebnisse).toMatchObject(
    ids.map(() => ({ Status: 'Offen', Message: expect.stringContaining('weitere Person') })),
  );
  const agreed = await desk('PUT', 'faelle/zustimmen', { Antraege }, 'nora');
  expect(agreed.body.Ergebnisse).toMatchObject(ids.map((Id) => ({ Id, Status: 'Freigegeben', Message: null })));
  // Once more pays nobody twice.
  const again = await desk('PUT', 'faelle/zustimmen', { Antraege }, 'otto');
  expect(again.body.Ergebnisse).toMatchObject(ids.map(() => ({ Status: 'Freigegeben', Message: expect.any(String) })));
});

test('what joins after it was asked for makes the agreement a refusal that leaves it open', async () => {
  const walk = await held({ tag: 'join' });
  const { Id } = await caseOf(walk);
  const asked = await desk('PUT', `faelle/${Id}/freigeben`, { Grund: 'Stimmt' });
  await as().write(async ({ db, now }) => {
    await sql`update signal set changed_at = ${new Date(now.getTime() + 1000)} where case_id = ${Id}`.execute(db);
  });
  expect((await desk('PUT', `antraege/${asked.body.Antrag}/zustimmen`, {}, 'nora')).status).toBe(409);
  expect(await caseOf(walk)).toMatchObject({ Status: 'Offen', Antrag: asked.body.Antrag });
});

test('is given to a colleague, gets notes, and counts for its rule', async () => {
  const walk = await held();
  const { Id } = await caseOf(walk);
  expect((await desk('PUT', `faelle/${Id}/zuweisen`, { Email: 'niemand@betreiber.example' })).status).toBe(400);
  expect((await desk('PUT', `faelle/${Id}/zuweisen`, { Email: 'otto@betreiber.example' })).body).toMatchObject({
    Status: 'InPruefung',
    Bearbeiter: 'otto@betreiber.example',
  });
  expect((await desk('GET', 'faelle/kollegen')).body).toContainEqual({ Email: 'otto@betreiber.example' });
  await desk('PUT', `faelle/${Id}/notiz`, { Text: 'Rückruf am Montag' });
  expect((await detail(Id)).Notizen).toMatchObject([{ Text: 'Rückruf am Montag', Wer: 'eva@betreiber.example' }]);
  const rules = (await desk('GET', 'faelle/regeln')).body;
  const own = rules.find(({ Regel }: { Regel: string }) => Regel === 'WegwerfAdresse');
  expect(own.Ausgeloest).toBeGreaterThan(own.Entschieden);
  expect(own.Recht).toBeGreaterThan(0);
  expect((await desk('GET', 'faelle/csv')).status).toBe(200);
});

test('a case of another mandant is unknown, and a wrong id, too', async () => {
  const { Id } = await caseOf(await held());
  const other = await app.call('GET', `/admin/faelle/${Id}`, { mandant: 'versicherung', token: await eva.token() });
  expect(other.status).toBe(404);
  expect((await desk('GET', 'faelle/999999')).status).toBe(404);
  expect((await desk('PUT', 'faelle/999999/notiz', { Text: 'x' })).status).toBe(404);
});

test('everything of a person goes with the person', async () => {
  const walk = await held();
  const { Id, Empfehlerhash } = await caseOf(walk);
  await desk('PUT', `faelle/${Id}/notiz`, { Text: 'Über Anna' });
  await desk('PUT', `empfehler/${Empfehlerhash}/loeschen`, { Grund: 'Wunsch' });
  const { rows } = await as().read(({ db }) =>
    sql<{ traces: number; signals: number; notes: number }>`
      select (select count(*)::int from trace t join recommendation n on n.id = t.recommendation_id where n.number = ${walk.number}) as traces,
        (select count(*)::int from signal where case_id = ${Id}) as signals, (select count(*)::int from case_note where case_id = ${Id}) as notes`.execute(
      db,
    ),
  );
  expect(rows[0]).toEqual({ traces: 0, signals: 0, notes: 0 });
});
