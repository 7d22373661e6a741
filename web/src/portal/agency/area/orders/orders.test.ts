/** Orders of an agency turned down at once: what is told before, what is sent, and what the list says of it afterwards. */
import { listAgencyOrders } from '@weitersagen/contract/agency-area/endpoints';
import { decideAgencyOrder, previewAgencyOrders } from '@weitersagen/contract/agency-area/release-endpoints';
import type { AgencyOrder } from '@weitersagen/contract/agency-area/rows';
import { toNumber } from '@weitersagen/contract/basics/number';
import { describe, expect, test } from 'vitest';
import { agencyUser } from '../../../../testing/sample-agency.ts';
import { agencyOrder, pageWith } from '../../../../testing/sample-agency-area.ts';
import { Refused, sampleApi } from '../../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../../testing/shown-page.ts';

const [first = '', second = '', third = '', fourth = ''] = ['1', '2', '3', '4'].map((end) =>
  toNumber('order', end.padStart(10, '0')),
);
const order = (number: string, more: Partial<AgencyOrder> = {}): AgencyOrder => ({ ...agencyOrder, number, ...more });
const claimPeriod = { isReleasable: false, obstacle: 'claimPeriod', releasableOn: '2026-12-24' } as const;
const received = { status: 'received', isReleasable: false, obstacle: 'unconfirmed' } as const;
const released = { status: 'released', isReleasable: false, obstacle: 'released' } as const;

/** Of these orders the first can be released and the first two can be turned down. */
const orders = [
  order(first),
  order(second, { ...claimPeriod, recommender: 'Eva Erle', recipient: 'Tom Tanne', premiumCents: 1250 }),
  order(third, received),
];
const preview = {
  orders,
  count: 1,
  numbers: [first],
  recommenderCents: 4500,
  recipientCents: 4500,
  refused: [
    { number: second, obstacle: 'claimPeriod', releasableOn: '2026-12-24' },
    { number: third, obstacle: 'unconfirmed', releasableOn: null },
    { number: fourth, obstacle: 'unknown', releasableOn: null },
  ],
};
const list = '/de/agentur/auftraege?status=Bestaetigt';
const chosen = [first, second, third, fourth].map((number) => `&nummer=${number}`).join('');
const asked = `${list}&auswahl=ablehnen${chosen}`;

const spaced = (html: string): string => html.replaceAll('\u00a0', ' ').replaceAll('<!-- -->', '');
async function drawn(path: string, answer: object = preview) {
  const { api, calls } = sampleApi([
    [previewAgencyOrders, answer],
    [listAgencyOrders, pageWith(orders)],
  ]);
  const main = spaced(mainOf((await shown(path, { agencyUser, api })).text));
  return { main, looked: calls.filter(({ endpoint }) => endpoint === previewAgencyOrders).map(({ body }) => body) };
}
const firstIn = (html: string, part: RegExp): string => part.exec(html)?.[0] ?? '';

describe('the list', () => {
  test('has a box for every order, whatever can be done with it, and says beside them what can be done', async () => {
    const { main } = await drawn(list);
    const boxes = [...main.matchAll(/<input[^>]*name="nummer"[^>]*>/g)].map(([box]) => box);
    expect(boxes.map((box) => /value="(\d+)"/.exec(box)?.[1])).toEqual([first, second, third]);
    const form = firstIn(main, /<form[^>]*data-chosen="auftraege".*?<\/form>/s);
    for (const [value, words] of [
      ['freigeben', 'Ausgewählte freigeben'],
      ['ablehnen', 'Ausgewählte ablehnen'],
    ])
      expect(form).toMatch(new RegExp(`<button type="submit" value="${value}"[^>]* name="auswahl">${words}<`));
    expect(form).toContain('<input type="hidden" name="status" value="Bestaetigt"/>');
    expect(form).toContain('Ausgewählte als CSV');
  });

  test('whoever decides nothing chooses rows for a file alone', async () => {
    const support = { ...agencyUser, support: { name: 'Eva', until: new Date() } } as unknown as typeof agencyUser;
    const main = mainOf((await shown(list, { agencyUser: support })).text);
    expect(main).toContain('Ausgewählte als CSV');
    expect(main).toMatch(/<input[^>]*name="nummer"/);
    expect(main).not.toContain('name="auswahl"');
    expect(mainOf((await shown(asked, { agencyUser: support })).text)).not.toContain('data-question');
  });
});

