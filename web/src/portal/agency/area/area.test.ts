/** The area of an agency as the server draws it: its tabs, its screens, and what each right shows (R-24, R-25, rules 2.3). */
import { rightsOf } from '@weitersagen/contract/agency/rights';
import { listAgencyLeads, searchAgency } from '@weitersagen/contract/agency-area/endpoints';
import { decideAgencyOrder } from '@weitersagen/contract/agency-area/release-endpoints';
import { toNumber } from '@weitersagen/contract/basics/number';
import { answerCampaign, listActiveCampaigns } from '@weitersagen/contract/campaign/endpoints';
import { invite } from '@weitersagen/contract/invitation/endpoints';
import { describe, expect, test } from 'vitest';
import { agencyUser } from '../../../testing/sample-agency.ts';
import { agencyOrder } from '../../../testing/sample-agency-area.ts';
import { Refused, sampleApi } from '../../../testing/sample-world.ts';
import { mainOf, shown } from '../../../testing/shown-page.ts';

const sentInvitation = {
  id: 9,
  status: 'sent',
  sentAt: null,
  expiresOn: '2026-03-31',
  link: 'https://portal.example/de/registrieren?token=x',
  qrCode: 'data:image/svg+xml,x',
  isKnown: false,
};
const open = (path: string, user = agencyUser) => shown(path, { agencyUser: user });
/** The words of the tabs, and of those that are selected. */
function tabsOf(text: string) {
  const links = [...mainOf(text).matchAll(/<a[^>]*role="tab"[^>]*aria-selected="(true|false)"[^>]*>(.*?)<\/a>/g)];
  const said = links.map(([, isSelected, words = '']) => ({ isSelected, words: words.replaceAll('&amp;', '&') }));
  return {
    all: said.map(({ words }) => words),
    active: said.filter(({ isSelected }) => isSelected === 'true').map(({ words }) => words),
  };
}

const tabs: [slug: string, words: string, ids: string][] = [
  ['recommend-employees', 'Einladungsmaske', '[S2-R119][S2-R120]'],
  ['einladungen', 'Einladungen', '[S2-R121]'],
  ['empfehlungen', 'Empfehler', '[S2-R122][S2-R123]'],
  ['leads', 'Interessenten', '[S2-R124][S2-R125]'],
  ['auftraege', 'Status & Auftragsfreigabe', '[S2-R126][S2-R127]'],
  ['dashboard', 'Übersicht', '[S2-R128][S2-R129]'],
];

test('the area opens on the invitation form [S2-R118]', async () => {
  const { status, text } = await open('/de/agentur');
  expect([status, tabsOf(text).active]).toEqual([200, ['Einladungsmaske']]);
  expect(mainOf(text)).toContain('name="evidence"');
});

test.each(tabs)('/agentur/%s selects the tab "%s" %s', async (slug, words) => {
  const { status, text } = await open(`/de/agentur/${slug}`);
  expect([status, tabsOf(text).active]).toEqual([200, [words]]);
});

test('on every tab exactly one is selected, and all six are there [S2-R117]', async () => {
  for (const [slug, words] of tabs) {
    const { all, active } = tabsOf((await open(`/de/agentur/${slug}`)).text);
    expect([all, active]).toEqual([tabs.map(([, of]) => of), [words]]);
  }
});

