/**
 * One sealed value for each key of ENCRYPTION_KEYS: whoever starts with the keys of another installation, or has dropped
 * one under which values may still lie, is told before the first IBAN cannot be read. `npm run reseal` forgets the keys
 * under which nothing lies any more.
 */
import type { Config } from '../config.ts';
import { globally, type System } from '../context.ts';
import { ConfigError } from '../settings/config-error.ts';
import { openVault, type Place } from '../vault.ts';
import { cellsOf, inCell } from './cell/cells.ts';

const placeOf = (keyId: string): Place => ({ column: 'key_proof.proof', mandantId: null, row: [keyId] });

type Parts = Pick<System, 'database' | 'clock' | 'config'>;

/** Opens what is there, and leaves a proof of the keys that have none yet. */
export async function proveKeys(system: Parts): Promise<void> {
  const known = await checkKeys(system);
  const made_at = system.clock.now();
  const missing = [...vaultsOf(system.config)].filter(([id]) => !known.has(id));
  const rows = missing.map(([key_id, vault]) => ({ key_id, proof: vault.seal(key_id, placeOf(key_id)), made_at }));
  if (rows.length > 0)
    await globally(system as System, (db) =>
      db
        .insertInto('key_proof')
        .values(rows)
        .onConflict((conflict) => conflict.doNothing())
        .execute(),
    );
}

/** Opens what is there; gives the keys that have a proof. */
export async function checkKeys(system: Parts): Promise<ReadonlySet<string>> {
  const vaults = vaultsOf(system.config);
  return globally(system as System, async (db) => {
    const proofs = await db.selectFrom('key_proof').select(['key_id as keyId', 'proof']).execute();
    for (const { keyId, proof } of proofs) {
      const vault = vaults.get(keyId);
      if (!vault)
        throw new ConfigError(
          `${wrong}: the key "${keyId}" is missing; where it was replaced, npm run reseal has to run before it goes.`,
        );
      try {
        vault.open(proof, placeOf(keyId));
      } catch {
        throw new ConfigError(`${wrong}: the key "${keyId}" is another one.`);
      }
    }
    return new Set(proofs.map(({ keyId }) => keyId));
  });
}

const wrong = 'ENCRYPTION_KEYS does not open what stands in the database';

/** After a reseal nothing lies under any key but the first. */
export async function forgetOldProofs(system: System): Promise<void> {
  const [current = ''] = vaultsOf(system.config).keys();
  for (const cell of cellsOf(system.database))
    await inCell(cell, { role: 'app' }, (db) => db.deleteFrom('key_proof').where('key_id', '!=', current).execute());
}

/** A vault that seals with each of the keys. */
function vaultsOf(config: Config): ReadonlyMap<string, ReturnType<typeof openVault>> {
  const keys = config.encryptionKeys ?? [];
  if (keys.length === 0) return new Map([['demo', openVault(config)]]);
  return new Map(keys.map((key) => [key.id, openVault({ ...config, encryptionKeys: [key] })]));
}
