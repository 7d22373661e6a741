import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { changeDebtor, endApiKey, findDebtor } from '../mandant/mandant.ts';
import { restoreLanguage } from '../site/site.ts';
import { testApp } from '../testing/app.ts';
import { operator } from '../testing/cast/operators.ts';
import { bootstrap } from './bootstrap.ts';
import { type FileProblems, readMandantFile } from './mandant-file.ts';
import { setupContext } from './setup.ts';

const app = await testApp();
afterAll(() => app.close());

const example = readFileSync(join(import.meta.dirname, '../../../docs/mandant.example.json'), 'utf8');
const changed = (change: (file: Record<string, unknown>) => void): string => {
  const file = JSON.parse(example) as Record<string, unknown>;
  change(file);
  return JSON.stringify(file);
};
const problemsOf = (content: string): readonly string[] => {
  try {
    readMandantFile(content);
    return [];
  } catch (error) {
    return (error as FileProblems).lines;
  }
};
const tokenOf = (link: string | undefined): string => new URL(link ?? '').searchParams.get('token') ?? '';

test('the example of the manual sets up a mandant and invites two operators', async () => {
  const invitations = await bootstrap(app.app.system, readMandantFile(example));
  expect(invitations.map(({ email }) => email)).toEqual(['eine@betreiber.example', 'andere@betreiber.example']);
  for (const { link } of invitations)
    expect(link).toMatch(/^https:\/\/empfehlen\.beispiel\.example\/verwaltung\/einladung\?token=[\w-]{43}$/);
  const { body } = await app.call('GET', '/produkt', { mandant: 'beispiel' });
  expect(body).toMatchObject([{ Id: 101, Wert: '70,00\u00a0€' }]);
});

test('a link opens the way to a password; who has accepted gets no other', async () => {
  const [first] = await bootstrap(app.app.system, readMandantFile(example));
  const accept = (body: object) =>
    app.call('PUT', '/admin/einladung/annehmen', {
      mandant: 'beispiel',
      body: { Token: tokenOf(first?.link), ...body },
    });
  const { status, body } = await accept({ Password: 'Fjordwind-Laterne-77' });
  expect(status).toBe(200);
  expect(body.TotpUri).toMatch(/^otpauth:/);
  await app.app.system.database.pool.query(
    `update operator set status = 'active' where email = 'eine@betreiber.example'`,
  );
  const again = await bootstrap(app.app.system, readMandantFile(example));
  expect(again.map(({ link }) => link !== undefined)).toEqual([false, true]);
});

test('everything that is wrong with a file is said before anything is written', () => {
  const wrong = changed((file) => {
    file.Hosts = [];
    file.Praemien = [{ Id: 1, ExterneId: 'P', Name: 'P', WertCent: -5, Produkte: [999] }];
    file.Sprachen = [{ Sprache: 'deutsch', Name: 'Deutsch' }];
  });
  expect(
    problemsOf(wrong)
      .map((line) => line.split(':')[0])
      .sort(),
  ).toEqual([
    'Hosts',
    'Konfiguration.AgbTexte',
    'Konfiguration.Standardsprache',
    'Praemien.0.Produkte.0',
    'Praemien.0.WertCent',
    'Sprachen.0.Sprache',
  ]);
  expect(problemsOf('{ "Mandant": ')).toEqual([expect.stringContaining('no JSON')]);
  expect(problemsOf('[]')).not.toEqual([]);
});

test('one operator is not enough', () => {
  expect(
    problemsOf(
      changed((file) => {
        file.Betreiber = [{ Email: 'eine@betreiber.example' }];
      }),
    ),
  ).toEqual([expect.stringContaining('2 operators are needed')]);
});

