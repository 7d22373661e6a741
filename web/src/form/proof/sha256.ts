/**
 * SHA-256 (FIPS 180-4) of many short texts that begin alike, for the proof of work: what is the same is hashed once. A browser's
 * own is asked one by one and answers later, which takes a phone ten times as long.
 */

/** The first 32 bits behind the point of a power of the first primes. */
function fractions(power: number, count: number): number[] {
  const found: number[] = [];
  for (let number = 2; found.length < count; number++) {
    const isPrime = !Array.from({ length: number - 2 }, (_none, one) => one + 2).some((one) => number % one === 0);
    if (isPrime) found.push(((number ** power % 1) * 2 ** 32) | 0);
  }
  return found;
}

type State = readonly [number, number, number, number, number, number, number, number];

const constants = fractions(1 / 3, 64);
const start = fractions(1 / 2, 8) as unknown as State;
const blockBytes = 64;
const schedule = new Int32Array(64);

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));
const scheduled = (place: number): number => schedule[place] as number;

function compress(state: State, bytes: DataView, from: number): State {
  for (let round = 0; round < 16; round++) schedule[round] = bytes.getInt32(from + round * 4);
  for (let round = 16; round < 64; round++) {
    const [x, y] = [scheduled(round - 15), scheduled(round - 2)];
    const one = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const two = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    schedule[round] = one + two + scheduled(round - 7) + scheduled(round - 16);
  }
  let [a, b, c, d, e, f, g, h] = state;
  for (let round = 0; round < 64; round++) {
    const mixed = (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g));
    const first = (h + mixed + (constants[round] as number) + scheduled(round)) | 0;
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0];
  }
  return [
    (state[0] + a) | 0,
    (state[1] + b) | 0,
    (state[2] + c) | 0,
    (state[3] + d) | 0,
    (state[4] + e) | 0,
    (state[5] + f) | 0,
    (state[6] + g) | 0,
    (state[7] + h) | 0,
  ];
}

/** Gives how many zero bits, of the first 32, the hash of `{beginning}{number}` begins with. */
export function zeroBitsOf(beginning: string): (number: number) => number {
  const head = new TextEncoder().encode(beginning);
  const whole = head.length - (head.length % blockBytes);
  let middle = start;
  for (let from = 0; from < whole; from += blockBytes) middle = compress(middle, new DataView(head.buffer), from);
  const rest = head.subarray(whole);
  const bytes = new Uint8Array(2 * blockBytes);
  const view = new DataView(bytes.buffer);
  return (number) => {
    const digits = String(number);
    const length = rest.length + digits.length;
    bytes.fill(0);
    bytes.set(rest);
    for (let place = 0; place < digits.length; place++) bytes[rest.length + place] = digits.charCodeAt(place);
    bytes[length] = 0x80;
    const end = length + 9 > blockBytes ? 2 * blockBytes : blockBytes;
    view.setUint32(end - 4, (whole + length) * 8);
    let state = middle;
    for (let from = 0; from < end; from += blockBytes) state = compress(state, view, from);
    return Math.clz32(state[0]);
  };
}
