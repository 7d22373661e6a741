/** Why a database cannot be used, for whoever set it: what is wrong, which variable says so, what to do. Never its password. */
import { ConfigError } from './config-error.ts';

export type Variable =
  | 'DATABASE_URL'
  | 'DATABASE_OWNER_URL'
  | 'DATABASE_DIRECT_URL'
  | 'REPORT_DATABASE_URL'
  | `CELLS (${string})`
  | `CELL_OWNERS (${string})`
  | `CELL_DIRECT (${string})`
  | `CELL_REPORT (${string})`;

const notThere = 'is it running, and do host and port name it?';
const remedies: Readonly<Record<string, string>> = {
  ECONNREFUSED: notThere,
  ECONNRESET: notThere,
  ENOTFOUND: 'no host has this name.',
  EAI_AGAIN: 'no host has this name, or nobody could be asked for it.',
  ETIMEDOUT: notThere,
  EHOSTUNREACH: notThere,
  ENOENT: 'the folder of its socket is not there.',
  '28P01': 'give the password of this login.',
  '28000': 'give a login that is there and that pg_hba.conf lets in.',
  '3D000': 'make the database, or name the one that is there.',
  '42501': 'give the login its rights, or the owner of the tables by DATABASE_OWNER_URL.',
  '53300': 'no connection is left: fewer in DATABASE_POOL, or more in max_connections.',
  '57P03': 'it is just starting or ending: try again in a moment.',
};
const byMessage: readonly [RegExp, string][] = [
  [
    /unsupported startup parameter/,
    'it is a pooler, so name the database itself by DATABASE_DIRECT_URL, of a cell by CELL_DIRECT.',
  ],
  [/does not support SSL/, 'it speaks no TLS: switch it on there, or name the host in DATABASE_WITHOUT_TLS.'],
  [/certificate/i, 'its certificate is of no authority we know: name it by NODE_EXTRA_CA_CERTS or sslrootcert.'],
  [/timeout/i, notThere],
  [/SASL|password must be a string/, 'give the password of this login.'],
];

/** The sentence, or the error itself where it is none that a setting can mend. */
export function unopened(variable: Variable, error: unknown): unknown {
  if (!(error instanceof Error) || error instanceof ConfigError) return error;
  const { code = '', message } = error as NodeJS.ErrnoException;
  const remedy = remedies[code] ?? byMessage.find(([pattern]) => pattern.test(message))?.[1];
  return remedy === undefined
    ? error
    : new ConfigError(`The database of ${variable} cannot be opened (${message || code}): ${remedy}`);
}

export const unopenedThrows =
  (variable: Variable) =>
  (error: unknown): never => {
    throw unopened(variable, error);
  };
