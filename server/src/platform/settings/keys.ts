/** The lists of keys in the environment. No message ever shows one. */
import { ConfigError } from './config-error.ts';

/** A key with the id that stands beside every value made with it. */
export interface Key {
  id: string;
  secret: Buffer;
}

/** 32 random bytes have about 30 different ones; a key of few was typed, not drawn. */
const differentMin = 8;

/** `a:base64,b:base64`; each key 32 bytes. */
export function parseKeys(variable: string, list: string): Key[] {
  const keys = list
    .split(/[,;\s]+/)
    .filter(Boolean)
    .map((entry) => {
      const [id, encoded] = [entry.slice(0, entry.indexOf(':')), entry.slice(entry.indexOf(':') + 1)];
      const secret = Buffer.from(encoded, 'base64');
      if (!/^[A-Za-z0-9_-]{1,16}$/.test(id) || secret.length !== 32) {
        throw new ConfigError(`${variable} must be a list of id:key, each key 32 bytes in base64.`);
      }
      if (new Set(secret).size < differentMin)
        throw new ConfigError(
          `The key ${id} of ${variable} is not random: draw 32 bytes, as docs/operations.md shows.`,
        );
      return { id, secret };
    });
  if (keys.length === 0 || new Set(keys.map((key) => key.id)).size !== keys.length) {
    throw new ConfigError(`${variable} must hold at least one key, each under an id of its own.`);
  }
  return keys;
}
