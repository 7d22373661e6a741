/** Making a recommendation by 16 visitors at once, beside the same statements sent by bare pg without HTTP. */
import { inProcess, limitOf } from '../alone.ts';
import { type Environment, type Figure, medians } from '../environment.ts';
import { load } from '../load/load.ts';
import { type Recorded, record } from '../recorder.ts';
import { makeLinks, nextCreation } from '../visitors.ts';

const connections = 16;
const seconds = 8;

export async function scenario(environment: Environment): Promise<Figure[]> {
  const server = await environment.startServer();
  try {
    await makeLinks(server, 1);
    const next = nextCreation();
    const statements = await statementsOf(environment, next);
    await load({ port: server.port, connections, seconds: 2, next });
    // As autovacuum does in a minute: plans made while the tables were empty are made again.
    await environment.database.pool.query('analyze');
    const { ours, bare } = await medians(3, async () => ({
      ours: (await load({ port: server.port, connections, seconds, next })).perSecond,
      bare: await limitOf(environment, 'create.ts', { statements, seconds }),
    }));
    return [
      {
        name: `create, ${statements.length} statements`,
        value: ours,
        unit: 'recommendations/s',
        limit: bare,
        ratio: ours / bare,
        must: { atLeast: 0.6 },
      },
    ];
  } finally {
    await server.stop();
  }
}

/** What our verb sends for somebody new, from begin to commit. */
const statementsOf = (environment: Environment, next: () => string): Promise<Recorded[]> =>
  inProcess(environment, async (ask) => {
    const create = () => ask(next());
    await create();
    return record(create);
  });
