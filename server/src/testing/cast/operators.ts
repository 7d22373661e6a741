/** Operators at work: `const eva = await operator(app)` is a token; the sign-in itself is tested where it belongs. */
import type { OperatorRole } from '@weitersagen/contract/basics/endpoint';
import { enter } from '#identity/identity.ts';
import { operatorKind } from '#operator/operator.ts';
import { findOperator, insertOperator, updateOperator } from '#operator/sql.ts';
import { type Actor, globally } from '#platform/context.ts';
import type { TestApp } from '../app.ts';

interface OperatorOptions {
  email?: string;
  role?: OperatorRole;
  mandants?: string[] | null;
}

/** A token of a fresh session, because one lives eight hours only; Eva is the admin of all mandants. */
export async function operator(
  { app }: TestApp,
  { email = 'eva@betreiber.example', role = 'BetreiberAdmin', mandants = null }: OperatorOptions = {},
): Promise<string> {
  const { system } = app;
  const now = system.clock.now();
  return globally(system, async (db) => {
    const made =
      (await insertOperator(db, { email, role, mandants, created_at: now })) ?? (await findOperator(db, { email }));
    if (!made) throw new Error(`no operator ${email}`);
    await updateOperator(db, made.id, { status: 'active' });
    // An operator is of no mandant.
    const at = { system, now, origin: null, db } as unknown as Parameters<typeof enter>[1];
    const session = await enter(operatorKind, at, made);
    if (!session) throw new Error(`${email} was not let in`);
    return session.token;
  });
}

/** An operator who is there, for verbs that are called directly. */
export async function operatorActor({ app }: TestApp, email: string): Promise<Actor> {
  const { id, role } = await globally(app.system, async (db) => {
    const found = await findOperator(db, { email });
    if (!found) throw new Error(`no operator ${email}`);
    return found;
  });
  return { kind: 'operator', operatorId: id, email, role, sessionId: 'session', authAt: new Date(0) };
}
