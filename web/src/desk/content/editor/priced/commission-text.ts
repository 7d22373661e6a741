/** A commission as it is written, `standard;5000|gold;9000`, and as rows of a form. */
export interface ClassRow {
  /** Stays the same while rows come and go. */
  key: number;
  className: string;
  cents: string;
}

export const rowsIn = (text: string): ClassRow[] =>
  text === ''
    ? []
    : text.split('|').map((one, key) => {
        const [className = '', cents = ''] = one.split(';');
        return { key, className, cents };
      });

/** What is only half typed stays as it is, and the server says what is wrong with it. */
export const textOf = (rows: readonly ClassRow[]): string =>
  rows
    .filter(({ className, cents }) => className !== '' || cents !== '')
    .map(({ className, cents }) => `${className};${cents}`)
    .join('|');
