import { type Tx, whoAsks } from '../context.ts';

/** A setting or secret that was changed is told beside the sign-ins, under its German path (rules 7.13). */
export const noteSetting = (tx: Tx, what: string): void =>
  tx.afterCommit(() => tx.system.security.note({ ...whoAsks(tx), kind: 'setting', outcome: 'done', what }));
