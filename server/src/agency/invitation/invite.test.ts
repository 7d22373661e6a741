import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { anAgency, lastMail, type TestAgency } from '#testing/cast/agency/clara.ts';
import { inviteBy, mailedTo, newGuest, registers, signInAgain, talk, wishFor } from '#testing/cast/agency/invited.ts';
import { configure } from '#testing/mandant.ts';
import { mailTo, tokenIn } from '#testing/walk.ts';
import { type World, world } from '#testing/world.ts';

let w: World;
let hafen: TestAgency;
let berg: TestAgency;
let dirk: string;
beforeAll(async () => {
  w = await world();
  hafen = await anAgency(w, 'hafen', { employees: ['M1', 'M2'] });
  berg = await anAgency(w, 'berg', { employees: ['M1', 'B7'] });
  dirk = hafen.employees.M1?.token ?? '';
});
afterAll(() => w.app.close());

const code = ({ status, body }: { status: number; body: { PsoErrorCode?: string } }) => body.PsoErrorCode ?? status;
const rowOf = (id: number) =>
  w.as().read(({ db }) => db.selectFrom('invitation').selectAll().where('id', '=', id).executeTakeFirstOrThrow());
const eventsOf = (id: number) =>
  w
    .as()
    .read(async ({ db }) =>
      (
        await db
          .selectFrom('event')
          .select('event')
          .where('object', '=', 'invitation')
          .where('object_id', '=', id)
          .orderBy('id')
          .execute()
      ).map(({ event }) => event),
    );
const countOf = (email: string) =>
  w
    .as()
    .read(
      async ({ db }) => (await db.selectFrom('invitation').select('id').where('email', '=', email).execute()).length,
    );

describe('an invitation leaves', () => {
  test('with the talk and its evidence by a mail that says who asks, and none is handed over [S3-E109][S1-F030]', async () => {
    const wish = wishFor(talk);
    const { status, body } = await w.app.call('PUT', '/Einladung', { body: wish, token: hafen.owner.token });
    expect([status, body]).toEqual([
      200,
      {
        Id: expect.any(Number),
        Status: 'Versendet',
        VersendetAm: expect.any(String),
        AblaufAm: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/),
        Link: null,
        QrCode: null,
        SchonEingeladen: false,
      },
    ]);
    const mail = await lastMail(w.app, wish.Email);
    expect(mail.subject).toMatch(/^.?Agentur hafen.? lädt Sie zum Empfehlungsprogramm ein$/u);
    for (const words of ['Dirk Krämer M1', '05.01.2026', 'Telefonat', 'einladung=1', 'einladung=keine'])
      expect(mail.text).toContain(words);
    // What somebody typed about the talk goes to nobody.
    expect(mail.text).not.toContain('bat im Termin');
    expect(await eventsOf(body.Id)).toEqual(['I1']);
  });

  test('without them no mail leaves: the answer has the link and its picture for a camera [S7-C048]', async () => {
    const wish = wishFor();
    const before = w.app.mails.length;
    const { body } = await w.app.call('PUT', '/Einladung', { body: wish, token: dirk });
    expect(body).toMatchObject({ Status: 'Versendet', VersendetAm: null, SchonEingeladen: false });
    expect(body.Link).toMatch(/\/de\/registrieren\?token=[\w-]{43}&einladung=1$/);
    expect(body.QrCode).toMatch(/^data:image\/svg\+xml,%3Csvg/);
    await w.app.post();
    expect([w.app.mails.length, mailTo(w.app.mails, wish.Email)]).toEqual([before, undefined]);
  });

  test('who says that the person wants the mail, when and how they talked is kept as evidence, and of a link nothing', async () => {
    const kept = () =>
      w
        .as()
        .read(({ db }) =>
          db.selectFrom('permission_evidence').selectAll().where('kind', '=', 'invitation').orderBy('id').execute(),
        );
    const before = (await kept()).length;
    await inviteBy(w.app, dirk);
    await mailedTo(w.app, dirk, { Art: 'Video' });
    const rows = await kept();
    expect(rows.length).toBe(before + 1);
    expect(rows.at(-1)).toMatchObject({ given: true, source: 'I1' });
    for (const words of [
      'Agentur hafen',
      `${hafen.agencyNumber}-M1`,
      'Videoberatung',
      '05.01.2026',
      talk.Nachweis,
      'M24',
    ])
      expect(rows.at(-1)?.text).toContain(words);
  });

  test('the mail is in the language of who invites', async () => {
    const wish = wishFor(talk);
    await w.app.call('PUT', '/Einladung', { body: wish, token: dirk, locale: 'en' });
    const mail = await lastMail(w.app, wish.Email);
    expect([mail.subject, mail.text]).toEqual([
      expect.stringContaining('invites you to the referral programme'),
      expect.stringContaining('/en/registrieren?token='),
    ]);
  });

  test('the form asks for what an invitation needs, with the mail as it would leave [S7-C049][S6-P025]', async () => {
    const { status, body } = await w.app.call('GET', '/Einladung/daten', { token: hafen.owner.token });
    expect(status).toBe(200);
    expect(body.Arten).toEqual([
      { Wert: 'Persoenlich', Text: 'Persönliches Gespräch' },
      { Wert: 'Telefon', Text: 'Telefonat' },
      { Wert: 'Video', Text: 'Videoberatung' },
      { Wert: 'Email', Text: 'Anfrage per E-Mail' },
    ]);
    expect(body.Mitarbeiter.map(({ Mitarbeiternummer }: { Mitarbeiternummer: string }) => Mitarbeiternummer)).toEqual([
      'M1',
      'M2',
    ]);
    expect(body.Standard).toEqual({ Art: 'Persoenlich', Mitarbeiternummer: null });
    expect(body.Vorschautext).toContain('lädt Sie zum Empfehlungsprogramm ein');
  });

  test('an employee is offered only the own number [S6-P048]', async () => {
    const { body } = await w.app.call('GET', '/Einladung/daten', { token: dirk, locale: 'en' });
    expect([body.Mitarbeiter.length, body.Standard.Mitarbeiternummer]).toEqual([1, 'M1']);
    expect(body.Arten[1].Text).toBe('Telephone call');
    expect(body.Vorschautext).toContain('Dirk Krämer M1');
  });
});

