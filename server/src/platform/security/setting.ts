import { type Tx, whoAsks } from '../context.ts';

/** A setting or secret that was changed is told beside the sign-ins, under its German path (rules 7.13). */
export const noteSetting = (tx: Tx, what: string): void =>
  tx.afterCommit(() => tx.system.security.note({ ...whoAsks(tx), kind: 'setting', outcome: 'done', what }));

/** Several of one kind are one event; what no longer fits is counted. */
export function noteSettings(tx: Tx, kind: string, names: readonly (string | number)[]): void {
  if (names.length === 0) return;
  const named = names.map(String);
  const fitting = named.filter((_name, index) => named.slice(0, index + 1).join(', ').length <= namesMax);
  const more = named.length - fitting.length;
  noteSetting(tx, `${kind}: ${fitting.join(', ')}${more > 0 ? ` (+ ${more})` : ''}`);
}

const namesMax = 150;
