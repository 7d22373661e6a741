/** A sealed value as the program made it when it was bound to its column only: for what becomes of one. */
import { createCipheriv, randomBytes } from 'node:crypto';

/** `key` is one of ENCRYPTION_KEYS: `id:base64`. */
export function sealedAtFirst(key: string, plain: string, column: string): Buffer {
  const [id = '', secret = ''] = key.split(':');
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', Buffer.from(secret, 'base64'), iv).setAAD(Buffer.from(column));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.from([id.length]), Buffer.from(id), iv, cipher.getAuthTag(), body]);
}
