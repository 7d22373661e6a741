/** A valid German IBAN of its own for every number. */
export function germanIban(number: number): string {
  const account = String(number).padStart(18, '0');
  return `DE${String(98n - (BigInt(`${account}131400`) % 97n)).padStart(2, '0')}${account}`;
}
