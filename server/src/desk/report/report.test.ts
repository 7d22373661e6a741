/** Reports of the half year the demo tells, beside what counting its rows one by one gives. */
import { dayOf, daysBetween, plusDays } from '@weitersagen/contract/basics/day';
import { reasons } from '@weitersagen/contract/event/reasons';
import type { Measure } from '@weitersagen/contract/figure/measures';
import { holdKinds } from '@weitersagen/contract/reward/rules';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { createContext } from '#platform/context.ts';
import { seedDemo } from '../../demo/demo.ts';
import { testApp } from '../../testing/app.ts';
import { operator } from '../../testing/cast/operators.ts';
import { rollUpAll } from '../../testing/roll-up.ts';

const app = await testApp({ PORTAL_TESTMODE: '0', DEMO_TOTP: '0' });
afterAll(() => app.close());
await seedDemo(app.app.system);
const slug = 'spbdevk';
const { system } = app.app;
const mandant = (await app.app.mandants.bySlug(slug)) ?? expect.fail('no mandant');
const ctx = createContext({
  ...{
    system,
    mandant,
    actor: { kind: 'anyone' },
    locale: 'de',
    now: system.clock.now(),
    log: system.log,
    origin: null,
  },
});
await rollUpAll(ctx);
const today = dayOf(system.clock.now());
const token = await operator(app);

type Row = Record<string, number | string | null>;
type Body = Record<string, Row[]> & { Von: string; VorherVon: string; VorherBis: string };
const report = async (query: Record<string, string> = {}, by = token): Promise<Body> => {
  const asked = new URLSearchParams({ Von: plusDays(today, -89), Bis: today, ...query });
  const { status, body } = await app.call('GET', `/admin/bericht?${asked}`, { token: by, mandant: slug });
  expect([status, body.Fehler]).toEqual([200, undefined]);
  return body;
};
const rows = async <R>(query: ReturnType<typeof sql<R>>): Promise<R[]> =>
  (await ctx.read(({ db }) => query.execute(db))).rows;

/** `{ Empfohlen: 12 }`, of now or of before. */
const counts = ({ Schritte = [] }: Body, which = 'Anzahl') =>
  Object.fromEntries(Schritte.map((row) => [row.Schritt, row[which]]));

/** What the rows of some days give, narrowed by conditions of recommendation `n`, contact `c` and product. */
const counted = async (days: readonly [string, string], narrowed = sql`true`) => {
  const within = (at: ReturnType<typeof sql>) =>
    sql`(${at} at time zone 'Europe/Berlin')::date between ${days[0]} and ${days[1]}`;
  const [found] = await rows(sql<Row>`
    select
      (select count(*)::int from recommendation n left join recipient c on false left join product p on p.id = n.product_id where ${within(sql`n.created_at`)} and ${narrowed}) as "Empfohlen",
      (select count(*)::int from recipient c join recommendation n on n.id = c.recommendation_id join product p on p.id = n.product_id where ${within(sql`c.created_at`)} and ${narrowed}) as "Angenommen",
      (select count(*)::int from recipient c join recommendation n on n.id = c.recommendation_id join product p on p.id = n.product_id where ${within(sql`c.confirmed_at`)} and ${narrowed}) as "Bestaetigt",
      (select count(*)::int from orders o join recommendation n on n.id = o.recommendation_id left join recipient c on c.id = o.recipient_id join product p on p.id = o.product_id where ${within(sql`o.created_at`)} and ${narrowed}) as "Beauftragt",
      (select count(*)::int from orders o join recommendation n on n.id = o.recommendation_id left join recipient c on c.id = o.recipient_id join product p on p.id = o.product_id where ${within(sql`o.released_at`)} and ${narrowed}) as "Freigegeben",
      (select count(*)::int from posting b join reward w on w.id = b.reward_id join recommendation n on n.id = w.recommendation_id left join orders o on o.id = w.order_id
         left join recipient c on c.id = o.recipient_id join product p on p.id = w.product_id where b.kind = 'payout' and ${within(sql`b.booked_at`)} and ${narrowed}) as "Ausgezahlt"`);
  return found ?? expect.fail('nothing counted');
};

