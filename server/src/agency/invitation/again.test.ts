/** What time and the agency do with an invitation: over after 30 days (I6), taken back (I7), sent again (I8), forgotten. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findAgency, moveAgency } from '#agency/agency.ts';
import { anAgency, lastMail, type TestAgency } from '#testing/cast/agency/clara.ts';
import { inviteBy, looksAt, mailedTo, newGuest, registers, signInAgain } from '#testing/cast/agency/invited.ts';
import { configure } from '#testing/mandant.ts';
import { tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
  await anAgency(w, 'berg', { employees: ['M1'] });
});
afterAll(() => w.app.close());

const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => body.PsoErrorCode ?? status;
const row = (id: number) =>
  w.as().read(({ db }) => db.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
/** Sessions of agencies end, so whoever does something after some days signs in again. */
const as = (who: 'm1@hafen' | 'm2@hafen' | 'clara@hafen' | 'clara@berg') => signInAgain(w.app, `${who}.example`);
const again = (id: number, token: string) => w.app.call('PUT', `/Einladung/${id}/erneut`, { token });
const withdraws = (id: number, token: string) => w.app.call('PUT', `/Einladung/${id}/widerrufen`, { token });

describe('thirty days', () => {
  test('the link is good to the end of the last one, and over after it', async () => {
    const { id, link, email } = await mailedTo(w.app, await as('m1@hafen'));
    await w.nights(30);
    expect([(await looksAt(w.app, link, true)).Gueltig, (await row(id)).status]).toEqual([true, 'sent']);
    await w.nights(1);
    expect(await looksAt(w.app, link, true)).toEqual({ Gueltig: false });
    expect(code(await registers(w.app, link))).toBe('PSOF0205');
    expect(await row(id)).toMatchObject({ status: 'expired', ended_at: expect.any(Date) });
    expect(await w.app.app.jobs.runNow('invitation.expire', w.mandants.spbdevk)).toBe(0);
    // Whoever is invited anew gets another one.
    const { body } = await inviteBy(w.app, await as('m1@hafen'), { Email: email });
    expect([body.SchonEingeladen, body.Id === id]).toEqual([false, false]);
  });

  test('one that is over and not yet ended by the night does not stand in the way of another', async () => {
    const { id, email } = await mailedTo(w.app, await as('m1@hafen'));
    await w.days(31);
    const { body } = await inviteBy(w.app, await as('m1@hafen'), { Email: email });
    expect([body.SchonEingeladen, (await row(id)).status]).toEqual([false, 'expired']);
  });

  test('the mandant says how many', async () => {
    await configure(w.app, 'spbdevk', { invitationValidityDays: 3 });
    const { id } = await mailedTo(w.app, await as('m1@hafen'));
    await configure(w.app, 'spbdevk', { invitationValidityDays: 30 });
    await w.nights(4);
    expect((await row(id)).status).toBe('expired');
  });
});

