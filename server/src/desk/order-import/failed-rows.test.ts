import { afterAll, beforeAll, expect, test } from 'vitest';
import { resumeImports } from '#order-import/order-import.ts';
import { operator } from '#testing/cast/operators.ts';
import { countRows } from '#testing/database/books.ts';
import { type World, world } from '#testing/world.ts';

let all: World;
let eva: string;
beforeAll(async () => {
  all = await world();
  eva = await operator(all.app);
});
afterAll(() => all.app.close());

const imported = async (body: string | Buffer): Promise<{ id: number; done: number; failed: number }> => {
  const { body: accepted } = await all.app.call('POST', '/admin/auftraege/import', { token: eva, body });
  await resumeImports(all.as());
  const { body: shown } = await all.app.call('GET', `/admin/importe/${accepted.Id}`, { token: eva });
  return { id: accepted.Id, done: shown.Verarbeitet, failed: shown.Fehler };
};
const asked = (id: number) => all.app.call('GET', `/admin/importe/${id}/zeilen?fehler=true`, { token: eva });
const failedOf = async (id: number): Promise<string> => {
  const { text, headers } = await asked(id);
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="import-${id}-fehlerhaft.csv"`,
  });
  return text;
};
const linesOf = (text: string): string[] => text.slice(1).trimEnd().split('\r\n');
const unknown = '104477120935';

test('the bad rows of an import come as they were sent, and are taken once they are mended', async () => {
  const { number } = await all.anna.recommends();
  const first = await imported(
    [
      'Kundenname,GRUND,Ereignis,Email,Empfehlungsnummer,Auftragsdatum,externeauftragsnummer',
      `Otto,,eingegangen,fine@example.org,${number},2026-03-02,V-1`,
      `"Muster, Anna",,eingegangen,bad-1@example.org,${unknown},2026-03-02,V-2`,
      `"sagt ""ja; bitte""",,eingegangen,bad-2@example.org,${unknown},2.3.2026,V-3`,
    ].join('\n'),
  );
  expect(first).toMatchObject({ done: 1, failed: 2 });
  const file = await failedOf(first.id);
  expect(linesOf(file)).toEqual([
    'Zeile;Fehler;Kundenname;GRUND;Ereignis;Email;Empfehlungsnummer;Auftragsdatum;externeauftragsnummer',
    `3;Diese Empfehlungsnummer kennen wir nicht: ${unknown};Muster, Anna;;eingegangen;bad-1@example.org;${unknown};2026-03-02;V-2`,
    `4;Diese Empfehlungsnummer kennen wir nicht: ${unknown};"sagt ""ja; bitte""";;eingegangen;bad-2@example.org;${unknown};2.3.2026;V-3`,
  ]);
  expect(await imported(file.replaceAll(unknown, number))).toMatchObject({ done: 2, failed: 0 });
});

test('what stays bad comes again with its new line and reason, in the same columns', async () => {
  const header = 'ExterneAuftragsnummer;Ereignis;Empfehlungsnummer;Auftragsdatum;Email';
  const first = await imported(`${header}\nA-1;storniert;;;\nA-2;eingegangen;${unknown};2026-03-02;\n`);
  const second = await imported((await failedOf(first.id)).replaceAll(unknown, '1'));
  expect(second).toMatchObject({ done: 0, failed: 1 });
  expect(linesOf(await failedOf(second.id))).toEqual([
    `Zeile;Fehler;${header}`,
    '2;Empfehlungsnummer ist nicht gültig;A-2;eingegangen;1;2026-03-02;',
  ]);
});

test('a row with broken quotes, too many fields or another encoding comes as it can be read', async () => {
  const text = 'ExterneAuftragsnummer;Ereignis;Grund\nB-1;"storniert;zu spät\nB-2;storniert;a;b;c\nB-3\n';
  const { id, failed } = await imported(Buffer.from(text, 'latin1'));
  expect(failed).toBe(3);
  expect(linesOf(await failedOf(id)).slice(1)).toEqual([
    '2;Die Anführungszeichen dieser Zeile passen nicht zusammen.;B-1;"""storniert";zu spät',
    '3;Die Zeile hat mehr Felder als die Kopfzeile.;B-2;storniert;a;b;c',
    '4;Ereignis ist ein Pflichtfeld;B-3',
  ]);
});

test('what a spreadsheet would take for a formula is text in the file, and itself again when it is imported', async () => {
  const first = await imported(
    'ExterneAuftragsnummer;Ereignis;Grund\n=1+1;geliefert;@zu spät\n-2;geliefert;"\t+49 30"\n',
  );
  const file = await failedOf(first.id);
  expect(linesOf(file).map((line) => line.split(';').slice(2))).toEqual([
    ['ExterneAuftragsnummer', 'Ereignis', 'Grund'],
    ["'=1+1", 'geliefert', "'@zu spät"],
    ["'-2", 'geliefert', "'\t+49 30"],
  ]);
  expect(await imported(file.replaceAll('geliefert', 'storniert'))).toMatchObject({ done: 2, failed: 0 });
  const events = await all
    .as()
    .read(({ db }) =>
      db
        .selectFrom('order_event')
        .select(['external_number as order', 'reason'])
        .where('external_number', 'in', ['=1+1', '-2'])
        .orderBy('external_number')
        .execute(),
    );
  expect(events).toEqual([
    { order: '-2', reason: '+49 30' },
    { order: '=1+1', reason: '@zu spät' },
  ]);
});

test('they are read to the end, however many there are', async () => {
  const rows = Array.from({ length: 1100 }, (_, at) => `M-${at};geliefert`);
  const { id } = await imported(`ExterneAuftragsnummer;Ereignis\nM-fine;storniert\n${rows.join('\n')}`);
  const lines = linesOf(await failedOf(id)).slice(1);
  expect(lines.map((line) => line.split(';')[2])).toEqual(rows.map((row) => row.split(';')[0]));
});

test('they go with the file after 30 days', async () => {
  const { id, failed } = await imported('ExterneAuftragsnummer;Ereignis\nD-1;geliefert\n');
  expect(failed).toBe(1);
  await all.days(31);
  await all.app.app.jobs.runNow('person.forget', all.mandants.spbdevk);
  eva = await operator(all.app);
  expect(await countRows(all, 'order_import_line')).toBe(0);
  expect(await asked(id)).toMatchObject({ status: 404, body: { PsoErrorCode: 'PSOF0101' } });
});