test('the steps of some days and of those before are what counting the rows gives', async () => {
  for (const [from, until] of [
    [plusDays(today, -89), today],
    [plusDays(today, -27), today],
    [plusDays(today, -150), plusDays(today, -31)],
    [today, today],
  ] as const) {
    const told = await report({ Von: from, Bis: until });
    expect(counts(told)).toMatchObject(await counted([from, until]));
    const days = daysBetween(from, until) + 1;
    expect([told.VorherVon, told.VorherBis]).toEqual([plusDays(from, -days), plusDays(from, -1)]);
    expect(counts(told, 'AnzahlVorher')).toMatchObject(await counted([told.VorherVon, told.VorherBis]));
  }
});

test('there is something to tell, from the visit to the money', async () => {
  const told = counts(await report());
  expect(Object.keys(told)).toHaveLength(10);
  for (const [step, count] of Object.entries(told)) expect([step, Number(count) > 0]).toEqual([step, true]);
  const hits = await rows(
    sql<Row>`select kind, sum(count)::int as count from hit_day where day > ${plusDays(today, -90)} and kind in ('visit', 'share') group by 1 order by 1`,
  );
  expect(hits.map(({ count }) => count)).toEqual([told.Geteilt, told.Besucht]);
});

const within = [plusDays(today, -89), today] as const;
const narrowings = [
  ['Produkt', sql`p.id::text`],
  ['Kategorie', sql`p.category_id::text`],
  ['Kanal', sql`c.entry_channel`],
  ['Kampagne', sql`n.campaign`],
  ['Art', sql`n.origin`],
] as const;

test.each(narrowings)('narrowed to each value of %s the steps are what counting gives', async (dimension, column) => {
  const { Werte = [] } = await report({ Dimension: dimension });
  if (dimension !== 'Kampagne') expect(Werte.length).toBeGreaterThan(0);
  for (const row of Werte.slice(0, 4)) {
    const wert = String(row.Wert);
    const told = counts(await report({ Dimension: dimension, Wert: wert }));
    const { Empfohlen, ...others } = await counted(within, sql`${column} = ${wert}`);
    expect(told).toMatchObject(others);
    // A row of the table says the same as the report of its value.
    expect(row).toMatchObject({ Beauftragt: told.Beauftragt, Ausgezahlt: told.Ausgezahlt });
    if (dimension === 'Kanal') expect(told).not.toHaveProperty('Empfohlen');
    else expect(told.Empfohlen).toBe(Empfohlen);
  }
});

test('what an agency brought is told by the number its rows have', async () => {
  const { Werte = [], ...told } = await report({ Dimension: 'Agentur' });
  expect(told.Verbindlichkeit).not.toBeNull();
  for (const { Wert, Name, Empfohlen, Beauftragt } of Werte) {
    const [own] = await rows(sql<Row>`
      select (select company from agency where agency_number = ${Wert}) as "Name",
        (select count(*)::int from recommendation where agency_number = ${Wert} and (created_at at time zone 'Europe/Berlin')::date >= ${within[0]}) as "Empfohlen",
        (select count(*)::int from orders where agency_number = ${Wert} and (created_at at time zone 'Europe/Berlin')::date >= ${within[0]}) as "Beauftragt"`);
    expect({ Name, Empfohlen, Beauftragt }).toEqual(own);
  }
  const narrowed = await report({ Dimension: 'Agentur', Wert: '999999' });
  expect(Object.keys(counts(narrowed))).not.toContain('Besucht');
});

test('the points of the lines add up to the steps, whatever they are of', async () => {
  for (const [from, unit] of [
    [plusDays(today, -6), 'Tag'],
    [plusDays(today, -89), 'Woche'],
    [plusDays(today, -300), 'Monat'],
  ] as const) {
    const told = await report({ Von: from });
    expect(told.Einheit).toBe(unit);
    for (const [step, count] of Object.entries(counts(told)))
      expect([step, told.Verlauf?.reduce((sum, row) => sum + Number(row[step]), 0)]).toEqual([step, count]);
  }
});

test('the weeks say what became of the recommendations of each', async () => {
  const { Wochen = [] } = await report();
  expect(Wochen.length).toBeGreaterThan(8);
  for (const { Woche, Empfohlen, Angenommen, Beauftragt, BeauftragtIn28Tagen } of Wochen) {
    const [own] = await rows(sql<Row>`
      with n as (select * from recommendation where date_trunc('week', created_at at time zone 'Europe/Berlin')::date = ${Woche}::date)
      select (select count(*)::int from n) as made, (select count(*)::int from recipient c join n on n.id = c.recommendation_id) as accepted,
        (select count(*)::int from orders o join n on n.id = o.recommendation_id) as ordered,
        (select count(*)::int from orders o join n on n.id = o.recommendation_id
          where (o.created_at at time zone 'Europe/Berlin')::date - (n.created_at at time zone 'Europe/Berlin')::date <= 28) as soon`);
    expect([Empfohlen, Angenommen, Beauftragt]).toEqual([own?.made, own?.accepted, own?.ordered]);
    const isOver = plusDays(String(Woche), 6 + 28) <= today;
    expect(BeauftragtIn28Tagen).toBe(isOver ? own?.soon : null);
  }
});

