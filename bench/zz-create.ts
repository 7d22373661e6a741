import { readFileSync } from 'node:fs';
import { startPostgres } from '../tools/postgres.ts';
import { createEnvironment } from './environment.ts';
import { load } from './load.ts';
import { prepareDatabase } from './prepare.ts';
import { makeLinks, nextCreation } from './visitors.ts';

const postgres = await startPostgres();
const env = createEnvironment(await prepareDatabase(postgres.url, 'bench_x'));
const server = await env.startServer(process.env.PROF ? { NODE_OPTIONS: '--cpu-prof --cpu-prof-dir=/tmp/prof' } : {});
await makeLinks(server, 1);
const next = nextCreation();
await load({ port: server.port, connections: 16, seconds: 3, next });
const cpu = () => {
  const f = readFileSync(`/proc/${server.process.pid}/stat`, 'utf8').split(' ');
  return (Number(f[13]) + Number(f[14])) * 10;
};
for (let i = 0; i < 3; i++) {
  const c0 = cpu();
  const self0 = process.cpuUsage();
  const r = await load({ port: server.port, connections: 16, seconds: 4, next });
  const self = process.cpuUsage(self0);
  console.log(
    Math.round(r.perSecond),
    '/s; server cpu ms per create',
    ((cpu() - c0) / r.answered).toFixed(3),
    'load cpu',
    ((self.user + self.system) / 1000 / r.answered).toFixed(3),
    'failed',
    r.failed,
  );
}
await server.stop();
await env.close();
await postgres.stop();