describe('before several are turned down', () => {
  test('those that can be stand there with names and amounts, the others with why not', async () => {
    const { main, looked } = await drawn(asked);
    expect(looked).toEqual([{ numbers: [first, second, third, fourth] }]);
    expect(main).toMatch(/<h2[^>]*>2 Aufträge ablehnen\?</);
    const [facts = '', others = ''] = main.match(/<ul.*?<\/ul>/gs) ?? [];
    for (const said of [first, second, 'Zuhause L', 'Ada Adler', 'Rolf Rose', 'Eva Erle', 'Tom Tanne', '90,00 €'])
      expect(facts).toContain(said);
    expect(facts).toContain('12,50 €');
    expect(main).toContain('Zusammen werden 102,50 € nicht ausgezahlt.');
    expect(facts).not.toContain(third);
    expect(main).toContain('2 bleiben, wie sie sind:');
    expect(others).toContain(`<b>${third}</b> Die Bestätigung des Auftraggebers fehlt noch.`);
    expect(others).toContain(`<b>${fourth}</b> Diesen Auftrag gibt es hier nicht.`);
    expect(others).not.toContain(second);
    const form = firstIn(main, /<form[^>]*method="post".*?<\/form>/s);
    expect(form).toContain(`name="numbers" value="${first},${second}"`);
    expect(form).toMatch(/<textarea[^>]*name="reason"[^>]*required=""/);
    expect(form).toContain('2 Aufträge ablehnen');
    expect(main).toContain(`href="/de/agentur/auftraege?status=Bestaetigt#auftrag-${first}" data-leave`);
  });

  test('in English as well', async () => {
    const { main } = await drawn(asked.replace('/de/', '/en/'));
    expect(main).toMatch(/<h2[^>]*>Turn down 2 orders\?</);
    expect(main).toContain('Altogether 102,50 € are not paid.');
    expect(main).toContain('2 stay as they are:');
  });

  test('one alone says the same of itself', async () => {
    const one = { ...preview, orders: [order(second, claimPeriod)], refused: [], numbers: [], count: 0 };
    const { main, looked } = await drawn(`${list}&ablehnen=${second}`, one);
    expect(looked).toEqual([{ numbers: [second] }]);
    expect(main).toMatch(new RegExp(`<h2[^>]*>Auftrag ${second} ablehnen\\?<`));
    for (const said of [
      'Zuhause L',
      'Empfehler: Ada Adler',
      'Interessent: Rolf Rose',
      '90,00 € werden nicht ausgezahlt',
    ])
      expect(main).toContain(said);
    expect(main).not.toContain('bleib');
  });

  test('where none can be, there is nothing to press', async () => {
    const refused = [{ number: third, obstacle: 'released', releasableOn: null }];
    const { main } = await drawn(asked, { ...preview, orders: [order(third, released)], refused });
    expect(main).toMatch(/<h2[^>]*>Davon kann jetzt nichts abgelehnt werden</);
    expect(main).toContain('Schon freigegeben.');
    expect(main).not.toContain('<textarea');
    expect(main).not.toContain('type="submit"');
    expect(main).toContain('data-leave');
  });

  test('the question of a release says of those that cannot be released why', async () => {
    const { main } = await drawn(`${list}&auswahl=freigeben${chosen}`);
    expect(main).toMatch(/<h2[^>]*>Einen Auftrag freigeben\?</);
    expect(main).toContain(`<b>${second}</b> Frei ab 24.12.2026: Die Sperrfrist läuft noch.`);
    expect(main).toContain(`name="numbers" value="${first}"`);
  });
});

describe('several are turned down', () => {
  const sends = async (reason: string, answers: (number: string) => object = (number) => order(number)) => {
    const given = sampleApi([[previewAgencyOrders, preview]]);
    const sent: { number: string; decision: string; reason: unknown }[] = [];
    const api = (async (endpoint, call) => {
      if ((endpoint as unknown) !== decideAgencyOrder) return given.api(endpoint, call);
      const { params, body } = call as unknown as { params: Record<string, string>; body: { reason: unknown } };
      const number = params.number ?? '';
      sent.push({ number, decision: params.decision ?? '', reason: body.reason });
      return sampleApi([[decideAgencyOrder, answers(number)]]).api(endpoint, call);
    }) as typeof given.api;
    const form = Object.entries({ _form: 'decline', numbers: `${first},${second}`, reason });
    return { sent, ...(await shown(asked, { agencyUser, api, form })) };
  };

  test('by one call each, for the same reason', async () => {
    const { sent, status, redirect } = await sends('Doppelt gemeldet');
    const said = { decision: 'ablehnen', reason: 'Doppelt gemeldet' };
    expect(sent).toEqual([
      { number: first, ...said },
      { number: second, ...said },
    ]);
    expect([status, redirect]).toEqual([303, `${list}&gesagt=ablehnen-2`]);
  });

  test('and one that has changed meanwhile stops no other', async () => {
    const { sent, redirect } = await sends('Doppelt gemeldet', (number) =>
      number === first ? new Refused(409, { Message: 'Das geht nicht mehr.' }) : order(number),
    );
    expect([sent.length, redirect]).toEqual([2, `${list}&gesagt=ablehnen-1&nicht=${first}`]);
  });

  test('and without a reason none of them, which is said at the field', async () => {
    const Fehler = [{ Feld: 'Grund', Code: 'required', Message: 'Grund ist ein Pflichtfeld' }];
    const { sent, redirect, text } = await sends('', () => new Refused(400, { Fehler }));
    expect([sent.length, redirect]).toEqual([1, undefined]);
    expect(mainOf(text)).toContain('href="#reason"');
    expect(mainOf(text)).toContain(`name="numbers" value="${first},${second}"`);
  });

  test('and the list says how many are and which are not', async () => {
    const { main } = await drawn(`${list}&gesagt=ablehnen-2&nicht=${third}`);
    const said = firstIn(main, /<div[^>]*data-done.*?<\/div>/s);
    expect(said).toContain('data-done="auftraege"');
    expect(said).toContain(`data-not="${third}"`);
    expect(said).toContain('2 Aufträge sind abgelehnt.');
    expect(said).toContain(`Einer nicht, bitte sehen Sie ihn sich noch einmal an: ${third}`);
    expect((await drawn(`${list}&gesagt=2`)).main).toContain('2 Aufträge sind freigegeben.');
    const none = (await drawn(`${list}&gesagt=ablehnen-0&nicht=${third}`)).main;
    expect([none.includes('Kein Auftrag ist abgelehnt.'), none.includes('data-done')]).toEqual([true, false]);
  });
});
