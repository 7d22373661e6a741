/** Money as somebody types it: `19,95`, `1.234,5` or `20`, in euros; as a field keeps it: whole cents, as digits. */

/** What was typed and is no amount stays as it is: the server says so. */
export function centsText(typed: string): string {
  const plain = typed.replace(/[\s €]/g, '').replace(/\.(?=\d{3}(?:\D|$))/g, '');
  const [, euros, cents = ''] = /^(\d{1,10})(?:[.,](\d{0,2}))?$/.exec(plain) ?? [];
  return euros === undefined ? typed.trim() : String(Number(euros) * 100 + Number(cents.padEnd(2, '0')));
}

/** As it is typed into the field again; what is no amount stays as it is. */
export const euroText = (kept: string): string =>
  /^\d{1,15}$/.test(kept) ? (Number(kept) / 100).toFixed(2).replace('.', ',') : kept;
