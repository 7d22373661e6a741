/** What a statement is called where somebody watches: its first word and its first table, `select reward`; no value, no condition. */
const verb = /^\s*(\w+)/;
const table = /\b(?:from|into|update)\s+(?:only\s+)?"?([a-z_]+)"?/i;

export const statementName = (statement: string): string =>
  [verb.exec(statement)?.[1]?.toLowerCase() ?? 'statement', table.exec(statement)?.[1]].filter(Boolean).join(' ');
