/** A list of the area: what is wrong with one row, what is chosen of it, what is kept of its address. */
import { listAgencyInvitations } from '@weitersagen/contract/agency-area/endpoints';
import { toNumber } from '@weitersagen/contract/basics/number';
import { invite, sendInvitationAgain } from '@weitersagen/contract/invitation/endpoints';
import { describe, expect, test } from 'vitest';
import { agencyUser } from '../../../../testing/sample-agency.ts';
import { invitationRow, pageWith } from '../../../../testing/sample-agency-area.ts';
import { Refused, sampleApi } from '../../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../../testing/shown-page.ts';

const open = (path: string) => shown(path, { agencyUser });

describe('what is wrong', () => {
  const again = '/de/agentur/einladungen';
  const Message = 'Das geht erst morgen wieder.';
  const refused = async (rows: readonly object[]) => {
    const { api } = sampleApi([
      [listAgencyInvitations, pageWith(rows.map((row) => ({ ...invitationRow, ...row })))],
      [sendInvitationAgain, new Refused(409, { Message })],
    ]);
    const { text } = await shown(again, { agencyUser, api, form: Object.entries({ _form: 'again-9', id: '9' }) });
    return { text, forms: mainOf(text).match(/<form[^>]*method="post".*?<\/form>/gs) ?? [] };
  };

  test('stands at the row it was asked for alone, and in the title of the page', async () => {
    const { text, forms } = await refused([{ id: 8 }, { id: 9 }, { id: 10 }]);
    const told = forms.filter((form) => form.includes(Message));
    // Each row has its own; the list as a file is asked for by a button that posts.
    expect([forms.length, told.length]).toEqual([3, 1]);
    expect(told[0]).toContain('name="_form" value="again-9"');
    expect(mainOf(text).split(Message)).toHaveLength(2);
    expect(text).toContain('<title>Fehler: Einladungen');
  });

  test('stands over the list where its row has nothing to send any more', async () => {
    const { text, forms } = await refused([{ id: 8 }, { id: 9, maySendAgain: false, againFrom: null }]);
    expect(forms.some((form) => form.includes(Message))).toBe(false);
    expect(mainOf(text).split(Message)).toHaveLength(2);
  });
});

test('an answer that shows something is no mistake in the title of the page', async () => {
  const made = { id: 9, status: 'sent', sentAt: null, expiresOn: '2026-03-31', link: 'x', qrCode: 'x', isKnown: false };
  const ada = { firstName: 'Ada', lastName: 'Adler', email: 'ada@gast.example' };
  const form = Object.entries({ _form: 'invite', _nonce: 'n1', kind: 'Persoenlich', ...ada });
  const { text } = await shown('/de/agentur', { agencyUser, api: sampleApi([[invite, made]]).api, form });
  expect(text).toContain('<title>Einladungsmaske');
});

describe('chosen orders', () => {
  const list = '/de/agentur/auftraege?status=Bestaetigt';
  const drawn = async (path: string) => mainOf((await open(path)).text);

  test('that are none get a sentence, not a question, and the next address says it no more', async () => {
    const page = await drawn(`${list}&auswahl=freigeben`);
    expect(page).toMatch(/<div[^>]*role="status"[^>]*autofocus="".*Es ist nichts ausgewählt.*<\/div>/i);
    expect(page).not.toContain('data-question');
    expect(page).toContain('href="?status=Bestaetigt&amp;sort=Auftragsdatum"');
    expect(await drawn(list)).not.toMatch(/<div[^>]*role="status"/);
    expect(await drawn(`${list}&auswahl=freigeben&nummer=${toNumber('order', '0000000001')}`)).toContain(
      'data-question',
    );
  });

  test('are counted in a line that is never hidden', async () => {
    const [line = ''] = /<span[^>]*data-chosen-count[^>]*>/.exec(await drawn(list)) ?? [];
    expect(line).toContain('role="status"');
    expect(line).not.toContain('hidden');
  });

  test('stay chosen unless something was done', async () => {
    for (const [said, isDone] of [
      ['gesagt=2', true],
      ['gesagt=ablehnen-1', true],
      ['gesagt=0&nicht=2', false],
      ['gesagt=ablehnen-0', false],
    ] as const)
      expect((await drawn(`${list}&${said}`)).includes('data-done="auftraege"')).toBe(isDone);
    expect(await drawn(list)).not.toContain('data-done');
  });
});