describe('screens', () => {
  test('the four reports show their rows [S2-R096]', async () => {
    for (const [slug, shows] of [
      ['empfehlungen', 'ada@gast.example'],
      ['leads', 'ada@gast.example'],
      ['auftraege', agencyOrder.number],
      ['dashboard', 'Dezember 2025'],
    ] as const)
      expect(mainOf((await open(`/de/agentur/${slug}`)).text)).toContain(shows);
  });

  test('the invitation tool is the form and the list of who was invited [S2-R097]', async () => {
    expect(mainOf((await open('/de/agentur')).text)).toMatch(/<form[^>]*method="post".*name="email"/s);
    expect(mainOf((await open('/de/agentur/einladungen')).text)).toContain('ada@gast.example');
  });

  test('the search finds an invited person by name [S2-R095]', async () => {
    const none = { recommenders: [], leads: [], orders: [], invitations: [] };
    const invitations = [{ ...sentInvitation, firstName: 'Ada', lastName: 'Adler', email: 'ada@gast.example' }];
    const finds = async (path: string, answer: object) => {
      const { api, calls } = sampleApi([[searchAgency, answer]]);
      const main = mainOf((await shown(path, { agencyUser, api })).text);
      return { main, asked: calls.flatMap(({ endpoint, query }) => (endpoint === searchAgency ? [query] : [])) };
    };
    const { main, asked } = await finds('/de/agentur/suche?text=Adler', { ...none, invitations });
    expect([asked, main.includes('value="Adler"')]).toEqual([[{ text: 'Adler' }], true]);
    expect(main).toMatch(/<h2[^>]*>Einladungen<.*href="\/de\/agentur\/einladungen\?text=ada[^"]*"[^>]*><b>Ada Adler</s);
    expect((await finds('/de/agentur/suche?text=Adler', none)).main).not.toContain('Ada Adler');
    expect((await finds('/de/agentur/suche', { ...none, invitations })).asked).toEqual([]);
  });

  test('fewer letters than three find the beginnings of words, and where they find nothing that is said', async () => {
    const none = { recommenders: [], leads: [], orders: [], invitations: [] };
    const { api } = sampleApi([
      [searchAgency, none],
      [listAgencyLeads, { rows: [], hasNext: false, pageCount: 0, totalCount: 0, after: null, before: null }],
    ]);
    const said = async (path: string) => mainOf((await shown(path, { agencyUser, api })).text);
    for (const page of ['suche', 'leads']) {
      expect(await said(`/de/agentur/${page}?text=an`)).toContain('finden nur Anfänge von Wörtern');
      expect(await said(`/de/agentur/${page}?text=ann`)).not.toContain('finden nur Anfänge von Wörtern');
    }
  });

  test('nobody is asked about who has no number: the owner stands in the list, and whoever an address names is asked about', async () => {
    const staff = mainOf((await open('/de/agentur/mitarbeiter')).text);
    for (const said of ['Clara Brandt', 'Dirk Krämer', 'Mitarbeiter einladen']) expect(staff).toContain(said);
    expect(staff).not.toContain('entfernen?');
    expect(mainOf((await open('/de/agentur/mitarbeiter?entfernen=M1')).text)).toContain('Dirk Krämer entfernen?');
    expect(mainOf((await open('/de/agentur/mitarbeiter?aendern=M1')).text)).toContain('M1 ändern');
  });

  test('rewards and the reward plan are listed [S2-R099]', async () => {
    const main = mainOf((await open('/de/agentur/praemien')).text);
    expect(main).toContain('20,00');
    expect(main).toContain('Ada Adler');
  });
});