describe('what was typed', () => {
  const wrong: readonly (readonly [title: string, changes: Record<string, unknown>, field: string])[] = [
    ['no first name [S3-E110]', { Vorname: '' }, 'Vorname'],
    ['a first name that is an address', { Vorname: 'gewinnen.de' }, 'Vorname'],
    ['no last name [S3-E111]', { Nachname: null }, 'Nachname'],
    ['no e-mail address [S3-E112]', { Email: ' ' }, 'Email'],
    ['an e-mail address that is none', { Email: 'gabi' }, 'Email'],
    ['a kind of talk that there is not [S3-E113]', { Art: 'Brief' }, 'Art'],
    ['no kind of talk', { Art: undefined }, 'Art'],
    ['an employee of another agency [S3-E114]', { Mitarbeiternummer: 'B7' }, 'Mitarbeiternummer'],
    ['an employee of nobody', { Mitarbeiternummer: 'M9' }, 'Mitarbeiternummer'],
    ['no employee [S3-E114]', { Mitarbeiternummer: undefined }, 'Mitarbeiternummer'],
    ['a talk without its evidence', { GespraechAm: '2026-01-05' }, 'Nachweis'],
    ['evidence without a talk', { Nachweis: talk.Nachweis }, 'GespraechAm'],
    ['a talk that is still to come', { ...talk, GespraechAm: '2099-01-05T10:00:00Z' }, 'GespraechAm'],
    ['a day that is none', { ...talk, GespraechAm: '31.02.2026' }, 'GespraechAm'],
  ];
  test.each(wrong)('%s is refused with its field', async (_title, changes, field) => {
    const email = newGuest();
    const { status, body } = await inviteBy(w.app, hafen.owner.token, { Email: email, ...changes });
    const fields = body.Fehler.map(({ Feld }: { Feld: string }) => Feld);
    expect([status, body.PsoErrorCode, fields]).toEqual([
      400,
      'PSOF0100',
      changes.Email === ' ' ? expect.arrayContaining([field]) : [field],
    ]);
    expect(await countOf(email)).toBe(0);
  });

  test('who works there is an employee, and of another agency nobody [S3-E114]', async () => {
    const under = async (token: string, Mitarbeiternummer: string) => {
      const { status, body } = await inviteBy(w.app, token, { Mitarbeiternummer });
      return status === 200 ? (await rowOf(body.Id)).employee_number : body.Fehler;
    };
    const wrong = [{ Feld: 'Mitarbeiternummer', Code: 'invalid', Message: expect.any(String) }];
    expect(await under(berg.owner.token, 'B7')).toBe('B7');
    expect(await under(hafen.owner.token, 'B7')).toEqual(wrong);
    expect(await under(hafen.owner.token, 'M2')).toBe('M2');
    expect(await under(berg.owner.token, 'M2')).toEqual(wrong);
  });

  test('an employee invites under no number but the own', async () => {
    const { body } = await inviteBy(w.app, dirk, { Mitarbeiternummer: 'M2' });
    expect(body.Fehler).toMatchObject([{ Feld: 'Mitarbeiternummer', Code: 'invalid' }]);
  });

  test('somebody who has left is nobody’s employee, and an agency of one person needs no number', async () => {
    const wald = await anAgency(w, 'wald', { employees: ['M1'] });
    await w.app.call('DELETE', '/agentur/mitarbeiter/M1', { token: wald.owner.token });
    const left = await inviteBy(w.app, wald.owner.token, { Mitarbeiternummer: 'M1' });
    expect(left.body.Fehler).toMatchObject([{ Feld: 'Mitarbeiternummer', Code: 'invalid' }]);
    expect((await inviteBy(w.app, wald.owner.token, { Mitarbeiternummer: null })).status).toBe(200);
  });

  test('an address that may not take part is not invited', async () => {
    await configure(w.app, 'spbdevk', { emailWhitelist: '@example.org' });
    expect(code(await inviteBy(w.app, dirk, { Email: 'gabi@anderswo.example' }))).toBe('PSOF0302');
    expect((await inviteBy(w.app, dirk)).status).toBe(200);
    await configure(w.app, 'spbdevk', { emailWhitelist: '' });
  });

  test('where the portal of the client signs people in nobody is invited to set a password', async () => {
    await configure(w.app, 'spbdevk', { autologin: true });
    expect(code(await inviteBy(w.app, dirk))).toBe('PSOF0105');
    await configure(w.app, 'spbdevk', { autologin: false });
  });
});

