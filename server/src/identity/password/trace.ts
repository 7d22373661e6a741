/** What a sign-in, or a proof of who is signed in, leaves in the list of security events: right, wrong or slowed, at the password or at the code. */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import type { UserKind, UserRow } from '../user-kind.ts';

export interface Trace {
  /** Whose e-mail it is. */
  meets(id: string): void;
  /** The password was right, and a code is looked at; of what kind, where it is not one of the device. */
  asksCode(what: string | null): void;
  done(): void;
  failed(error: unknown): void;
}

export function traceOf(
  { access, acrossMandants }: Pick<UserKind, 'access' | 'acrossMandants'>,
  { system, mandant, origin }: Ctx,
  email: string,
  of: string | null = null,
): Trace {
  let actorId: string | null = null;
  let kind: 'signIn' | 'secondFactor' = 'signIn';
  let what = of ?? (acrossMandants ? mandant.slug : null);
  const note = (outcome: 'done' | 'wrong' | 'slowed' | 'refused'): void =>
    system.security.note({
      mandantId: mandant.id,
      ofAll: acrossMandants,
      kind,
      outcome,
      actorKind: access,
      actorId,
      email,
      ip: origin?.ip ?? null,
      what,
    });
  return {
    meets: (id) => {
      actorId = id;
    },
    asksCode: (ofKind) => {
      kind = 'secondFactor';
      what = ofKind ?? what;
    },
    done: () => note('done'),
    failed: (error) => {
      if (!(error instanceof Refusal)) return;
      if (error.refusal === 'login.failed' || error.refusal === 'input.invalid') note('wrong');
      else if (error.refusal === 'limit.reached') note('slowed');
      else note('refused');
    },
  };
}

/** What a proof of who is signed in is called there. */
const proofName = 'Bestätigung';

/** Of a proof that comes to its end, or to a refusal. */
export async function traceProof<Whose extends UserRow, T>(
  kind: Pick<UserKind<Whose>, 'access' | 'acrossMandants' | 'claimsOf'>,
  ctx: Ctx,
  { email, user }: { email: string; user: Whose },
  steps: (trace: Trace) => Promise<T>,
): Promise<T> {
  const trace = traceOf(kind, ctx, email, proofName);
  trace.meets(kind.claimsOf(user, ctx.mandant).sub);
  try {
    const done = await steps(trace);
    trace.done();
    return done;
  } catch (error) {
    trace.failed(error);
    throw error;
  }
}