describe('a question about a row', () => {
  const list = '/de/agentur/auftraege?status=Bestaetigt&sort=Auftragsdatum';
  const kept = 'status=Bestaetigt&amp;sort=Auftragsdatum';
  const number = toNumber('order', '0000000001');

  test('keeps which rows the list shows, also where it is left as it is and once it is answered', async () => {
    const rows = mainOf((await open(list)).text);
    expect(rows).toContain(`href="/de/agentur/auftraege?${kept}&amp;nummer=${agencyOrder.number}"`);
    expect(rows).toContain('<input type="hidden" name="status" value="Bestaetigt"/>');
    const asked = `${list}&nummer=${number}`;
    const question = mainOf((await open(asked)).text);
    expect(question).toMatch(new RegExp(`<a[^>]*href="/de/agentur/auftraege\\?${kept}#auftrag-[0-9]+" data-leave`));
    expect(rows).toContain(`id="auftrag-${agencyOrder.number}"`);
    expect(question).toMatch(/<section[^>]*tabindex="-1"[^>]*autofocus=""[^>]*data-question/i);
    const { api } = sampleApi([[decideAgencyOrder, agencyOrder]]);
    const form = Object.entries({ _form: 'release', numbers: number });
    const done = await shown(asked, { agencyUser, api, form });
    expect([done.status, done.redirect]).toEqual([303, `${list}&gesagt=1`]);
  });

  test('that is refused begins with what is wrong', async () => {
    const form = Object.entries({ _form: 'decline', numbers: number, reason: '' });
    const Fehler = [{ Feld: 'Grund', Code: 'required', Message: 'Grund ist ein Pflichtfeld' }];
    const { api } = sampleApi([[decideAgencyOrder, new Refused(400, { Fehler })]]);
    const { text } = await shown(`${list}&ablehnen=${number}`, { agencyUser, api, form });
    const focused = [...mainOf(text).matchAll(/<(\w+)[^>]*autofocus=""/gi)].map(([, tag]) => tag);
    expect([focused, mainOf(text).includes('href="#reason"')]).toEqual([['div'], true]);
  });
});

describe('sorting', () => {
  test('heads sort by their column by links, and say how the list is sorted', async () => {
    const orders = mainOf((await open('/de/agentur/auftraege?text=Ada&nach=x')).text);
    expect(orders).toMatch(/<th[^>]*aria-sort="descending"[^>]*><a href="\?text=Ada&amp;sort=Auftragsdatum">Auftrag</);
    const oldest = mainOf((await open('/de/agentur/auftraege?sort=Auftragsdatum')).text);
    expect(oldest).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a href="\?">Auftrag</);
    const names = mainOf((await open('/de/agentur/empfehlungen?sort=Nachname')).text);
    expect(names).toMatch(/<th[^>]*aria-sort="ascending"[^>]*><a href="\?sort=-Nachname">Name</);
    expect(names).toMatch(/<th(?![^>]*aria-sort)[^>]*><a href="\?">Dabei seit</);
  });
});

describe('the invitation form', () => {
  const sends = (fields: Record<string, string>) => {
    const { api, calls } = sampleApi([[invite, sentInvitation]]);
    const form = Object.entries({ _form: 'invite', _nonce: 'n1', kind: 'Persoenlich', ...fields });
    return shown('/de/agentur', { agencyUser, api, form }).then((page) => ({
      ...page,
      sent: calls.filter(({ endpoint }) => endpoint === invite),
    }));
  };
  const ada = { firstName: 'Ada', lastName: 'Adler', email: 'ada@gast.example' };

  test('that is empty names every field that is missing, and invites nobody', async () => {
    const { status, text, sent } = await sends({ firstName: '', lastName: '', email: '' });
    expect([status, sent]).toEqual([400, []]);
    for (const field of ['firstName', 'lastName', 'email']) expect(mainOf(text)).toContain(`href="#${field}"`);
  });

  test('without evidence shows the link and its code', async () => {
    const { status, text } = await sends(ada);
    expect([status, mainOf(text).includes('https://portal.example/de/registrieren?token=x')]).toEqual([200, true]);
    expect(mainOf(text)).toContain('src="data:image/svg+xml,x"');
  });
});