test('a name that no field has, a share that is none and the key of the example are refused, in words', () => {
  const wrong = changed((file) => {
    file.Konfiguration = {
      ...(file.Konfiguration as object),
      ModuleStoringBankdta: true,
      RecommenderDefaultShare: 33,
      Funktionen: { Geldschein: false },
      Standardsprache: 'fr',
    };
    file.Hosts = ['', 'anderswo.example'];
    (file.Sprachen as object[]).push({ Sprache: 'fr', Name: 'Français', Text: {} });
  });
  expect(problemsOf(wrong).toSorted()).toEqual([
    'Hosts.0: Hosts is required',
    'Hosts: The host of MandantUrl, empfehlen.beispiel.example, is missing in the list',
    'Konfiguration.AgbTexte: The terms in the language fr are missing',
    'Konfiguration.Funktionen.Geldschein: Geldschein is not known',
    'Konfiguration.ModuleStoringBankdta: ModuleStoringBankdta is not known',
    'Konfiguration.RecommenderDefaultShare: RecommenderDefaultShare is 0, 50 or 100',
    'Sprachen.2.Text: Text is not known',
  ]);
  expect(() => readMandantFile(example, 'production')).toThrow(
    'ApiSchluessel.0.Schluessel: Schluessel is the one of the example',
  );
  const open = example.replaceAll('https://empfehlen', 'http://empfehlen');
  expect(problemsOf(open)).toEqual([]);
  expect(() => readMandantFile(open, 'production')).toThrow(
    'Konfiguration.MandantUrl: MandantUrl does not begin with https://',
  );
});

const logged = async () => {
  const ctx = await setupContext(app.app.system, readMandantFile(example));
  return ctx.report(({ db, mandant }) =>
    db
      .selectFrom('event')
      .select(['event', 'from_status', 'to_status', 'actor_kind', 'actor_id'])
      .where('mandant_id', '=', mandant.id)
      .where('object', '=', 'mandant')
      .orderBy('id')
      .execute(),
  );
};
const debtorOf = async (): Promise<string | undefined> => {
  const ctx = await setupContext(app.app.system, readMandantFile(example));
  return (await ctx.read(findDebtor))?.iban;
};
/** What the bootstrap says of a file before it writes it. */
const run = async (content: string, wish: object = {}): Promise<readonly string[]> => {
  let told: readonly string[] = ['nothing was told'];
  await bootstrap(app.app.system, readMandantFile(content), {
    ...wish,
    tell: (lines) => {
      told = lines;
    },
  });
  return told;
};

test('a file makes no sandbox of a mandant that is there', async () => {
  await run(example);
  const sandbox = changed((file) => {
    (file.Konfiguration as Record<string, unknown>).Sandbox = true;
  });
  await expect(run(sandbox)).rejects.toThrow('Konfiguration.Sandbox: a mandant is a sandbox from its first day on');
});

test('a key that the desk has ended stays so, is shown, and comes back only by force', async () => {
  await run(example);
  const ctx = await setupContext(app.app.system, readMandantFile(example));
  const name = readMandantFile(example).apiKeys[0]?.name ?? '';
  await ctx.write((tx) => endApiKey(tx, name));
  const before = (await logged()).length;
  expect(await run(example)).toEqual([
    `ApiSchluessel.${name}: key of the desk → key of the file (not written: it stays as it is without --force)`,
  ]);
  const endOf = () =>
    ctx.read(({ db }) => db.selectFrom('api_key').select('ends_at').where('name', '=', name).execute());
  expect(await endOf()).toEqual([{ ends_at: expect.any(Date) }]);
  expect(await logged()).toHaveLength(before);
  expect(await run(example, { isForced: true })).toEqual([expect.not.stringContaining('not written')]);
  expect(await endOf()).toEqual([{ ends_at: null }]);
});

