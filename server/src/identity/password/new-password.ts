/** What a new password must not be, for whoever chooses one; hashing happens outside of transactions. */
import { type Known, passwordProblem } from '@weitersagen/contract/account/rules';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { hashPassword, isCommonPassword, verifyPassword } from './password.ts';

/** Refuses the ten thousand most common ones, what everybody would guess of this person and this brand (V-06), and the one there was. */
export async function hashNewPassword(
  password: string,
  { known, former = null }: { known: Known; former?: string | null },
): Promise<string> {
  const problem =
    passwordProblem(password, known) ?? ((await isCommonPassword(password)) ? 'password-weak' : undefined);
  if (problem) refuse('input.invalid', { problems: [{ field: 'Password', code: problem }] });
  if (former && (await verifyPassword(former, password))) refuseSamePassword();
  return hashPassword(password);
}

export const refuseSamePassword = (): never =>
  refuse('input.invalid', { problems: [{ field: 'Password', code: 'password-same' }] });