describe('campaigns', () => {
  const campaign = {
    id: 7,
    title: 'Agenturtag',
    text: 'Mit **allen**.',
    legalText: 'Ich komme.',
    isAgreed: false,
    needsAgreement: true,
  };
  const overview = (campaigns: unknown, more: Parameters<typeof shown>[1] = {}) => {
    const { api, calls } = sampleApi([
      [listActiveCampaigns, campaigns],
      [answerCampaign, campaign],
    ]);
    return shown('/de/agentur/dashboard', { agencyUser, api, ...more }).then((page) => ({ ...page, calls }));
  };

  test('one that asks for an agreement stands in the overview and counts at its tab; the token of the agency goes along', async () => {
    const { text, calls } = await overview([campaign]);
    expect(mainOf(text)).toContain('Mit <strong>allen</strong>.');
    expect(mainOf(text)).toMatch(/<input[^>]*type="checkbox"[^>]*name="campaign-7"/);
    expect(text).toMatch(/id="tab-dashboard"[^>]*data-count="1"/);
    const asked = calls.filter(({ endpoint }) => endpoint === listActiveCampaigns);
    expect(asked.length).toBeGreaterThan(0);
    expect(asked.every(({ ofAgency }) => ofAgency)).toBe(true);
    expect((await overview([{ ...campaign, isAgreed: true }])).text).not.toMatch(/id="tab-dashboard"[^>]*data-count/);
    expect((await overview([])).text).not.toContain('data-campaigns');
  });

  test('agreeing and leaving are sent for the person of the agency, and support sees no box', async () => {
    const agree = Object.entries({ _form: 'campaign-7', campaign: '7', legalText: 'Ich komme.', 'campaign-7': 'yes' });
    const leave = Object.entries({ _form: 'campaign-7', campaign: '7', leaves: 'yes' });
    for (const [form, body] of [
      [agree, { isAgreed: true, legalText: 'Ich komme.' }],
      [leave, { isAgreed: false, legalText: '' }],
    ] as const) {
      const { status, redirect, calls } = await overview([campaign], { form });
      expect([status, redirect]).toEqual([303, '/de/agentur/dashboard']);
      const [sent] = calls.filter(({ endpoint }) => endpoint === answerCampaign);
      expect(sent).toMatchObject({ body, ofAgency: true });
    }
    const support = { ...agencyUser, support: { operator: 'Eva' } } as never;
    expect(mainOf((await overview([campaign], { agencyUser: support })).text)).not.toContain('name="campaign-7"');
  });
});

describe('rights', () => {
  const ofRole = (...roles: ('owner' | 'employee' | 'inactiveOwner')[]) => ({
    ...agencyUser,
    roles,
    rights: rightsOf(roles),
  });

  test('each tab, screen and control follows its right [S6-P023]', async () => {
    const employee = { ...ofRole('employee'), employeeNumber: 'M1' };
    const { text } = await open('/de/agentur/auftraege', employee);
    expect(text).toContain('/de/agentur/praemien"');
    for (const hidden of ['mitarbeiter', 'rechnungen']) {
      expect(text).not.toContain(`/de/agentur/${hidden}"`);
      expect(mainOf((await open(`/de/agentur/${hidden}`, employee)).text)).toContain('Keine Berechtigung');
    }
    const resting = { ...ofRole('inactiveOwner'), agencyStatus: 'inactive' as const };
    const there = await open('/de/agentur', resting);
    expect(tabsOf(there.text)).toEqual({ all: tabs.slice(2).map(([, words]) => words), active: ['Empfehler'] });
    const orders = mainOf((await open('/de/agentur/auftraege', resting)).text);
    expect(orders).toContain(agencyOrder.number);
    // Rows are chosen there for a file alone.
    expect(orders).toContain('name="nummer"');
    for (const deed of ['name="auswahl"', 'nummer=', 'ablehnen=']) expect(orders).not.toContain(deed);
    const decided = mainOf((await open('/de/agentur/auftraege')).text);
    for (const deed of ['name="auswahl"', 'nummer=', 'ablehnen=']) expect(decided).toContain(deed);
  });

  test('whoever has no role is told that there is no right', async () => {
    const { text } = await open('/de/agentur', { ...agencyUser, roles: [], rights: [] });
    expect([mainOf(text), tabsOf(text).all]).toEqual([expect.stringContaining('Keine Berechtigung'), []]);
  });
});

test('an unknown name of a tab is not found', async () => {
  expect((await open('/de/agentur/nichts')).status).toBe(404);
});
