/** What a sign-in leaves in the list of security events: right, wrong or slowed, at the password or at the code. */
import { Refusal } from '@weitersagen/contract/basics/refusals';
import type { Ctx } from '#platform/context.ts';
import type { UserKind } from '../user-kind.ts';

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
): Trace {
  let actorId: string | null = null;
  let kind: 'signIn' | 'secondFactor' = 'signIn';
  let what = acrossMandants ? mandant.slug : null;
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
    asksCode: (of) => {
      kind = 'secondFactor';
      what = of ?? what;
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