describe('one person, one invitation', () => {
  test('one that still counts is answered with its state, and no second mail leaves', async () => {
    const { id, email } = await mailedTo(w.app, dirk);
    const before = w.app.mails.length;
    const { status, body } = await inviteBy(w.app, hafen.owner.token, { Email: email, ...talk });
    expect([status, body]).toMatchObject([200, { Id: id, Status: 'Versendet', SchonEingeladen: true, Link: null }]);
    await w.app.post();
    expect([await countOf(email), w.app.mails.length]).toEqual([1, before]);
  });

  test('whoever has lost a link to hand over gets another one; a colleague does not', async () => {
    const email = newGuest();
    const first = await inviteBy(w.app, dirk, { Email: email });
    const again = await inviteBy(w.app, dirk, { Email: email });
    expect([again.body.Id, again.body.SchonEingeladen, again.body.Link === first.body.Link]).toEqual([
      first.body.Id,
      true,
      false,
    ]);
    const { body } = await inviteBy(w.app, hafen.employees.M2?.token ?? '', { Email: email, Mitarbeiternummer: 'M2' });
    expect([body.SchonEingeladen, body.Link, body.QrCode]).toEqual([true, null, null]);
    // Both links are good until one is used.
    const token = tokenIn({ text: first.body.Link } as never);
    expect((await registers(w.app, token)).status).toBe(200);
    expect(code(await registers(w.app, tokenIn({ text: again.body.Link } as never)))).toBe('PSOF0205');
  });

  test('two at once end as one', async () => {
    const email = newGuest();
    const answers = await Promise.all([1, 2, 3, 4].map(() => inviteBy(w.app, dirk, { Email: email, ...talk })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(new Set(answers.map(({ body }) => body.Id)).size).toBe(1);
    expect(answers.filter(({ body }) => !body.SchonEingeladen).length).toBe(1);
    await w.app.post();
    expect([await countOf(email), w.app.mails.filter(({ to }) => to === email).length]).toEqual([1, 1]);
  });

  test.each([
    ['the owner and who works there', 'owner', 'M1'],
    ['two who work there', 'M1', 'M2'],
  ] as const)('%s at once end as one mail of one of both, and the other is told', async (_who, one, other) => {
    const email = newGuest();
    const invites = (who: 'owner' | 'M1' | 'M2') =>
      inviteBy(w.app, (who === 'owner' ? hafen.owner : hafen.employees[who])?.token ?? '', {
        Email: email,
        Mitarbeiternummer: who === 'owner' ? 'M2' : who,
        ...talk,
      });
    const answers = await Promise.all([invites(one), invites(other)]);
    const [made, told] = answers.toSorted((a, b) => Number(a.body.SchonEingeladen) - Number(b.body.SchonEingeladen));
    const known = { Id: made?.body.Id, Status: 'Versendet', Link: null, QrCode: null };
    expect([made?.status, made?.body]).toMatchObject([200, { ...known, SchonEingeladen: false }]);
    expect([told?.status, told?.body]).toMatchObject([200, { ...known, SchonEingeladen: true }]);
    await w.app.post();
    expect([await countOf(email), w.app.mails.filter(({ to }) => to === email).length]).toEqual([1, 1]);
    const number = { owner: 'M2', M1: 'M1', M2: 'M2' }[answers[0] === made ? one : other];
    expect([(await rowOf(made?.body.Id)).employee_number, await eventsOf(made?.body.Id)]).toEqual([number, ['I1']]);
  });

  test('the same request again is answered with the same link', async () => {
    const headers = { 'idempotency-key': 'zweimal-gedrueckt' };
    const email = newGuest();
    const [one, two] = [
      await inviteBy(w.app, dirk, { Email: email }, { headers }),
      await inviteBy(w.app, dirk, { Email: email }, { headers }),
    ];
    expect(two.body).toEqual(one.body);
    expect(one.body.Link).toContain('token=');
  });

  test('two agencies may both invite somebody', async () => {
    const email = newGuest();
    expect((await inviteBy(w.app, dirk, { Email: email })).body.SchonEingeladen).toBe(false);
    expect((await inviteBy(w.app, berg.owner.token, { Email: email })).body.SchonEingeladen).toBe(false);
  });

  test('whoever recommends for the agency already is not invited again; for another one that is told to nobody', async () => {
    const { email, link } = await mailedTo(w.app, dirk);
    await registers(w.app, link);
    const { status, body } = await inviteBy(w.app, dirk, { Email: email });
    expect([status, body.PsoErrorCode, body.Message]).toEqual([
      409,
      'PSOF0102',
      'Diese Person ist bereits registriert.',
    ]);
    expect((await inviteBy(w.app, berg.owner.token, { Email: email })).status).toBe(200);
  });
});

describe('who may', () => {
  test('an owner whose agency is not active has no such tool [S6-P057]', async () => {
    const neu = await anAgency(w, 'neu', { until: 'inReview' });
    const token = await signInAgain(w.app, 'clara@neu.example');
    expect(neu.agencyNumber).toMatch(/^\d{6}$/);
    for (const answer of [
      await w.app.call('GET', '/Einladung/daten', { token }),
      await inviteBy(w.app, token),
      await w.app.call('PUT', '/Einvitation', { token, body: null }),
    ])
      expect([answer.status, answer.body.PsoErrorCode]).toEqual([403, 'PSOF0202']);
  });

  test('nobody invites without a token of an agency, nor with that of another mandant', async () => {
    expect(code(await w.app.call('PUT', '/Einladung', { body: wishFor() }))).toBe('PSOF0204');
    expect(code(await inviteBy(w.app, dirk, {}, { mandant: 'versicherung' }))).toBe('PSOF0204');
  });

  test('the question for a captcha is answered for who may invite [S7-C047]', async () => {
    const { status, body } = await w.app.call('PUT', '/Einvitation?cmd=IsCaptchaRequired', { token: dirk, body: null });
    expect([status, body]).toEqual([200, { IsCaptchaRequired: false, SiteKey: null, Endpoint: null }]);
  });

  test('with the captcha switched on an invitation needs one', async () => {
    const { features } = w.as().mandant.config;
    await configure(w.app, 'spbdevk', { features: { ...features, captcha: true } });
    expect(code(await inviteBy(w.app, dirk))).toBe('PSOF0301');
    const { status } = await w.app.call('PUT', '/Einladung?captcha=test-ok', { body: wishFor(), token: dirk });
    expect(status).toBe(200);
    await configure(w.app, 'spbdevk', { features });
  });
});

test('an invitation is a row of the number it was made under', async () => {
  const { id } = await mailedTo(w.app, hafen.owner.token, { Mitarbeiternummer: 'M2' });
  expect(await rowOf(id)).toMatchObject({
    agency_number: hafen.agencyNumber,
    employee_number: 'M2',
    kind: 'phone',
    is_mailed: true,
  });
});