test('from link to order and from order to money: medians and shares are those of the rows', async () => {
  const { Mediane = [], Dauer = [] } = await report();
  const waited = await rows(sql<{ days: number }>`
    select greatest((o.created_at at time zone 'Europe/Berlin')::date - (n.created_at at time zone 'Europe/Berlin')::date, 0) as days
    from orders o join recommendation n on n.id = o.recommendation_id
    where (o.created_at at time zone 'Europe/Berlin')::date >= ${within[0]} order by 1`);
  expect(Mediane[0]).toMatchObject({ Art: 'BisAuftrag', Median: waited[Math.ceil(waited.length / 2) - 1]?.days });
  const upTo = (most: number, least: number) => waited.filter(({ days }) => days <= most && days > least).length;
  const told = Dauer.filter(({ Art }) => Art === 'BisAuftrag').map(({ Anzahl }) => Anzahl);
  expect(told).toEqual([
    ...[upTo(0, -1), upTo(1, 0), upTo(3, 1), upTo(7, 3), upTo(14, 7), upTo(30, 14), upTo(60, 30)],
    upTo(9999, 60),
  ]);
});

test('clicks, what was collected and how long it took are what counting the rows gives', async () => {
  const told = await report();
  const [own] = await rows(sql<Row>`
    select (select sum(people + reported)::int from entry_day where day between ${within[0]} and ${today}) as "Geklickt",
      (select (count(*) filter (where kind in ('collection', 'voucher')) - count(*) filter (where kind in ('collection-reversal', 'voucher-reversal')))::int
        from posting where (booked_at at time zone 'Europe/Berlin')::date between ${within[0]} and ${today}) as "Abgeholt"`);
  expect(counts(told)).toMatchObject(own ?? {});
  const [waited] = await rows(sql<Row>`
    select (
      select percentile_disc(0.5) within group (order by greatest(0, (o.created_at at time zone 'Europe/Berlin')::date - (n.created_at at time zone 'Europe/Berlin')::date))
      from orders o join recommendation n on n.id = o.recommendation_id where (o.created_at at time zone 'Europe/Berlin')::date between ${within[0]} and ${today}) as "BisAuftrag", (
      select percentile_disc(0.5) within group (order by (b.booked_at at time zone 'Europe/Berlin')::date - o.ordered_on)
      from posting b join reward w on w.id = b.reward_id join orders o on o.id = w.order_id
      where b.kind = 'payout' and (b.booked_at at time zone 'Europe/Berlin')::date between ${within[0]} and ${today}) as "BisGeld"`);
  expect(Number(waited?.BisGeld)).toBeGreaterThan(0);
  expect(Object.fromEntries((told.Mediane ?? []).map(({ Art, Median }) => [Art, Median]))).toEqual(waited);
});

/** How many rows a list has that is narrowed. */
const listed = async (list: string, body: Record<string, unknown>): Promise<number> => {
  const { status, body: page } = await app.call('PUT', `/admin/${list}`, {
    ...{ token, mandant: slug },
    body: { Pagesize: 1, ...body },
  });
  expect([list, status]).toEqual([list, 200]);
  return page.TotalCount;
};

test.each([
  ['Produkt', 'ProduktId'],
  ['Kategorie', 'KategorieId'],
  ['Kampagne', 'Kampagne'],
  ['Art', 'Art'],
])('the list behind a figure of one %s has as many rows as it says', async (dimension, field) => {
  const { Werte = [] } = await report({ Dimension: dimension });
  const column = narrowings.find(([name]) => name === dimension)?.[1];
  for (const { Wert, Empfohlen } of Werte.slice(0, 4)) {
    const narrowed = { [field]: Wert };
    expect(await listed('empfehlungen', { Filter: `Von:${within[0]};Bis:${today}`, ...narrowed })).toBe(Empfohlen);
    const [own] = await rows(sql<Row>`
      select (select count(*)::int from orders o join recommendation n on n.id = o.recommendation_id join product p on p.id = o.product_id where ${column} = ${String(Wert)}) as orders,
        (select count(*)::int from reward w join recommendation n on n.id = w.recommendation_id join product p on p.id = w.product_id where ${column} = ${String(Wert)}) as rewards`);
    expect(await listed('auftraege', narrowed)).toBe(own?.orders);
    expect(await listed('praemierungen', narrowed)).toBe(own?.rewards);
  }
  expect(await listed('empfehlungen', { [field]: dimension === 'Art' ? 'nowhere' : '987654' })).toBe(0);
});

