import { afterAll, expect, test } from 'vitest';
import { operator } from '#testing/cast/operators.ts';
import { world } from '#testing/world.ts';
import { createLog } from './log.ts';

const said: string[] = [];
const { app } = await world({ LOG_LEVEL: 'info' }, { logTo: { write: (line: string) => void said.push(line) } });
afterAll(() => app.close());

test('a line of the log says who asked and from which network, without address and name', async () => {
  const token = await operator(app);
  await app.call('GET', '/admin/ich', { token });
  await app.call('GET', '/produkt');
  const lines = said.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  const network = expect.stringMatching(/^[\w-]{8}$/);
  expect(lines.at(-2)).toMatchObject({ network, actorKind: 'operator', actorId: expect.stringMatching(/^\d+$/) });
  expect(lines.at(-1)).toMatchObject({ network });
  expect(lines.at(-1)).not.toHaveProperty('actorKind');
  expect(said.join()).not.toMatch(/127\.0\.0\.1|eva@/);
});

test('a line names the trace of its caller, and none that is not of the form; nothing of it is answered', async () => {
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736';
  const given = [`00-${trace}-00f067aa0ba902b7-01`, `00-${trace}-00f067aa0ba902b7-01, x`, undefined];
  for (const traceparent of given) {
    const { headers } = await app.call('GET', '/produkt', { ...(traceparent && { headers: { traceparent } }) });
    expect(Object.keys(headers).filter((name) => /^trace/.test(name))).toEqual([]);
  }
  const lines = said.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'answered');
  expect(lines.slice(-3).map((line) => line.trace)).toEqual([trace, undefined, undefined]);
  // The id of the request stays ours.
  expect(lines.at(-3)?.request).toMatch(/^[0-9a-f]{16}$/);
});

test('what the job queue emits says what it is, also where it is no error', () => {
  const lines: string[] = [];
  const log = createLog('error', { write: (line: string) => void lines.push(line) });
  log.error({
    err: { message: 'relation does not exist', queue: 'person.forget', worker: 'w1', row: 'anna@example.org' },
  });
  log.error({
    err: { queue: 'order.release', cause: Object.assign(new Error('no'), { code: '42P01', severity: 'ERROR' }) },
  });
  expect(lines.map((line) => JSON.parse(line).err)).toMatchObject([
    { message: 'relation does not exist', queue: 'person.forget', worker: 'w1' },
    { name: 'DatabaseError', code: '42P01', queue: 'order.release' },
  ]);
  expect(lines.join()).not.toContain('anna@');
});
