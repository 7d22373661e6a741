/** The operators of demo mode: password known to everybody, second factor only with DEMO_TOTP=1 (rules 1.11). */

import { hashPassword, newTotpSecret } from '#identity/identity.ts';
import { findOperator, insertOperator, updateOperator } from '#operator/sql.ts';
import { totpPlace } from '#operator/user-kind.ts';
import { globally, type System } from '#platform/context.ts';

export const demoPassword = 'Empfehlen-2026-Demo';
/** Three, because whoever imports, whoever releases and whoever exports are three people (rules 3.12). */
export const demoOperators = [
  'admin@betreiber.example',
  'zweite@betreiber.example',
  'dritte@betreiber.example',
] as const;
const names: Record<(typeof demoOperators)[number], string> = {
  'admin@betreiber.example': 'Miriam Aydın',
  'zweite@betreiber.example': 'Jonas Petersen',
  'dritte@betreiber.example': 'Katrin Vogt',
};

export interface DemoOperator {
  email: string;
  totpSecret: string;
}

/** Makes them once; afterwards only tells their secrets. */
export async function putDemoOperators(system: System): Promise<DemoOperator[]> {
  const operators: DemoOperator[] = [];
  for (const email of demoOperators) operators.push(await putOperator(system, email));
  return operators;
}

async function putOperator(system: System, email: (typeof demoOperators)[number]): Promise<DemoOperator> {
  const { vault } = system;
  const known = await globally(system, (db) => findOperator(db, { email }));
  if (known?.totpSealed) return { email, totpSecret: vault.open(known.totpSealed, totpPlace(known.id)) };
  const totpSecret = newTotpSecret();
  const passwordHash = await hashPassword(demoPassword);
  await globally(system, async (db) => {
    const made =
      known ??
      (await insertOperator(db, {
        email,
        name: names[email],
        role: 'BetreiberAdmin',
        mandants: null,
        created_at: system.clock.now(),
      }));
    if (!made) return;
    const totpSealed = vault.seal(totpSecret, totpPlace(made.id));
    await updateOperator(db, made.id, { status: 'active', passwordHash, totpSealed });
  });
  return { email, totpSecret };
}
