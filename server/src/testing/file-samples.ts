/** Files as people send them, for tests. */

const objects = [
  '1 0 obj\n<< /Type /Catalog /Pages 2 0 R >>\nendobj\n',
  '2 0 obj\n<< /Type /Pages /Kids [3 0 R] /Count 1 >>\nendobj\n',
  '3 0 obj\n<< /Type /Page /Parent 2 0 R /MediaBox [0 0 200 200] >>\nendobj\n',
];
const head = '%PDF-1.7\n%\u00e2\u00e3\u00cf\u00d3\n';
const body = head + objects.join('');

const digits = (number: number, count: number): string => String(number).padStart(count, '0');
const openStream = (length: number): string => `4 0 obj\n<< /Length ${digits(length, 8)} >>\nstream\n`;
const closeStream = '\nendstream\nendobj\n';

/** Where each object begins, and where that list does. */
function endOf(tableAt: number): string {
  const places = objects.map((_, index) => head.length + objects.slice(0, index).join('').length);
  const lines = [...places, body.length].map((at) => `${digits(at, 10)} 00000 n \n`);
  const table = `xref\n0 5\n0000000000 65535 f \n${lines.join('')}`;
  return `${table}trailer\n<< /Size 5 /Root 1 0 R >>\nstartxref\n${digits(tableAt, 8)}\n%%EOF\n`;
}

/** A PDF of so many bytes that any reader opens: one empty page, and bytes that nobody shows. */
export function pdfOf(bytes: number): Buffer {
  const rest = bytes - (body + openStream(0) + closeStream + endOf(0)).length;
  if (rest < 0) throw new Error('no PDF is so small');
  const stream = Buffer.alloc(rest);
  // No letter that could spell a name of the format.
  for (let at = 0; at < rest; at++) stream[at] = 128 + ((at * 7 + (at >> 9) + bytes) % 120);
  const before = body + openStream(rest);
  const end = closeStream + endOf(before.length + rest + closeStream.length);
  return Buffer.concat([Buffer.from(before, 'latin1'), stream, Buffer.from(end, 'latin1')]);
}
