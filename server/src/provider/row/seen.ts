/**
 * Which products a load has named: a bit for each. Their ids are ours and follow each other, so that a hundred thousand take
 * less memory than one page of them.
 */
const firstId = 1_000_000_000;

export function seenProducts() {
  let bits = new Uint8Array(1024);
  const placeOf = (id: number): [at: number, bit: number] => {
    const place = id - firstId;
    if (place < 0) throw new Error(`product ${id} is none of a provider`);
    return [place >> 3, 1 << (place & 7)];
  };
  return {
    has(id: number): boolean {
      const [at, bit] = placeOf(id);
      return ((bits[at] ?? 0) & bit) !== 0;
    },
    /** False where it was there already. */
    add(id: number): boolean {
      const [at, bit] = placeOf(id);
      if (at >= bits.length) {
        const larger = new Uint8Array(Math.max(at + 1, bits.length * 2));
        larger.set(bits);
        bits = larger;
      }
      const before = bits[at] ?? 0;
      bits[at] = before | bit;
      return (before & bit) === 0;
    },
  };
}