describe('rows of every list', () => {
  test.each([
    ['auftraege', '300000000001', 'Auftrag 300000000001 auswählen'],
    ['empfehlungen', '9f3c0a1b2c3d4e5f9f3c0a1b2c3d4e5f', 'Ada Adler auswählen'],
    ['leads', '400000000001', 'Ada Adler auswählen'],
    ['einladungen', '9', 'Ada Adler auswählen'],
    ['praemien', toNumber('reward', '1'), 'Ada Adler, 90,00\u00a0€ auswählen'],
  ])('are chosen in %s by what its file names them by, and saved', async (place, value, label) => {
    const main = mainOf((await open(`/de/agentur/${place}?sort=-x`)).text);
    const [form = ''] = /<form[^>]*data-chosen.*?<\/form>/s.exec(main) ?? [];
    for (const part of ['id="chosen"', 'method="get"', `data-chosen="${place}"`])
      expect(/^<form[^>]*>/.exec(form)?.[0]).toContain(part);
    const [save = ''] = /<button[^>]*>Ausgewählte als CSV</.exec(form) ?? [];
    for (const part of ['type="submit"', `formAction="/agenturdatei/de/${place}"`, 'formMethod="post"'])
      expect(save).toContain(part);
    for (const part of ['Alle auf dieser Seite', 'Auswahl aufheben', 'data-words="# ausgewählt"'])
      expect(form).toContain(part);
    const boxes = [...main.matchAll(/<input type="checkbox"[^>]*name="nummer"[^>]*>/g)].map(([box]) => box);
    expect(boxes).toHaveLength(1);
    for (const part of ['form="chosen"', `value="${value}"`, `aria-label="${label}"`]) expect(boxes[0]).toContain(part);
    expect([...main.matchAll(/ id="chosen"/g)]).toHaveLength(1);
  });

  test('are not chosen where there are none', async () => {
    for (const search of ['', '?text=niemand']) {
      const { api } = sampleApi([[listAgencyInvitations, pageWith([])]]);
      const { text } = await shown(`/de/agentur/einladungen${search}`, { agencyUser, api });
      expect(mainOf(text)).not.toContain('data-chosen');
    }
  });

  test('have no form inside of another', async () => {
    const main = mainOf((await open('/de/agentur/einladungen')).text);
    const depth = [...main.matchAll(/<(\/?)form[\s>]/g)].reduce(
      ({ now, most }, [, end]) => (end ? { now: now - 1, most } : { now: now + 1, most: Math.max(most, now + 1) }),
      { now: 0, most: 0 },
    );
    expect([depth, main.includes('name="_form"')]).toEqual([{ now: 0, most: 1 }, true]);
  });
});

test('a filter is kept without its page and without what was said', async () => {
  const search = 'status=Bestaetigt&text=&sort=Auftragsdatum&nach=x&ab=25&gesagt=1&nicht=2&datei=nein';
  const { text } = await open(`/de/agentur/auftraege?${search}`);
  expect(mainOf(text)).toContain('data-filter="?status=Bestaetigt&amp;sort=Auftragsdatum"');
});

test('whoever signs in again after the end of a session comes back to the same place', async () => {
  const back = async (path: string) => {
    const [, login = ''] = /data-login="([^"]*)"/.exec((await open(path)).text) ?? [];
    const query = new URLSearchParams(login.replaceAll('&amp;', '&').split('?')[1]);
    return [query.get('redirect'), JSON.parse(query.get('params') ?? 'null')];
  };
  const orders = ['agency', { tab: 'auftraege', status: 'Bestaetigt' }];
  expect(await back('/de/agentur/auftraege?status=Bestaetigt&gesagt=1')).toEqual(orders);
  expect(await back('/de/agentur')).toEqual(['agency', null]);
});
