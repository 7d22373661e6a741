import type { CampaignEntry } from '@weitersagen/contract/campaign/schemas';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { previewAddress } from '#content/content.ts';
import { unpublish } from '#draft/draft.ts';
import { publishCampaign } from '#testing/campaign.ts';
import { anAgency } from '#testing/cast/agency/clara.ts';
import { annaMuster } from '#testing/cast/anna.ts';
import { personToken } from '#testing/cast/person-token.ts';
import type { Slug } from '#testing/mandant-files.ts';
import { world } from '#testing/world.ts';
import { campaignKind, saveCampaign } from './campaign.ts';

const w = await world();
const { app, as } = w;
afterAll(() => app.close());

const { email } = annaMuster;
let token: string;
beforeAll(async () => {
  for (const mandant of ['spbdevk', 'versicherung'] as const) await w.anna.recommends({ mandant });
});
beforeEach(async () => {
  token = await personToken(w, email);
});

const list = async (as1: string | null = null, more: { mandant?: Slug; locale?: string } = {}) =>
  (await app.call('GET', '/aktion/alleAktiven', { ...(as1 && { token: as1 }), ...more })).body;
const titles = async (as1: string | null = null) => (await list(as1)).map(({ Titel }: { Titel: string }) => Titel);
const answer = (id: number, body: unknown, more = {}) =>
  app.call('PUT', `/aktion/${id}/zustimmung`, { token, body, ...more });
const titled = (Titel: string, more = {}) => [{ Sprache: 'de', Titel, Text: 'Text', RechtsText: 'Recht', ...more }];
const evidence = () =>
  as().read(({ db }) =>
    db
      .selectFrom('permission_evidence')
      .select(['given', 'text', 'source', 'person_hash', 'at'])
      .where('kind', '=', 'campaign')
      .orderBy('id')
      .execute(),
  );

const entry: CampaignEntry = {
  audience: 'everybody',
  from: '2026-03-20',
  until: '2026-03-31',
  needsAgreement: false,
  texts: [{ language: 'de', title: 'Entwurf', text: 'Text', legalText: '' }],
};

