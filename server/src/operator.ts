/** `npm run operator -- invite|reset {address} --reason "…"`: a way in where no colleague can help (docs/operations.md). */
import { parseArgs } from 'node:util';
import { email as emailSchema } from '@weitersagen/contract/basics/email';
import { wholeName } from '@weitersagen/contract/basics/name/whole-name';
import { text } from '@weitersagen/contract/basics/text';
import { decode } from '@weitersagen/contract/basics/wire';
import { operatorRoles } from '@weitersagen/contract/operator/schemas';
import { createMandantRegistry } from '#mandant/registry.ts';
import { inviteAtShell, type Newcomer, resetAtShell } from '#operator/at-shell.ts';
import { invitationHours } from '#operator/invitation.ts';
import { readConfig } from '#platform/config.ts';
import type { System } from '#platform/context.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import { createSystem } from '#platform/system.ts';

const usage =
  'Say: npm run operator -- invite {address} --reason "…" [--name "First Last"] [--role BetreiberAdmin] [--mandants one,other], or: npm run operator -- reset {address} --reason "…"';

interface Asked extends Newcomer {
  verb: 'invite' | 'reset';
  reason: string;
}

async function main(): Promise<void> {
  const asked = readAsked();
  const system = await createSystem({ ...readConfig(process.env), logLevel: 'error' }, { whom: 'owner' });
  try {
    const link = await carryOut(system, asked);
    console.log(`${asked.email}, once and within ${invitationHours} hours:\n${link}`);
  } finally {
    await system.security.flush();
    await system.database.close();
  }
}

async function carryOut(system: System, { verb, reason, ...access }: Asked): Promise<string> {
  const mandants = createMandantRegistry(system);
  const open = await mandants.all();
  if (verb === 'reset') return resetAtShell(system, open, access.email, reason);
  const known = [...open, ...(await mandants.closed())].map(({ slug }) => slug);
  const unknown = access.mandants?.find((slug) => !known.includes(slug));
  if (unknown !== undefined) throw new ConfigError(`${unknown} is no mandant; there are ${known.join(', ')}.`);
  return inviteAtShell(system, open, access, reason);
}

function readAsked(): Asked {
  const { values, positionals } = readArgs();
  const [verb, address, ...more] = positionals;
  if ((verb !== 'invite' && verb !== 'reset') || address === undefined || more.length > 0) throw new ConfigError(usage);
  if (verb === 'reset' && (values.name ?? values.role ?? values.mandants) !== undefined)
    throw new ConfigError(
      'A reset leaves name, role and mandants as they are; only invite takes --name, --role and --mandants.',
    );
  const [email, reason] = [decode(emailSchema, address), decode(text(1, 500), values.reason ?? '')];
  if (!email.ok) throw new ConfigError(`${address} is no e-mail address.`);
  if (!reason.ok) throw new ConfigError('Say why, in at most 500 characters: --reason "…"');
  const { role: asked = 'BetreiberAdmin' } = values;
  const role = operatorRoles.find((one) => one === asked);
  if (!role) throw new ConfigError(`${asked} is no role; there are ${operatorRoles.join(', ')}.`);
  const mandants = values.mandants === undefined ? null : values.mandants.split(',').map((slug) => slug.trim());
  const name = values.name === undefined ? undefined : decode(wholeName, values.name);
  if (name?.ok === false) throw new ConfigError(`${values.name} is no name of a person.`);
  return { verb, email: email.value, name: name?.value ?? null, reason: reason.value, role, mandants };
}

function readArgs() {
  const options = {
    name: { type: 'string' },
    reason: { type: 'string' },
    role: { type: 'string' },
    mandants: { type: 'string' },
  } as const;
  try {
    return parseArgs({ options, allowPositionals: true });
  } catch (error) {
    throw new ConfigError(`${(error as Error).message}. ${usage}`);
  }
}

try {
  await main();
} catch (error) {
  console.error(error instanceof ConfigError ? error.message : error);
  process.exitCode = 1;
}
