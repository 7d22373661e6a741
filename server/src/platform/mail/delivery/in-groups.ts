/** Steps that many ask for at the same moment: what comes while a group is under way goes together in the next one. */
import { setImmediate as nextTurn } from 'node:timers/promises';

interface Waiting<Item, Answer> {
  item: Item;
  resolve: (answer: Answer) => void;
  reject: (error: unknown) => void;
}

/** `work` gives an answer for each; those of one key are one group, and of a key one group at a time is under way. */
export function inGroups<Item, Answer>(
  keyOf: (item: Item) => number,
  work: (items: readonly Item[]) => Promise<readonly Answer[]>,
): (item: Item) => Promise<Answer> {
  const waiting = new Map<number, Waiting<Item, Answer>[]>();
  const workOff = async (key: number, asked: Waiting<Item, Answer>[]): Promise<void> => {
    // Who asks in the same turn goes along.
    await nextTurn();
    while (asked.length > 0) {
      const group = asked.splice(0);
      try {
        const answers = await work(group.map(({ item }) => item));
        for (const [nth, { resolve }] of group.entries()) resolve(answers[nth] as Answer);
      } catch (error) {
        for (const { reject } of group) reject(error);
      }
    }
    waiting.delete(key);
  };
  return (item) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    const key = keyOf(item);
    const under = waiting.get(key);
    if (under) under.push({ item, resolve, reject });
    else {
      const asked = [{ item, resolve, reject }];
      waiting.set(key, asked);
      void workOff(key, asked);
    }
    return promise;
  };
}
