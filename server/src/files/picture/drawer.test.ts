/** Two draw at once, whatever for; who waits has a place in a line that ends (rules 6.1). */
import { expect, test } from 'vitest';
import { inTurn, type Line } from './drawer.ts';

/** Steps that go on until somebody lets them. */
function held() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { steps: () => promise, release: resolve };
}

const busy = (): never => {
  throw new Error('busy');
};
const settled = () => new Promise<void>((done) => setImmediate(done));

test('two of all lines run, the others wait in theirs, and who finds no place is told so', async () => {
  const [one, other]: Line[] = [
    { waiting: 0, max: 1 },
    { waiting: 0, max: 2 },
  ] as const;
  const [first, second] = [held(), held()];
  const ran: string[] = [];
  const runs = (line: Line | undefined, name: string) => inTurn(line as Line, async () => void ran.push(name), busy);
  const running = [inTurn(one as Line, first.steps, busy), inTurn(other as Line, second.steps, busy)];
  const waiting = [runs(one, 'a'), runs(other, 'b'), runs(other, 'c')];
  await expect(runs(one, 'no place')).rejects.toThrow('busy');
  await expect(runs(other, 'no place')).rejects.toThrow('busy');
  await settled();
  expect([ran, one?.waiting, other?.waiting]).toEqual([[], 1, 2]);
  first.release();
  await Promise.all(waiting);
  expect(ran).toEqual(['a', 'b', 'c']);
  second.release();
  await Promise.all(running);
  expect([one?.waiting, other?.waiting]).toEqual([0, 0]);
});

test('a step that fails gives its turn on', async () => {
  const line: Line = { waiting: 0, max: 9 };
  const fails = () =>
    inTurn(line, () => Promise.reject(new Error('died')), busy).catch((error: Error) => error.message);
  expect(await Promise.all([fails(), fails(), fails()])).toEqual(['died', 'died', 'died']);
  expect(await inTurn(line, async () => 'drawn', busy)).toBe('drawn');
});