describe('what is active', () => {
  let id: number;
  beforeAll(async () => {
    id = await publishCampaign(as());
    await publishCampaign(as(), { Zielgruppe: 'empfehler', Texte: titled('Empfehler') });
    await publishCampaign(as(), { Zielgruppe: 'agentur', Texte: titled('Agentur') });
    await publishCampaign(as(), { Von: '2026-03-03', Texte: titled('ab morgen') });
    await publishCampaign(as(), { Von: '2026-02-01', Bis: '2026-03-01', Texte: titled('bis gestern') });
    await publishCampaign(as(), { Bis: '2026-03-02', Texte: titled('bis heute') });
  });

  test('is listed with its texts [S3-E141]', async () => {
    const { status, body } = await app.call('GET', '/aktion/alleAktiven');
    expect(status).toBe(200);
    expect(body).toContainEqual({
      AktionsId: id,
      Titel: 'Frühling',
      Text: 'Wir legen **etwas** drauf.',
      RechtsText: 'Es gilt das Kleingedruckte.',
      abgehakt: false,
      Zustimmung: false,
    });
  });

  test.each([
    ['AktionsId', 'S3-E142'],
    ['Titel', 'S3-E143'],
    ['Text', 'S3-E144'],
    ['RechtsText', 'S3-E145'],
    ['abgehakt', 'S3-E146'],
    ['Zustimmung', 'S3-E147'],
  ])('has %s [%s]', async (name) => {
    const all = await list();
    expect(all.length).toBeGreaterThan(0);
    for (const one of all) expect(one).toHaveProperty(name);
  });

  test('is what is active today, in Berlin, and for whoever asks [S7-C089]', async () => {
    expect((await titles()).toSorted()).toEqual(['Frühling', 'bis heute']);
    expect((await titles(token)).toSorted()).toEqual(['Empfehler', 'Frühling', 'bis heute']);
    const { clock } = app.app.system;
    const now = clock.now();
    clock.set(new Date('2026-03-02T22:59:00Z'));
    expect(await titles()).toContain('bis heute');
    clock.set(new Date('2026-03-02T23:01:00Z'));
    expect((await titles()).toSorted()).toEqual(['Frühling', 'ab morgen']);
    clock.set(now);
  });

  test('is of one mandant, and told in the language of the call, else in the default one', async () => {
    expect(await list(null, { mandant: 'versicherung' })).toEqual([]);
    await publishCampaign(as('versicherung'), {
      Texte: [...titled('Deutsch'), { Sprache: 'en', Titel: 'English' }],
    });
    expect(await list(null, { mandant: 'versicherung', locale: 'en' })).toMatchObject([
      { Titel: 'English', Text: 'Text', RechtsText: 'Recht' },
    ]);
    expect(await list(null, { mandant: 'versicherung' })).toMatchObject([{ Titel: 'Deutsch' }]);
  });

  test('is not what was taken back', async () => {
    const gone = await publishCampaign(as(), { Texte: titled('weg') });
    expect(await titles()).toContain('weg');
    await as().write((tx) => unpublish(tx, campaignKind, String(gone)));
    expect(await titles()).not.toContain('weg');
  });

  test('in a preview it is what is being written, whoever it is for, and nobody else sees that', async () => {
    const { campaignId } = await as().write((tx) => saveCampaign(tx, null, { ...entry, audience: 'agency' }));
    await as().write((tx) => saveCampaign(tx, null, { ...entry, from: null, until: '2026-03-01' }));
    const address = await previewAddress(as(), { path: '', locale: 'de', origin: null });
    const signed = new URL(address).searchParams.get('vorschau') ?? '';
    const seen = (value: string, mandant: Slug = 'spbdevk') =>
      app.call('GET', `/aktion/alleAktiven?vorschau=${encodeURIComponent(value)}`, { mandant });
    expect((await seen(signed)).body[0]).toMatchObject({ AktionsId: campaignId, Titel: 'Entwurf', abgehakt: false });
    const seenIn = async (value: string, mandant?: Slug): Promise<string[]> =>
      (await seen(value, mandant)).body.map(({ Titel }: { Titel: string }) => Titel);
    expect((await seenIn(signed)).filter((title) => title === 'Entwurf')).toHaveLength(1);
    expect(await titles()).not.toContain('Entwurf');
    expect(await seenIn('erfunden')).not.toContain('Entwurf');
    expect(await seenIn(token)).not.toContain('Entwurf');
    expect(await seenIn(signed, 'versicherung')).not.toContain('Entwurf');
  });
});

describe('for agencies', () => {
  test('it is told to their people, each with the own answer, and to nobody else [S7-C089]', async () => {
    const agency = await anAgency(w, 'hafen', { employees: ['M1'] });
    const [owner, employee] = [agency.owner.token, agency.employees.M1?.token ?? ''];
    const id = await publishCampaign(as(), { Zielgruppe: 'agentur', Zustimmung: true, Texte: titled('Für Agenturen') });
    const own = async (token1: string) =>
      (await list(token1)).find(({ AktionsId }: { AktionsId: number }) => AktionsId === id);
    expect(await titles(owner)).toContain('Für Agenturen');
    expect(await titles(owner)).not.toContain('Empfehler');
    expect([await own(token), await titles()]).toEqual([undefined, expect.not.arrayContaining(['Für Agenturen'])]);
    expect((await answer(id, { Zustimmung: true, RechtsText: 'Recht' })).status).toBe(404);
    const before = (await evidence()).length;
    const agreed = await answer(id, { Zustimmung: true, RechtsText: 'Recht' }, { token: owner });
    expect(agreed).toMatchObject({ status: 200, body: { abgehakt: true, Zustimmung: true } });
    expect([await own(owner), await own(employee)]).toMatchObject([{ abgehakt: true }, { abgehakt: false }]);
    // Again without effect, and taken back.
    await answer(id, { Zustimmung: true, RechtsText: 'Recht' }, { token: owner });
    expect((await evidence()).slice(before)).toMatchObject([{ given: true, text: 'Recht' }]);
    expect((await answer(id, { Zustimmung: true, RechtsText: 'Anderes' }, { token: employee })).body.PsoErrorCode).toBe(
      'PSOF0306',
    );
    await answer(id, { Zustimmung: false }, { token: owner });
    expect(await own(owner)).toMatchObject({ abgehakt: false });
    expect((await evidence()).slice(before)).toMatchObject([{ given: true }, { given: false }]);
    const events = await as().read(({ db }) =>
      db
        .selectFrom('event')
        .select('event')
        .where('object', '=', 'agencyUser')
        .where('event', 'like', '%Campaign')
        .orderBy('id')
        .execute(),
    );
    expect(events.map(({ event }) => event)).toEqual(['agreeCampaign', 'leaveCampaign']);
  });
});

