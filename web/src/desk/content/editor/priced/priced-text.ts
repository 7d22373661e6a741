/** Amounts, each for something, as they are written in one text and as rows of a form. */
export interface PricedRow {
  /** Stays the same while rows come and go. */
  key: number;
  /** What the amount is for. */
  first: string;
  /** As digits. */
  cents: string;
}

export interface Signs {
  rows: string;
  cents: string;
}

/** `standard;5000|gold;9000`: a class of sales partners and what it earns. */
export const commissionSigns: Signs = { rows: '|', cents: ';' };
/** `6:1995;24:3495`: until a month of the contract, and what it costs until then. */
export const stepSigns: Signs = { rows: ';', cents: ':' };

export const rowsIn = (text: string, signs: Signs): PricedRow[] =>
  text === ''
    ? []
    : text.split(signs.rows).map((row, key) => {
        const [first = '', cents = ''] = row.split(signs.cents);
        return { key, first, cents };
      });

/** What is only half typed stays as it is, and the server says what is wrong with it. */
export const textOf = (rows: readonly PricedRow[], signs: Signs): string =>
  rows
    .map(({ first, cents }) => ({ first: first.trim(), cents }))
    .filter(({ first, cents }) => first !== '' || cents !== '')
    .map(({ first, cents }) => `${first}${signs.cents}${cents}`)
    .join(signs.rows);