describe('once more', () => {
  test('a day after the last time and three times, each with a fresh link beside the old one', async () => {
    const { id, email, link } = await mailedTo(w.app, await as('m1@hafen'));
    expect((await again(id, await as('m1@hafen'))).body.Message).toBe(
      'Zwischen zwei Einladungen liegen mindestens 24 Stunden.',
    );
    const links = [link];
    for (const time of [2, 3, 4]) {
      await w.days(1.1);
      const { status, body } = await again(id, await as('m1@hafen'));
      expect([status, body]).toMatchObject([
        200,
        {
          Id: id,
          Status: 'Versendet',
          AnzahlVersand: time,
          Email: email,
          ArtText: 'Telefonat',
          Mitarbeiter: 'Dirk Krämer M1',
        },
      ]);
      expect([body.Link, body.Wiederholbar, body.ErneutAb === null]).toEqual([undefined, false, time === 4]);
      links.push(tokenIn(await lastMail(w.app, email)));
    }
    expect(new Set(links).size).toBe(4);
    await w.days(1.1);
    const fifth = await again(id, await as('m1@hafen'));
    expect([code(fifth), fifth.body.Message]).toEqual(['PSOF0102', 'Diese Einladung wurde schon dreimal wiederholt.']);
    expect((await looksAt(w.app, link, true)).Gueltig).toBe(true);
    expect((await registers(w.app, links[2] ?? '')).status).toBe(200);
    for (const one of links) expect((await looksAt(w.app, one)).Gueltig).toBe(false);
  });

  test('two at once send it once', async () => {
    const { id, email } = await mailedTo(w.app, await as('m1@hafen'));
    await w.days(1.1);
    const token = await as('clara@hafen');
    const answers = await Promise.all([again(id, token), again(id, token)]);
    expect(answers.map(code).toSorted()).toEqual([200, 'PSOF0102']);
    await w.app.post();
    expect([w.app.mails.filter(({ to }) => to === email).length, (await row(id)).sent_count]).toEqual([2, 2]);
  });

  test('the owner and whose it is at once send it once, and the other is told', async () => {
    const { id, email } = await mailedTo(w.app, await as('m1@hafen'));
    await w.days(1.1);
    const [owner, employee] = [await as('clara@hafen'), await as('m1@hafen')];
    const answers = await Promise.all([again(id, owner), again(id, employee)]);
    const [sent, told] = answers.toSorted((a, b) => a.status - b.status);
    expect([sent?.status, sent?.body]).toMatchObject([200, { Id: id, Status: 'Versendet', AnzahlVersand: 2 }]);
    expect([told?.status, told?.body.PsoErrorCode, told?.body.Message]).toEqual([
      409,
      'PSOF0102',
      'Zwischen zwei Einladungen liegen mindestens 24 Stunden.',
    ]);
    await w.app.post();
    expect([w.app.mails.filter(({ to }) => to === email).length, (await row(id)).sent_count]).toEqual([2, 2]);
    const living = await w
      .as()
      .read(({ db }) => db.selectFrom('invitation').select('id').where('email', '=', email).execute());
    expect(living).toEqual([{ id }]);
  });

  test('what was handed over comes back as a link and its picture', async () => {
    const { body } = await inviteBy(w.app, await as('m1@hafen'));
    await w.days(1.1);
    const renewed = await again(body.Id, await as('m1@hafen'));
    expect(renewed.body).toMatchObject({
      PerEmail: false,
      VersendetAm: expect.any(String),
      Link: expect.stringContaining('token='),
      QrCode: expect.stringContaining('data:image/svg'),
    });
    expect(renewed.body.Link).not.toBe(body.Link);
  });

  test('one that is over counts again, unless another one has come since', async () => {
    const { id, email } = await mailedTo(w.app, await as('m1@hafen'));
    const { id: other, email: second } = await mailedTo(w.app, await as('m1@hafen'));
    await w.nights(31);
    expect((await again(id, await as('m1@hafen'))).body.Status).toBe('Versendet');
    expect((await looksAt(w.app, tokenIn(await lastMail(w.app, email)), true)).Gueltig).toBe(true);
    await inviteBy(w.app, await as('m1@hafen'), { Email: second });
    expect(code(await again(other, await as('m1@hafen')))).toBe('PSOF0102');
  });

  test('not to somebody who wants no more, nor to who recommends for the agency already', async () => {
    const first = await mailedTo(w.app, await as('m1@hafen'));
    const berg = await mailedTo(w.app, await as('clara@berg'), { Email: first.email });
    await w.app.call('PUT', '/einladung/ablehnen', { body: { Token: berg.link } });
    await w.days(1.1);
    expect((await again(first.id, await as('m1@hafen'))).body.Message).toBe(
      'Diese Person möchte keine Einladungen erhalten.',
    );
    const accepted = await mailedTo(w.app, await as('m1@hafen'));
    await registers(w.app, accepted.link);
    await w.days(1.1);
    expect(code(await again(accepted.id, await as('m1@hafen')))).toBe('PSOF0102');
  });
});

