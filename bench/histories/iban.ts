/** IBANs of made-up people: valid, and the same text gives the same one. */
import { createHash } from 'node:crypto';

const bankCodes = ['12030000', '37040044', '50010517', '10010010', '76026000', '20041133', '43060967', '70020270'];

export function ibanOf(seed: string): string {
  const digest = createHash('sha256').update(seed).digest();
  const bank = bankCodes[(digest[0] ?? 0) % bankCodes.length] as string;
  const account = String(digest.readUIntBE(1, 5) % 10_000_000_000).padStart(10, '0');
  const bban = `${bank}${account}`;
  const check = 98n - (BigInt(`${bban}131400`) % 97n);
  return `DE${String(check).padStart(2, '0')}${bban}`;
}

export const isIban = (text: string): boolean => {
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const digits = [...`${plain.slice(4)}${plain.slice(0, 4)}`].map((one) => parseInt(one, 36).toString()).join('');
  return BigInt(digits) % 97n === 1n;
};