test('orders and rewards are listed by the channel of their contact, and by their reason', async () => {
  const { Werte = [] } = await report({ Dimension: 'Kanal' });
  const channels = Werte.slice(0, 3).map(({ Wert }) => String(Wert));
  expect(channels.length).toBeGreaterThan(0);
  for (const Kanal of channels) {
    const [own] = await rows(sql<Row>`
      select count(*)::int as accepted, (select count(*)::int from orders o join recipient of_order on of_order.id = o.recipient_id where of_order.entry_channel = ${Kanal}) as orders
      from recipient where entry_channel = ${Kanal}`);
    expect(await listed('empfehlungen', { Kanal })).toBe(own?.accepted);
    expect(await listed('auftraege', { Kanal })).toBe(own?.orders);
  }
  const { Gruende = [] } = await report({ Von: plusDays(today, -200) });
  for (const { Was, Grund, Anzahl } of Gruende.filter((row) => row.Grund !== ''))
    if (Was === 'Abgelehnt') expect(await listed('auftraege', { Filter: 'Status:Abgelehnt', Grund })).toBe(Anzahl);
    else {
      const [own] = await rows(
        sql<Row>`select count(distinct reward_id)::int as count from reward_hold where kind = ${Grund} and (since at time zone 'Europe/Berlin')::date >= ${within[0]}`,
      );
      expect([Grund, await listed('praemierungen', { Filter: `Von:${within[0]}`, Grund })]).toEqual([
        Grund,
        own?.count,
      ]);
      const { Anzahl: inThose } = (await report()).Gruende?.find((row) => row.Grund === Grund) ?? { Anzahl: 0 };
      expect(Number(inThose)).toBeGreaterThanOrEqual(Number(own?.count));
    }
});

test('what is owed is what stands open, ready or collected, and in runs, and together with the books', async () => {
  const { Verbindlichkeit = [] } = await report();
  const [own] = await rows(sql<Row>`
    select (select count(*)::int from reward where status = 'open') as "openCount", (select coalesce(sum(amount_cents), 0)::bigint from reward where status = 'open') as open,
      (select coalesce(sum(i.amount_cents), 0)::bigint from payout_item i join payout_run r on r.id = i.run_id where not i.discarded and r.status in ('draft', 'exported')) as "inRun",
      (select coalesce(sum(case when credit in ('VerbindlichkeitPraemien', 'AuszahlungOffen') then amount_cents else 0 end
        - case when debit in ('VerbindlichkeitPraemien', 'AuszahlungOffen') then amount_cents else 0 end), 0)::bigint from posting) as owed`);
  const [open, provided, inRun] = Verbindlichkeit;
  expect(open).toEqual({ Stand: 'Offen', Anzahl: own?.openCount, Cent: own?.open });
  expect(inRun?.Cent).toBe(own?.inRun);
  expect(Number(inRun?.Cent)).toBeGreaterThan(0);
  expect(Number(provided?.Cent) + Number(inRun?.Cent)).toBe(own?.owed);
});

test('orders that were rejected and rewards that were held are told by their reasons', async () => {
  const { Gruende = [] } = await report({ Von: plusDays(today, -200) });
  const own = await rows(sql<Row>`
    select 'Abgelehnt' as "Was", coalesce(rejection, '') as "Grund", count(*)::int as "Anzahl" from orders where status = 'rejected' group by 2
    union all select 'Angehalten', kind, count(*)::int from reward_hold group by 2`);
  const named = (list: readonly Row[]) => list.map(({ Was, Grund, Anzahl }) => `${Was} ${Grund} ${Anzahl}`).toSorted();
  expect(Gruende.length).toBeGreaterThan(1);
  expect(named(Gruende)).toEqual(named(own));
});