describe('an agreement', () => {
  const text = 'Ich nehme **teil**.\n\nBis auf Widerruf.';
  const asks = { Zustimmung: true, Texte: titled('Mitmachen', { RechtsText: text }) };
  const shown = async (id: number, as1: string | null = token) =>
    (await list(as1)).find((one: { AktionsId: number }) => one.AktionsId === id);

  test('is kept for the account with the words, the version and the moment, and ticks the campaign for nobody else', async () => {
    const id = await publishCampaign(as(), asks);
    expect(await shown(id)).toMatchObject({ abgehakt: false, Zustimmung: true });
    const given = await answer(id, { Zustimmung: true, RechtsText: text.replace('\n\n', '\r\n\r\n') });
    expect(given).toMatchObject({ status: 200, body: { AktionsId: id, abgehakt: true, Zustimmung: true } });
    expect(await shown(id)).toMatchObject({ abgehakt: true });
    expect(await shown(id, null)).toMatchObject({ abgehakt: false });
    const { vault } = app.app.system;
    expect((await evidence()).at(-1)).toEqual({
      given: true,
      text,
      source: `Aktion ${id}, Fassung 1: Mitmachen`,
      person_hash: vault.hash(email, 'permission'),
      at: expect.any(Date),
    });
  });

  test('twice at once is one', async () => {
    const id = await publishCampaign(as(), asks);
    const before = (await evidence()).length;
    const all = await Promise.all([1, 2, 3].map(() => answer(id, { Zustimmung: true })));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await evidence()).toHaveLength(before + 1);
  });

  test('is taken back, once, and given again', async () => {
    const id = await publishCampaign(as(), asks);
    await answer(id, { Zustimmung: true });
    const before = (await evidence()).length;
    for (let times = 0; times < 2; times++)
      expect(await answer(id, { Zustimmung: false })).toMatchObject({ status: 200, body: { abgehakt: false } });
    expect(await evidence()).toHaveLength(before + 1);
    expect((await evidence()).at(-1)).toMatchObject({
      given: false,
      text,
      source: `Aktion ${id}, Fassung 1: Mitmachen`,
    });
    expect((await answer(id, { Zustimmung: true })).body.abgehakt).toBe(true);
    expect(await evidence()).toHaveLength(before + 2);
  });

  test('is of the legal text as it is now: another one is agreed to anew, another title is not', async () => {
    const id = await publishCampaign(as(), asks);
    await answer(id, { Zustimmung: true });
    await publishCampaign(as(), { ...asks, Texte: titled('Anders', { RechtsText: text }) }, id);
    expect(await shown(id)).toMatchObject({ Titel: 'Anders', abgehakt: true });
    const other = { ...asks, Texte: titled('Anders', { RechtsText: 'Neu.' }) };
    await publishCampaign(as(), other, id);
    expect(await shown(id)).toMatchObject({ abgehakt: false });
    const old = await answer(id, { Zustimmung: true, RechtsText: text });
    expect(old).toMatchObject({ status: 409, body: { PsoErrorCode: 'PSOF0306' } });
    expect((await answer(id, { Zustimmung: true, RechtsText: 'Neu.' })).body.abgehakt).toBe(true);
    expect((await evidence()).at(-1)).toMatchObject({ text: 'Neu.', source: `Aktion ${id}, Fassung 3: Anders` });
  });

  test('in one language holds in the other', async () => {
    const Texte = [...titled('Zwei', { RechtsText: text }), { Sprache: 'en', RechtsText: 'I take part.' }];
    const id = await publishCampaign(as(), { ...asks, Texte });
    await answer(id, { Zustimmung: true, RechtsText: 'I take part.' }, { locale: 'en' });
    expect((await evidence()).at(-1)).toMatchObject({ text: 'I take part.' });
    expect(await shown(id)).toMatchObject({ abgehakt: true, RechtsText: text });
  });

  test.each([
    ['is over', { Bis: '2026-03-01' }, 409],
    ['has not begun', { Von: '2026-03-03' }, 404],
    ['is for agencies', { Zielgruppe: 'agentur' }, 404],
    ['needs none', { Zustimmung: false }, 409],
  ])('is refused where the campaign %s', async (_name, fields, status) => {
    const id = await publishCampaign(as(), { ...asks, ...fields });
    expect((await answer(id, { Zustimmung: true })).status).toBe(status);
    expect((await answer(id, { Zustimmung: false })).status).toBe(status);
  });

  test('is refused for a campaign of another mandant, one that is not there, without a choice, and without a sign-in', async () => {
    const id = await publishCampaign(as('versicherung'), asks);
    expect((await answer(id, { Zustimmung: true })).status).toBe(404);
    expect((await answer(999_999, { Zustimmung: true })).status).toBe(404);
    const own = await publishCampaign(as(), asks);
    expect((await answer(own, {})).status).toBe(400);
    expect((await answer(own, { Zustimmung: true }, { token: undefined })).status).toBe(401);
  });

  test('is taken back after the end, too', async () => {
    const id = await publishCampaign(as(), asks);
    await answer(id, { Zustimmung: true });
    await publishCampaign(as(), { ...asks, Bis: '2026-03-01' }, id);
    expect(await answer(id, { Zustimmung: false })).toMatchObject({ status: 200, body: { abgehakt: false } });
    expect((await answer(id, { Zustimmung: false })).status).toBe(409);
  });

  test('stands in what the person is told of the own data, and in the history of the account', async () => {
    const id = await publishCampaign(as(), asks);
    await answer(id, { Zustimmung: true });
    const { body } = await app.call('GET', '/empfehler/daten', { token });
    expect(body.Einwilligungen.at(-1)).toMatchObject({
      Art: 'Aktion',
      Aktion: `Aktion ${id}, Fassung 1: Mitmachen`,
      Gegeben: true,
      Text: text,
    });
    expect(body.Person.Verlauf.at(-1).Ereignis).toBe('einer Aktion zugestimmt');
  });

  test('goes with the account; the evidence stays, with its end', async () => {
    const id = await publishCampaign(as(), asks);
    await answer(id, { Zustimmung: true });
    const kept = await evidence();
    const rows = () => as().read(({ db }) => db.selectFrom('campaign_agreement').selectAll().execute());
    expect(await rows()).not.toEqual([]);
    expect((await app.call('DELETE', '/empfehler/delete?bestaetigt=true', { token })).status).toBe(200);
    expect(await rows()).toEqual([]);
    const [last, ended] = [kept.at(-1), (await evidence()).slice(kept.length)];
    expect((await evidence()).slice(0, kept.length)).toEqual(kept);
    expect(ended).toEqual([{ ...last, given: false, at: expect.any(Date) }]);
  });
});
