/**
 * A state machine as a table: event → from which states it may come, to which it leads (rules 3).
 * What is not listed is forbidden: 409 PSOF0102, nothing changed. The server enforces it, the portal explains it.
 */
export type Moves<S extends string> = Readonly<Record<string, { readonly from: readonly S[]; readonly to: S }>>;

export const may = <M extends Moves<string>>(moves: M, event: keyof M, status: string): boolean =>
  moves[event]?.from.includes(status) ?? false;
