import { expect, test } from 'vitest';
import { createLanes } from './lanes.ts';

test('a lane that is full of networks with one each takes nobody more, and each goes on in its turn', async () => {
  const lanes = createLanes<number>();
  const waiting = Array.from({ length: 200 }, (_none, network) =>
    lanes.wait({ lane: 'newOperator', ip: `2001:db8:${network}::1` }),
  );
  for (const ip of ['198.51.100.1', '2001:db8:7::2'])
    await expect(lanes.wait({ lane: 'newOperator', ip })).rejects.toThrow('limit.reached');
  for (let turn = 0; turn < 200; turn++) lanes.next()?.(turn);
  expect(await Promise.all(waiting)).toEqual(Array.from({ length: 200 }, (_none, turn) => turn));
  expect(lanes.next()).toBeUndefined();
});

test('an operator comes in although four networks have filled the lane', async () => {
  const lanes = createLanes<string>();
  const strangers = Array.from({ length: 200 }, (_none, place) =>
    lanes.wait({ lane: 'newOperator', ip: `2001:db8:${place % 4}:${place}::1` }).catch(({ message }) => message),
  );
  const operator = lanes.wait({ lane: 'newOperator', ip: '198.51.100.1' });
  for (let turn = 0; turn < 5; turn++) lanes.next()?.('in time');
  expect(await operator).toBe('in time');
  for (let next = lanes.next(); next; next = lanes.next()) next('later');
  const ends = await Promise.all(strangers);
  expect(ends.filter((end) => end === 'limit.reached')).toEqual(['limit.reached']);
});

test('who comes from nowhere stands alone, not behind one another', async () => {
  const lanes = createLanes<number>();
  const all = [{ ip: '192.0.2.1' }, { ip: '192.0.2.1' }, {}, {}].map((from) => lanes.wait({ lane: 'known', ...from }));
  for (let turn = 0; turn < 4; turn++) lanes.next()?.(turn);
  expect(await Promise.all(all)).toEqual([0, 3, 1, 2]);
});
