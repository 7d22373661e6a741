/** What a mail about money fills in is changed by two persons (rules 3.12). */
import { afterAll, expect, test } from 'vitest';
import { findItem } from '#cms/cms.ts';
import { putItem } from '#content/content.ts';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';

const w = await world();
afterAll(() => w.app.close());
let people = 0;
/** Whoever waits long is signed out. */
const signIn = () => operator(w.app, { email: `redaktion${people++}@betreiber.example`, role: 'BetreiberRedaktion' });
let token = await signIn();

interface Copy {
  Id: string;
  Revision: number;
}
const call = (method: 'GET' | 'PUT' | 'POST', path: string, body?: unknown) =>
  w.app.call(method, `/admin/inhalte${path}`, { token, ...(body !== undefined && { body }) });
const variable = async (key: string): Promise<Copy> =>
  (await call('POST', '/liste/variablen', { Daten: { key: { iv: key }, value: { de: '70 €' } } })).body;
const publish = (copies: Copy[], at?: Date) => {
  const items = copies.map(({ Id, Revision }) => ({ Id, Revision }));
  return call('PUT', '/veroeffentlichen', { Inhalte: items, ...(at && { Am: at.toISOString() }) });
};
/** Another value, which is not public yet. */
const changed = async ({ Id }: Copy, words: string) => {
  const { Daten, Revision } = (await call('GET', `/${Id}`)).body;
  return (await call('PUT', `/${Id}`, { Daten: { ...Daten, value: { de: words } }, Revision })).body;
};
const publicValue = async ({ Id }: Copy) => {
  const item = await w.as().write((tx) => findItem(tx, 'spbdevk', Id));
  return (item?.data as { value: unknown } | undefined)?.value;
};
/** The mail that makes an account goes out under these words from now on. */
const mailSays = (words: string) =>
  w.as().write((tx) =>
    putItem(tx, 'mails', 'M02', {
      vorlage: { iv: 'M02' },
      betreff: { de: words },
      text: { de: '{code}\n\n{knopf}\n\n{zweiterKnopf}' },
      html: { de: '<p>{code}</p><p>{knopf}</p><p>{zweiterKnopf}</p>' },
    }),
  );

test('a value that such a mail names waits for another person, one that it does not name is public at once', async () => {
  const [named, other] = [await variable('bisZu'), await variable('sonst')];
  expect((await publish([named, other])).status).toBe(200);
  await mailSays('Bis zu {bisZu}');
  expect((await publish([await changed(other, '7 €')])).status).toBe(200);
  const draft = await changed(named, '7 €');
  expect(draft.WeiterePerson).toBe(true);
  expect((await publish([draft])).status).toBe(202);
  expect([await publicValue(other), await publicValue(named)]).toEqual([{ de: '7 €' }, { de: '70 €' }]);
});

test('what one person planned before such a mail named it stays undone and says why; what two planned is done', async () => {
  const [alone, together] = [await variable('einer'), await variable('zweier')];
  expect((await publish([alone, together])).status).toBe(200);
  const at = new Date(w.app.app.system.clock.now().getTime() + 86_400_000);
  expect((await publish([await changed(alone, '7000 €')], at)).status).toBe(200);
  await mailSays('Bis zu {einer} und {zweier}');
  const asked = await publish([await changed(together, '71 €')], at);
  expect(asked.status).toBe(202);
  const eva = await operator(w.app, { email: 'eva.admin@betreiber.example', role: 'BetreiberAdmin' });
  const agreed = await w.app.call('PUT', `/admin/antraege/${asked.body.Antrag}/zustimmen`, { token: eva, body: {} });
  expect(agreed.status).toBe(200);
  await w.days(1.01);
  token = await signIn();
  await w.app.app.jobs.runNow('draft.publish', w.as().mandant);
  expect([await publicValue(alone), await publicValue(together)]).toEqual([{ de: '70 €' }, { de: '71 €' }]);
  const { Planung } = (await call('GET', `/${alone.Id}`)).body;
  expect(Planung[0].Fehler).toBe('Das veröffentlicht eine Person an der Verwaltung, und eine weitere stimmt zu');
});
