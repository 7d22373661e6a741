import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type Collected, collectedBy, collectInto, exportedBy, forgetRuns } from '#testing/cast/collected.ts';
import { type Eva, evaOf, walkToReady } from '#testing/cast/eva.ts';
import { type Rows, rowsOf } from '#testing/database/rows.ts';
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

const collected = (): Promise<Collected> => collectedBy(w);
const collect = (token: string, holder?: string, iban?: string) => collectInto(w, token, holder, iban);
const exported = (): Promise<number> => exportedBy(eva);
const stop = (token: string) => w.app.call('PUT', '/praemierung/stopp', { body: { Token: token } });
const statusOf = async (reward: string): Promise<string> => (await rows.events('reward', reward)).at(-1)!;
const refused = { status: 409, body: { PsoErrorCode: 'PSOF0102' } };

describe('a stop', () => {
  test('after the export is shown with the run and blocks its confirmation until an operator clears it', async () => {
    const walk = await collected();
    const id = await exported();
    expect((await stop(walk.stopToken)).status).toBe(200);
    expect((await eva.shows(id)).body.Posten).toMatchObject([{ Stopp: true }]);
    expect(await eva.confirms(id)).toMatchObject(refused);
    await eva.decides(walk.reward, 'freigeben');
    expect((await eva.confirms(id)).body.Status).toBe('Bestaetigt');
  });

  test('after the export may end with a recall by the bank: the rest of the run is paid', async () => {
    const [stopped, other] = [await collected(), await collected()];
    const id = await exported();
    await stop(stopped.stopToken);
    expect((await eva.decides(stopped.reward, 'ruecklaeufer', { body: { Grund: 'Rückruf' } })).body).toMatchObject({
      Status: 'Bereitgestellt',
      Versuch: 2,
      LaufId: null,
    });
    expect((await eva.confirms(id)).body).toMatchObject({ Status: 'Bestaetigt', Anzahl: 2 });
    expect(await statusOf(other.reward)).toBe('P8 collected → paidOut');
    expect(await statusOf(stopped.reward)).toBe('P9 collected → ready (Rückruf)');
  });
});

describe('an order cancelled while its file is with the bank', () => {
  const lastMails = async (...people: string[]): Promise<string[][]> => {
    const mails = await w.app.post();
    return people.map((email) =>
      mails.filter(({ to }) => to === email).map(({ subject }) => subject.replace(/, \w+$/, '')),
    );
  };

  test('is claimed back with the confirmation (P11, E14)', async () => {
    const walk = await collected();
    const id = await exported();
    expect((await eva.cancelsOrder(walk.orderNumber)).body.Status).toBe('Storniert');
    expect(await statusOf(walk.reward)).toBe('cancelNoted collected → collected (Widerruf)');
    expect((await eva.shows(id)).body.Posten).toMatchObject([{ Storno: true }]);
    await w.app.post();
    expect((await eva.confirms(id)).status).toBe(200);
    expect((await rows.events('reward', walk.reward)).slice(-2)).toEqual([
      'P8 collected → paidOut',
      'P11 paidOut → cancelled (Widerruf)',
    ]);
    expect((await rows.events('recommendation', walk.number)).at(-1)).toBe('E14 released → cancelled (Widerruf)');
    expect(await lastMails(walk.recommenderEmail)).toEqual([
      [expect.stringMatching(/wurde ausgezahlt/), 'Rückforderung einer Prämie'],
    ]);
  });

  test('ends unpaid with the discard (P10, E13), and each hears of it once', async () => {
    const walk = await collected();
    const id = await exported();
    await eva.cancelsOrder(walk.orderNumber);
    await w.app.post();
    expect((await eva.discards(id, { NichtUebergeben: true }, { as: 'otto' })).status).toBe(200);
    expect(await statusOf(walk.reward)).toBe('P10 collected → cancelled (Widerruf)');
    expect((await rows.events('recommendation', walk.number)).at(-1)).toBe('E13 released → cancelled (Widerruf)');
    const [recommender, recipient] = await lastMails(walk.recommenderEmail, walk.recipientEmail);
    expect(recommender).toHaveLength(1);
    expect(recipient).toHaveLength(1);
  });

  test('ends unpaid when the bank recalls it, without telling that it can be collected again', async () => {
    const walk = await collected();
    await exported();
    await eva.cancelsOrder(walk.orderNumber);
    await w.app.post();
    expect((await eva.decides(walk.reward, 'ruecklaeufer', { body: { Grund: 'Rückruf' } })).body.Status).toBe(
      'Storniert',
    );
    expect((await rows.recommendation(walk.number)).status).toBe('cancelled');
    expect((await lastMails(walk.recommenderEmail))[0]).toEqual([
      expect.stringMatching(/konnte nicht berücksichtigt werden/),
    ]);
  });

  test('waits for the last of two files', async () => {
    const walk = await walkToReady(w.app, { share: 50 });
    await collect(walk.recommender!.token);
    await w.days(4);
    const first = await exported();
    await collect(walk.recipient!.token, 'Ben Beispiel', 'DE89370400440532013000');
    await w.days(4);
    const second = await exported();
    await eva.cancelsOrder(walk.orderNumber);
    await eva.discards(first, { NichtUebergeben: true }, { as: 'otto' });
    expect((await rows.recommendation(walk.number)).status).toBe('released');
    await eva.confirms(second);
    expect((await rows.recommendation(walk.number)).status).toBe('cancelled');
    expect(await statusOf(walk.recommender!.number)).toBe('P10 collected → cancelled (Widerruf)');
    expect(await statusOf(walk.recipient!.number)).toBe('P11 paidOut → cancelled (Widerruf)');
  });
});

describe('a report that waits for a person', () => {
  test('holds what is collected of the order: into no run, and out of a draft', async () => {
    const walk = await walkToReady(w.app, { share: 50 });
    await collect(walk.recommender!.token);
    await w.days(4);
    await eva.confirms(await exported());
    await collect(walk.recipient!.token, 'Ben Beispiel', 'DE89370400440532013000');
    await w.days(4);
    const { body: draft } = await eva.makesRun();
    expect(draft.Anzahl).toBe(1);
    await w.client.reports({
      order: walk.externalNumber,
      event: 'storniert',
      recipient: walk.recipientNumber,
      reason: 'Widerruf',
    });
    expect((await eva.shows(draft.Id)).body.Anzahl).toBe(0);
    expect((await eva.makesRun()).status).toBe(409);
    const keep = `/admin/auftraege/${walk.orderNumber}/freigeben`;
    const asked = await w.app.call('PUT', keep, { token: await eva.token(), body: {} });
    expect(asked).toMatchObject({ status: 202, body: { Art: 'StornoAblehnen' } });
    const agree = { token: await eva.token('nora'), body: {} };
    expect((await w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/zustimmen`, agree)).status).toBe(200);
    const { body } = await w.app.call('GET', `/admin/auftraege/${walk.orderNumber}`, agree);
    expect(body.StornoGemeldetAm).toBeNull();
    expect((await eva.makesRun()).body.Anzahl).toBe(1);
  });
});