describe('taken back', () => {
  test('its links are dead, and it is taken back once', async () => {
    const { id, link } = await mailedTo(w.app, await as('m1@hafen'));
    const { status, body } = await withdraws(id, await as('m1@hafen'));
    expect([status, body]).toMatchObject([200, { Status: 'Widerrufen', Widerrufbar: false, ErneutAb: null }]);
    expect([await looksAt(w.app, link), code(await registers(w.app, link))]).toEqual([{ Gueltig: false }, 'PSOF0205']);
    for (const call of [withdraws, again]) expect(code(await call(id, await as('m1@hafen')))).toBe('PSOF0102');
  });

  test('a mail that has not left yet stays', async () => {
    const token = await as('m1@hafen');
    const email = newGuest();
    const { body } = await inviteBy(w.app, token, {
      Email: email,
      GespraechAm: '2026-01-05',
      Nachweis: 'Bitte im Termin geäußert.',
    });
    await withdraws(body.Id, token);
    await w.app.post();
    expect(w.app.mails.filter(({ to }) => to === email)).toEqual([]);
  });

  test('only by who may see it: the owner, not a colleague, and no other agency', async () => {
    const { id } = await mailedTo(w.app, await as('m1@hafen'));
    for (const who of ['m2@hafen', 'clara@berg'] as const)
      for (const call of [withdraws, again]) expect(code(await call(id, await as(who)))).toBe('PSOF0101');
    expect((await row(id)).status).toBe('sent');
    expect((await withdraws(id, await as('clara@hafen'))).body.Status).toBe('Widerrufen');
    expect(code(await withdraws(999_999, await as('clara@hafen')))).toBe('PSOF0101');
  });

  test('taking back and accepting at once end as one of both', async () => {
    const { id, link } = await mailedTo(w.app, await as('m1@hafen'));
    const answers = await Promise.all([withdraws(id, await as('m1@hafen')), registers(w.app, link)]);
    expect(answers.filter(({ status }) => status === 200).length).toBe(1);
    expect((await row(id)).status).toBe(answers[0].status === 200 ? 'withdrawn' : 'accepted');
  });
});

test('twelve weeks after the end nothing names the person any more; the row and its number stay', async () => {
  const { id } = await mailedTo(w.app, await as('m1@hafen'));
  await withdraws(id, await as('m1@hafen'));
  await w.nights(83);
  expect((await row(id)).email).not.toBeNull();
  await w.nights(2);
  expect(await row(id)).toMatchObject({
    first_name: null,
    last_name: null,
    email: null,
    evidence: null,
    status: 'withdrawn',
    employee_number: 'M1',
  });
  const mails = await w
    .as()
    .read(({ db }) =>
      db
        .selectFrom('mail')
        .select(['address_sealed', 'parameters_sealed'])
        .where('object', '=', 'invitation')
        .where('object_id', '=', id)
        .execute(),
    );
  expect(mails).toEqual([{ address_sealed: null, parameters_sealed: null }]);
  const { body } = await withdraws(id, await as('m1@hafen'));
  expect(body.PsoErrorCode).toBe('PSOF0102');
});

test('with the account goes what the invitation says of the person', async () => {
  const { id, link } = await mailedTo(w.app, await as('m1@hafen'));
  const { Token: token } = (await registers(w.app, link)).body;
  expect((await w.app.call('DELETE', '/empfehler/delete?bestaetigt=true', { token })).status).toBe(200);
  expect(await row(id)).toMatchObject({ email: null, first_name: null, account_id: null, status: 'accepted' });
});

test('an agency that has ended invites nobody, and its invitations end with it', async () => {
  const { id, link } = await mailedTo(w.app, await as('m1@hafen'));
  await w.days(1.1);
  const token = await as('m1@hafen');
  await w.as('spbdevk', { kind: 'job', name: 'test' }).write(async (tx) => {
    const { id: agencyId } = await tx.db
      .selectFrom('agency')
      .select('id')
      .where('agency_number', '=', hafen.agencyNumber)
      .executeTakeFirstOrThrow();
    const agency = await findAgency(tx.db, agencyId);
    if (agency) await moveAgency(tx, agency, { event: 'deactivate', reason: 'Vertrag beendet' });
  });
  for (const answer of [await again(id, token), await inviteBy(w.app, token)]) expect(answer.status).toBe(401);
  expect(code(await again(id, await as('clara@hafen')))).toBe('PSOF0202');
  expect([(await row(id)).status, code(await registers(w.app, link))]).toEqual(['withdrawn', 'PSOF0205']);
});