test('a figure knows the reasons the house has words for, all of them, and nothing that somebody typed', async () => {
  const words = Object.values(reasons).map(([de]) => de);
  const typed = 'Vom Anbieter nach der Prüfung abgelehnt';
  expect(
    await rows(
      sql<Row>`select reason, told_reason(reason) as told from unnest(${[...words, typed]}::text[]) as reason`,
    ),
  ).toEqual([...words.map((reason) => ({ reason, told: reason })), { reason: typed, told: '' }]);
  const { Gruende = [] } = await report({ Von: plusDays(today, -200) });
  expect(Gruende).toContainEqual(expect.objectContaining({ Was: 'Abgelehnt', Grund: typed }));
  const kept = await rows(sql<Row>`
    select value from figure_part where dimension = 'reason' union select value from figure_span where dimension = 'reason'
    union select reason from figure where reason <> ''`);
  expect(kept.length).toBeGreaterThan(0);
  const known = [...words, ...holdKinds];
  expect(kept.filter(({ value }) => !known.some((one) => one === value))).toEqual([]);
});

test('whoever may not see people sees ranks without names, and reasons that nobody typed', async () => {
  const told = await report();
  const editor = await operator(app, { email: 'redaktion@betreiber.example', role: 'BetreiberRedaktion' });
  const seen = await report({}, editor);
  expect(told.Empfehler?.[0]).toMatchObject({
    Platz: 1,
    Name: expect.stringMatching(/\w+ \w+/),
    Empfehlerhash: expect.any(String),
  });
  expect(seen.Empfehler).toEqual(told.Empfehler?.map((row) => ({ ...row, Name: null, Empfehlerhash: null })));
  expect(seen.Schritte).toEqual(told.Schritte);
  const paid = told.Empfehler?.map(({ Bezahlt }) => Number(Bezahlt)) ?? [];
  expect(paid).toEqual(paid.toSorted((a, b) => b - a));
});

test.each([
  ['Trichter', 'Schritt;Anzahl;AnzahlVorher;Cent;CentVorher'],
  ['Verlauf', 'Von;Besucht;Geteilt;Empfohlen;'],
  ['Vergleich', 'Wert;Name;Besucht;'],
  ['Dauer', 'Art;HoechstensTage;Anzahl;AnzahlVorher'],
  ['Wochen', 'Woche;Empfohlen;Geklickt;'],
  ['Verbindlichkeit', 'Stand;Anzahl;Cent'],
  ['Gruende', 'Was;Grund;GrundName;Anzahl;AnzahlVorher'],
  ['Empfehler', 'Platz;Empfehlerhash;Name;Empfehlungen;'],
])('the table %s is a file with the rows of the screen', async (part, head) => {
  const query = new URLSearchParams({ Von: within[0], Bis: today, Dimension: 'Produkt', Teil: part });
  const answer = await app.call('GET', `/admin/bericht/csv?${query}`, { token, mandant: slug });
  expect(answer.headers['content-disposition']).toContain(`bericht-${part.toLowerCase()}-${slug}.csv`);
  const lines = answer.text.slice(1).trimEnd().split('\r\n');
  expect(lines[0]?.startsWith(head)).toBe(true);
  const table = { Trichter: 'Schritte', Vergleich: 'Werte' }[part] ?? part;
  expect(lines).toHaveLength(((await report({ Dimension: 'Produkt' }))[table]?.length ?? 0) + 1);
});

test('days the wrong way round, more than a year of them, or none are refused', async () => {
  const asked = async (Von: string, Bis: string) =>
    (await app.call('GET', `/admin/bericht?${new URLSearchParams({ Von, Bis })}`, { token, mandant: slug })).status;
  expect(await asked(today, plusDays(today, -1))).toBe(400);
  expect(await asked(plusDays(today, -366), today)).toBe(400);
  expect(await asked(plusDays(today, -365), today)).toBe(200);
  expect(await asked('', today)).toBe(400);
});

test('compared with the year before a Monday meets a Monday', async () => {
  const told = await report({ Vergleich: 'Vorjahr' });
  expect([told.VorherVon, told.VorherBis]).toEqual([plusDays(within[0], -364), plusDays(today, -364)]);
});

test('what the figures say of every measure is what counting anew would say', async () => {
  const { makeFiguresAnew } = await import('#figure/figure.ts');
  expect(await makeFiguresAnew(system, mandant.id)).toBe(0);
  const measures: Measure[] = ['expected', 'provided', 'inRun', 'held'];
  const kept = await rows(
    sql<{ measure: Measure }>`select distinct measure from figure where measure = any(${measures})`,
  );
  expect(kept).toHaveLength(measures.length);
});
