/** A text of somebody in pieces: words, and placeholders by their names. */
export type Piece = { text: string } | { name: string };

const placeholder = /\{([A-Za-z][\w.-]{0,59})\}/;

export const piecesOf = (text: string): Piece[] =>
  text
    .split(placeholder)
    .map((part, place) => (place % 2 === 1 ? { name: part } : { text: part }))
    .filter((piece) => !('text' in piece) || piece.text !== '');

/** The pieces as words. Before an empty value the space goes, too: "Hallo {vorname}," is "Hallo,". */
export function filled(pieces: readonly Piece[], values: ReadonlyMap<string, string>): string {
  let said = '';
  for (const piece of pieces) {
    const value = 'text' in piece ? piece.text : (values.get(piece.name) ?? `{${piece.name}}`);
    said = value === '' ? said.replace(/[ \u00a0]$/, '') : said + value;
  }
  return said;
}
