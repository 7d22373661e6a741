/** Who comes by an invitation: somebody new (I3, K6), somebody with an account (I4), and who wants no more (I5). */
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { anAgency, type TestAgency } from '#testing/cast/agency/clara.ts';
import {
  guestPassword,
  inviteBy,
  looksAt,
  mailedTo,
  newGuest,
  registers,
  signInAgain,
  talk,
} from '#testing/cast/agency/invited.ts';
import { configure } from '#testing/mandant.ts';
import { tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
let berg: TestAgency;
let dirk: string;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1'] });
  berg = await anAgency(w, 'berg', { employees: ['B7'] });
  dirk = hafen.employees.M1?.token ?? '';
});
afterAll(() => w.app.close());

const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => body.PsoErrorCode ?? status;
const invitationRow = (id: number) =>
  w.as().read(({ db }) => db.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const account = (email: string) =>
  w.as().read(({ db }) => db.selectFrom('account').selectAll().where('email', '=', email).executeTakeFirst());
const eventsOf = (object: 'invitation' | 'account', id: number) =>
  w.as().read(async ({ db }) => {
    const rows = await db
      .selectFrom('event')
      .select('event')
      .where('object', '=', object)
      .where('object_id', '=', id)
      .orderBy('id')
      .execute();
    return rows.map(({ event }) => event);
  });
const handedOver = async (email: string): Promise<string> =>
  tokenIn({ text: (await inviteBy(w.app, dirk, { Email: email })).body.Link } as never);
const signsIn = (Email: string, EinladungToken?: string, Password = guestPassword) =>
  w.app.call('POST', '/account/login', { body: { Email, Password, EinladungToken } });
const declines = (Token: string) => w.app.call('PUT', '/einladung/ablehnen', { body: { Token } });

/** Registers as everybody does, without an agency. */
async function aMember(email = newGuest()): Promise<string> {
  await w.app.call('POST', '/account/createEmpfehler', { body: { Vorname: 'Gabi', Nachname: 'Gast', Email: email } });
  const token = tokenIn((await w.app.post()).findLast(({ to }) => to === email));
  await registers(w.app, token);
  return email;
}

describe('the page of an invitation', () => {
  test('says who invites whom; looking alone opens nothing, the first touch does', async () => {
    const { id, email, link } = await mailedTo(w.app, dirk);
    const looked = await looksAt(w.app, link, true);
    expect(looked).toEqual({
      Gueltig: true,
      Art: 'Einladung',
      Email: email,
      Vorname: 'Gabi',
      Nachname: 'Gast',
      GueltigBis: expect.any(String),
      AgbErforderlich: true,
      Agentur: 'Agentur hafen',
      Mitarbeiter: 'Dirk Krämer M1',
      KontoVorhanden: false,
    });
    expect((await invitationRow(id)).status).toBe('sent');
    expect(await looksAt(w.app, link)).toEqual(looked);
    const { status, opened_at } = await invitationRow(id);
    expect([status, opened_at]).toEqual(['opened', expect.any(Date)]);
    await looksAt(w.app, link);
    expect(await eventsOf('invitation', id)).toEqual(['I1', 'I2']);
  });

  test('tells only whoever has the mailbox that there is an account', async () => {
    const email = await aMember();
    const { link } = await mailedTo(w.app, dirk, { Email: email });
    expect((await looksAt(w.app, link, true)).KontoVorhanden).toBe(true);
    const other = await aMember();
    expect(await looksAt(w.app, await handedOver(other), true)).not.toHaveProperty('KontoVorhanden');
  });

  test('is good on no other mandant, and a made-up link nowhere', async () => {
    const { link } = await mailedTo(w.app, dirk);
    const foreign = await w.app.call('PUT', '/account/validateResetPassword', {
      body: { Token: link },
      mandant: 'versicherung',
    });
    expect(foreign.body).toEqual({ Gueltig: false });
    expect(code(await registers(w.app, link, {}, 'versicherung'))).toBe('PSOF0205');
    expect(await looksAt(w.app, 'x'.repeat(43))).toEqual({ Gueltig: false });
  });
});

describe('somebody new', () => {
  test('accepts: the account is made, belongs to agency and employee, and is signed in', async () => {
    const { id, email, link } = await mailedTo(w.app, dirk);
    const { status, body } = await registers(w.app, link);
    expect([status, body]).toMatchObject([
      200,
      {
        Email: email,
        Vorname: 'Gabi',
        Agenturnummer: hafen.agencyNumber,
        Rollen: ['Empfehler'],
        Token: expect.any(String),
      },
    ]);
    const user = await w.app.call('GET', '/account/user', { token: body.Token });
    expect(user.body.Agenturnummer).toBe(hafen.agencyNumber);
    const row = await account(email);
    expect(row).toMatchObject({ status: 'active', agency_number: hafen.agencyNumber, employee_number: 'M1' });
    expect(await invitationRow(id)).toMatchObject({
      status: 'accepted',
      account_id: row?.id,
      ended_at: expect.any(Date),
    });
    expect([await eventsOf('invitation', id), await eventsOf('account', row?.id ?? 0)]).toEqual([
      ['I1', 'I3'],
      ['K6', 'joinAgency', 'K5'],
    ]);
    expect((await signsIn(email)).status).toBe(200);
  });

  test('sees in the own data by whom the invitation came, and what was noted of it', async () => {
    const { link, email } = await mailedTo(w.app, dirk);
    const { Token: token } = (await registers(w.app, link)).body;
    const { body } = await w.app.call('GET', '/empfehler/daten', { token });
    expect(body.Einladungen).toMatchObject([
      {
        Agentur: 'Agentur hafen',
        Agenturnummer: hafen.agencyNumber,
        Mitarbeiternummer: 'M1',
        Email: email,
        Status: 'Angenommen',
        Art: 'Telefon',
        Nachweis: talk.Nachweis,
      },
    ]);
    expect(body.Person).toMatchObject({ Agenturnummer: hafen.agencyNumber, Mitarbeiternummer: 'M1' });
    expect(body.Einwilligungen.map(({ Art }: { Art: string }) => Art)).toEqual(['Einladung', 'Teilnahmebedingungen']);
  });

  test('accepts a link that was handed over', async () => {
    const email = newGuest();
    const { status, body } = await registers(w.app, await handedOver(email));
    expect([status, body.Agenturnummer]).toEqual([200, hafen.agencyNumber]);
  });

  test('has to agree to the terms, and to take a good password', async () => {
    const { id, link } = await mailedTo(w.app, dirk);
    const without = await registers(w.app, link, { AgbAkzeptiert: false });
    expect([without.status, without.body.Fehler]).toMatchObject([400, [{ Feld: 'AgbAkzeptiert', Code: 'terms' }]]);
    for (const Password of ['kurz', 'Gabi-Gast-2026', 'Agentur-Hafen-1'])
      expect((await registers(w.app, link, { Password, PasswordWiederholung: Password })).body.Fehler).toMatchObject([
        { Feld: 'Password' },
      ]);
    const differ = await registers(w.app, link, { PasswordWiederholung: 'Anders-2026-Eifel' });
    expect(differ.body.Fehler).toMatchObject([{ Feld: 'PasswordWiederholung' }]);
    expect((await invitationRow(id)).status).toBe('sent');
    expect((await registers(w.app, link)).status).toBe(200);
  });

  test('agrees by sending where the mandant asks for no box', async () => {
    await configure(w.app, 'spbdevk', { acceptsTermsBySending: true });
    const { link } = await mailedTo(w.app, dirk);
    expect((await registers(w.app, link, { AgbAkzeptiert: undefined })).status).toBe(200);
    await configure(w.app, 'spbdevk', { acceptsTermsBySending: false });
  });

  test('comes in time on the last day of Berlin, in summer, too, and not on the day after', async () => {
    const { clock } = w.app.app.system;
    const before = clock.now();
    clock.set(new Date('2026-06-01T10:00:00Z'));
    const links = [
      (await mailedTo(w.app, await signInAgain(w.app, hafen.owner.email))).link,
      (await mailedTo(w.app, await signInAgain(w.app, hafen.owner.email))).link,
    ];
    clock.set(new Date('2026-07-01T21:59:00Z'));
    expect(code(await registers(w.app, links[0] ?? ''))).toBe(200);
    clock.set(new Date('2026-07-01T22:00:30Z'));
    expect(code(await registers(w.app, links[1] ?? ''))).toBe('PSOF0205');
    clock.set(before);
  });

  test('finds the link over where the agency takes part no more, although the job has not come to it', async () => {
    const office = await anAgency(w, 'vorbei');
    const { link } = await mailedTo(w.app, office.owner.token, { Mitarbeiternummer: null });
    await w
      .as()
      .write(({ db }) =>
        db.updateTable('agency').set({ status: 'inactive' }).where('agency_number', '=', office.agencyNumber).execute(),
      );
    expect(await looksAt(w.app, link)).toEqual({ Gueltig: false });
    expect(code(await registers(w.app, link))).toBe('PSOF0205');
  });

  test('two at once end as one, and a second time the link is over', async () => {
    const { email, link } = await mailedTo(w.app, dirk);
    const answers = await Promise.all([1, 2, 3].map(() => registers(w.app, link)));
    expect(answers.map(code).toSorted()).toEqual([200, 'PSOF0205', 'PSOF0205']);
    expect(code(await registers(w.app, link))).toBe('PSOF0205');
    expect(await eventsOf('account', (await account(email))?.id ?? 0)).toEqual(['K6', 'joinAgency', 'K5']);
  });

  test('is refused where the address may take part no more', async () => {
    const { link } = await mailedTo(w.app, dirk);
    await configure(w.app, 'spbdevk', { emailWhitelist: '@anderswo.example' });
    expect(code(await registers(w.app, link))).toBe('PSOF0302');
    await configure(w.app, 'spbdevk', { emailWhitelist: '', autologin: true });
    expect(code(await registers(w.app, link))).toBe('PSOF0105');
    await configure(w.app, 'spbdevk', { autologin: false });
    expect((await registers(w.app, link)).status).toBe(200);
  });
});

describe('somebody with an account', () => {
  let email: string;
  let link: string;
  let id: number;
  beforeEach(async () => {
    email = await aMember();
    ({ link, id } = await mailedTo(w.app, dirk, { Email: email }));
  });

  test('signs in with the link open and belongs to the agency from then on', async () => {
    const { status, body } = await signsIn(email, link);
    expect([status, body]).toMatchObject([
      200,
      {
        Agenturnummer: hafen.agencyNumber,
        Einladung: { Angenommen: true, Agentur: 'Agentur hafen', Zugeordnet: true },
      },
    ]);
    expect(await account(email)).toMatchObject({ agency_number: hafen.agencyNumber, employee_number: 'M1' });
    expect([await eventsOf('invitation', id), (await invitationRow(id)).status]).toEqual([['I1', 'I4'], 'accepted']);
  });

  test('stays with the agency it has, and is told so', async () => {
    await signsIn(email, link);
    const other = await mailedTo(w.app, berg.owner.token, { Email: email, Mitarbeiternummer: 'B7' });
    const { body } = await signsIn(email, other.link);
    expect([body.Agenturnummer, body.Einladung]).toEqual([
      hafen.agencyNumber,
      { Angenommen: true, Agentur: 'Agentur berg', Zugeordnet: false },
    ]);
    expect((await invitationRow(other.id)).status).toBe('accepted');
  });

  test('pressing twice is told the same, at once and after', async () => {
    const answers = await Promise.all([signsIn(email, link), signsIn(email, link)]);
    answers.push(await signsIn(email, link));
    expect(answers.map(({ body }) => body.Einladung)).toEqual(
      Array(3).fill({ Angenommen: true, Agentur: 'Agentur hafen', Zugeordnet: true }),
    );
    expect(await eventsOf('invitation', id)).toEqual(['I1', 'I4']);
  });

  test('a wrong password accepts nothing', async () => {
    expect(code(await signsIn(email, link, 'Falsch-2026-Eifel'))).toBe('PSOF0201');
    expect((await invitationRow(id)).status).toBe('sent');
  });

  test('an account of another address does not accept it', async () => {
    const other = await aMember();
    const { status, body } = await signsIn(other, link);
    expect([status, body.PsoErrorCode, body.Message]).toEqual([
      409,
      'PSOF0102',
      'Diese Einladung gilt für eine andere E-Mail-Adresse.',
    ]);
    expect((await account(other))?.agency_number).toBeNull();
  });

  test('a link that is over lets in all the same, and accepts nothing', async () => {
    await w.app.call('PUT', `/Einladung/${id}/widerrufen`, { token: dirk });
    const { status, body } = await signsIn(email, link);
    expect([status, body.Einladung]).toEqual([200, { Angenommen: false, Agentur: null, Zugeordnet: false }]);
  });

  test('sets no new password by the link, whoever holds it', async () => {
    for (const token of [link, await handedOver(await aMember())]) {
      const answer = await registers(w.app, token, {
        Password: 'Neu-2026-Eifel',
        PasswordWiederholung: 'Neu-2026-Eifel',
      });
      expect([answer.status, answer.body.PsoErrorCode, answer.body.Message]).toEqual([
        409,
        'PSOF0102',
        'Mit dieser E-Mail-Adresse gibt es schon ein Konto. Melden Sie sich an, um die Einladung anzunehmen.',
      ]);
    }
    expect((await signsIn(email)).status).toBe(200);
  });
});

describe('an account without a password', () => {
  const created = async (): Promise<string> => {
    const email = newGuest();
    await w.app.call('POST', '/account/createEmpfehler', { body: { Vorname: 'Gabi', Nachname: 'Gast', Email: email } });
    return email;
  };

  test('is activated by a link that was mailed to it', async () => {
    const email = await created();
    const { link } = await mailedTo(w.app, dirk, { Email: email });
    expect((await registers(w.app, link)).body.Agenturnummer).toBe(hafen.agencyNumber);
    expect(await eventsOf('account', (await account(email))?.id ?? 0)).toEqual(['K2', 'joinAgency', 'K5']);
  });

  test('is opened by nobody to whom a link was handed over', async () => {
    const email = await created();
    const token = await handedOver(email);
    expect(code(await registers(w.app, token))).toBe('PSOF0102');
    expect(await account(email)).toMatchObject({ status: 'created', agency_number: null, password_hash: null });
  });
});

test('a locked account is neither opened nor told of', async () => {
  const email = await aMember();
  const { link } = await mailedTo(w.app, dirk, { Email: email });
  await w
    .as()
    .write(({ db }) => db.updateTable('account').set({ status: 'locked' }).where('email', '=', email).execute());
  expect(await looksAt(w.app, link)).toEqual({ Gueltig: false });
  expect(code(await registers(w.app, link))).toBe('PSOF0203');
  expect(code(await signsIn(email, link))).toBe('PSOF0203');
});

describe('who wants no more', () => {
  test('presses once: the invitation ends, and no agency invites the mailbox again', async () => {
    const { id, link, email } = await mailedTo(w.app, dirk, { Email: 'gabi.gast@gmail.com' });
    const { status, body } = await declines(link);
    expect([status, body]).toEqual([200, { Status: 'Abgelehnt' }]);
    expect([await eventsOf('invitation', id), await looksAt(w.app, link)]).toEqual([['I1', 'I5'], { Gueltig: false }]);
    for (const [token, Email] of [
      [dirk, email],
      [berg.owner.token, 'gabigast+neu@googlemail.com'],
    ] as const) {
      const again = await inviteBy(w.app, token, { Email, Mitarbeiternummer: token === dirk ? 'M1' : 'B7' });
      expect([again.status, again.body.PsoErrorCode, again.body.Message]).toEqual([
        409,
        'PSOF0102',
        'Diese Person möchte keine Einladungen erhalten.',
      ]);
    }
    const kept = await w.as().read(({ db }) => db.selectFrom('invitation_block').selectAll().execute());
    expect(JSON.stringify(kept)).not.toContain('gast');
  });

  test('a link that was handed over ends the invitation alone: whoever has it proves no mailbox', async () => {
    const email = newGuest();
    const link = await handedOver(email);
    expect((await declines(link)).body).toEqual({ Status: 'Abgelehnt' });
    expect(await looksAt(w.app, link)).toEqual({ Gueltig: false });
    expect((await inviteBy(w.app, dirk, { Email: email })).status).toBe(200);
  });

  test('pressing twice is told the same, at once and after; a made-up link nothing', async () => {
    const { link, id } = await mailedTo(w.app, dirk);
    const answers = [...(await Promise.all([declines(link), declines(link)])), await declines(link)];
    expect(answers.map(({ body }) => body)).toEqual(Array(3).fill({ Status: 'Abgelehnt' }));
    expect(await eventsOf('invitation', id)).toEqual(['I1', 'I5']);
    expect(code(await declines('x'.repeat(43)))).toBe('PSOF0205');
  });

  test('whoever has accepted declines nothing any more', async () => {
    const { link } = await mailedTo(w.app, dirk);
    await registers(w.app, link);
    expect(code(await declines(link))).toBe('PSOF0205');
  });

  test('accepting and declining at once end as one of both', async () => {
    const { id, link, email } = await mailedTo(w.app, dirk);
    const answers = await Promise.all([registers(w.app, link), declines(link)]);
    expect(answers.map(code).filter((one) => one === 200).length).toBe(1);
    const { status } = await invitationRow(id);
    expect([(await account(email)) !== undefined, status]).toEqual(
      answers[0].status === 200 ? [true, 'accepted'] : [false, 'declined'],
    );
  });
});