test('a payout account that was changed at the desk stays, is shown, and is written over only by force', async () => {
  await run(example);
  const before = (await logged()).length;
  const atDesk = { holder: 'Beispiel Kasse', iban: 'DE89370400440532013000' };
  await (await setupContext(app.app.system, readMandantFile(example))).write((tx) => changeDebtor(tx, atDesk));

  expect(await run(example)).toEqual([
    'Auszahlungskonto: Beispiel Kasse, DE89 **** **** **** **30 00 → Beispiel GmbH, DE02 **** **** **** **01 01 (not written: it stays as it is without --force)',
  ]);
  expect(await debtorOf()).toBe(atDesk.iban);
  const without = changed((file) => {
    delete file.Auszahlungskonto;
  });
  expect(await run(without, { isForced: true })).toEqual([]);
  expect(await debtorOf()).toBe(atDesk.iban);
  expect(await logged()).toHaveLength(before);

  expect(await run(example, { isForced: true })).toEqual([expect.not.stringContaining('not written')]);
  expect(await debtorOf()).toBe('DE02100100100006820101');
  expect((await logged()).slice(before)).toEqual([
    {
      event: 'debtor',
      from_status: 'Beispiel Kasse, DE89 **** **** **** **30 00',
      to_status: 'Beispiel GmbH, DE02 **** **** **** **01 01',
      actor_kind: 'job',
      actor_id: 'bootstrap',
    },
  ]);
});

const anotherSecret = createHash('sha256').update('another').digest('hex');

test('what else a file changes is told before it is written, and stands in the log; a dry run writes nothing', async () => {
  await run(example);
  const before = (await logged()).length;
  const other = changed((file) => {
    file.Name = 'Beispiel & Partner';
    file.Hosts = ['empfehlen.beispiel.example', 'neu.beispiel.example'];
    file.Konfiguration = {
      ...(file.Konfiguration as object),
      ModuleStoringBankdata: false,
      AutologinSecret: anotherSecret,
    };
    file.ApiSchluessel = [{ Name: 'bestand', Schluessel: 'another-long-random-text' }];
    file.Routen = [{ RouteName: 'Agb', Route: '/bedingungen' }];
  });
  const told = [
    'Name: Beispiel Empfehlungen → Beispiel & Partner',
    'Hosts: – → neu.beispiel.example',
    'Konfiguration.ModuleStoringBankdata: true → false',
    'Konfiguration.AutologinSecret: – → another secret',
    'ApiSchluessel.bestand: – → key of the file',
    'Routen.Agb: /agb → /bedingungen',
  ];
  expect((await run(other, { isProbe: true })).toSorted()).toEqual(told.toSorted());
  expect((await run(other)).toSorted()).toEqual(told.toSorted());
  expect(await run(other)).toEqual([]);
  const events = (await logged()).slice(before);
  expect(events).toMatchObject([{ event: 'settings', actor_kind: 'job', actor_id: 'bootstrap' }]);
  for (const name of ['Name', 'Hosts', 'Konfiguration.ModuleStoringBankdata', 'ApiSchluessel.bestand', 'Routen.Agb'])
    expect(events[0]?.to_status).toContain(name);
  expect(JSON.stringify(events)).not.toContain(anotherSecret);
  await run(example);
});

test('a language that a file no longer lists is taken away, and comes back with its terms and texts', async () => {
  await run(example);
  const german = changed((file) => {
    file.Sprachen = [{ Sprache: 'de', Name: 'Deutsch' }];
    const config = file.Konfiguration as { AgbTexte: { Sprache: string }[] };
    config.AgbTexte = config.AgbTexte.filter(({ Sprache }) => Sprache === 'de');
  });
  expect(await run(german)).toEqual([
    'Konfiguration.AgbTexte.en: I take part in the referral programme and accept its terms. → –',
    'Sprachen.en: English → –',
  ]);
  const terms = async () => (await app.call('GET', '', { mandant: 'beispiel', locale: 'en' })).body.AgbText;
  expect(await terms()).toMatch(/^Ich nehme/);
  const ctx = await setupContext(app.app.system, readMandantFile(german));
  await ctx.write((tx) => restoreLanguage(tx, 'en', 'doch'));
  expect(await terms()).toMatch(/^I take part/);
});

