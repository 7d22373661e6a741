/** What the database was asked: for calls that must not tell by their work what they know. */
import type { System } from '#platform/context.ts';
import { hear } from './hearing.ts';

/** The statements of some steps, in order, without values and rows. */
export async function statementsOf(
  { database }: Pick<System, 'database'>,
  steps: () => Promise<unknown>,
): Promise<string[]> {
  const asked: string[] = [];
  const end = hear(database, ({ text }) => {
    // Written by the second, in no call.
    if (!text.includes('security_event')) asked.push(text);
  });
  try {
    await steps();
  } finally {
    end();
  }
  // How many values and rows a statement has says nothing; to keep and to take back is one statement each.
  return asked.map((one) =>
    one
      .replace(/\$\d+(?:, \$\d+)*/g, '$')
      .replace(/(?:, \(\$\))+/g, '')
      .replace(/^(?:release|rollback to) savepoint/, 'end savepoint'),
  );
}