test('an operator of a file is one of the mandants that it names, which have to be there', async () => {
  await bootstrap(app.app.system, readMandantFile(example));
  await operator(app, { email: 'eva@betreiber.example' });
  const withMore = (...more: object[]): string =>
    changed((file) => {
      file.Betreiber = [...(file.Betreiber as object[]), ...more];
    });
  const narrow = { Email: 'eng@betreiber.example', Mandanten: ['beispiel'] };
  expect(await run(withMore(narrow), { isProbe: true })).toEqual([
    'Betreiber eng@betreiber.example: – → BetreiberAdmin of beispiel',
  ]);
  await run(withMore(narrow));
  const find = sql<{ mandants: string[] | null }>`
    select mandants from operator where email in ('eng@betreiber.example', 'andere@betreiber.example') order by email`;
  const ctx = await setupContext(app.app.system, readMandantFile(example));
  const { rows } = await ctx.read(({ db }) => find.execute(db));
  expect(rows).toEqual([{ mandants: null }, { mandants: ['beispiel'] }]);

  expect(
    await run(withMore({ Email: 'neu@betreiber.example', Mandanten: ['beispiel', 'nope'] })).catch(
      ({ lines }: FileProblems) => lines,
    ),
  ).toEqual(['Betreiber neu@betreiber.example: nope is no mandant', expect.stringMatching(/^there are .*beispiel/)]);
  expect(
    problemsOf(
      changed((file) => {
        file.Betreiber = [
          { Email: 'eine@betreiber.example' },
          { Email: 'andere@betreiber.example', Mandanten: ['anders'] },
        ];
      }),
    ),
  ).toEqual([expect.stringContaining('2 operators are needed')]);
});

test('a file that names a new operator says so before, and everybody who works there hears of it', async () => {
  await bootstrap(app.app.system, readMandantFile(example));
  await operator(app, { email: 'eva@betreiber.example' });
  await app.post();
  const content = changed((file) => {
    const [first, second] = file.Betreiber as { Email: string; Rolle: string }[];
    file.Betreiber = [
      { ...first, Rolle: 'BetreiberSachbearbeitung' },
      second,
      { Email: 'dazu@betreiber.example', Rolle: 'BetreiberAdmin' },
    ];
  });
  const lines: string[] = [];
  const wish = { tell: (told: readonly string[]) => void lines.push(...told) };
  await bootstrap(app.app.system, readMandantFile(content), { ...wish, isProbe: true });
  const said = [
    'Betreiber eine@betreiber.example: BetreiberAdmin → BetreiberSachbearbeitung (not written: the desk changes roles)',
    'Betreiber dazu@betreiber.example: – → BetreiberAdmin',
  ];
  expect(lines.filter((line) => line.startsWith('Betreiber'))).toEqual(said);
  expect(await app.post()).toEqual([]);
  const invitations = await bootstrap(app.app.system, readMandantFile(content), wish);
  expect(invitations.at(-1)?.link).toMatch(/^https:\/\/empfehlen\.beispiel\.example\/verwaltung\/einladung\?token=/);
  const told = (await app.post()).filter(({ text }) => text.includes('dazu@betreiber.example')).map(({ to }) => to);
  expect(told).toEqual(expect.arrayContaining(['dazu@betreiber.example', 'eva@betreiber.example']));
  const ctx = await setupContext(app.app.system, readMandantFile(content));
  const find = sql<{ email: string; role: string; reason: string | null }>`
    select o.email, o.role, e.reason from operator o left join event e on e.object = 'operator' and e.object_id = o.id
    where o.email in ('dazu@betreiber.example', 'eine@betreiber.example') and (e.reason is null or e.reason like '%Mandantendatei%')
    order by o.email, e.id desc`;
  const { rows } = await ctx.read(({ db }) => find.execute(db));
  expect(rows).toContainEqual({
    email: 'dazu@betreiber.example',
    role: 'BetreiberAdmin',
    reason: expect.stringContaining('Mandantendatei beispiel'),
  });
  expect(rows.every(({ role }) => role === 'BetreiberAdmin')).toBe(true);
  await bootstrap(app.app.system, readMandantFile(content));
  expect((await app.post()).filter(({ text }) => text.includes('dazu@betreiber.example'))).toEqual([]);
});
