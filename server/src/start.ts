/**
 * From the environment to a listening server and back: a wrong setting is one sentence and the end; after SIGTERM and SIGINT
 * requests are taken for DRAIN_SECONDS more, then what is running is finished. What only demo mode or metrics need is loaded only there (cold start, docs/operations.md).
 */

import { measureHashing } from '#identity/password/argon2.ts';
import { readConfig } from '#platform/config.ts';
import { ConfigError } from '#platform/settings/config-error.ts';
import type { App } from './app.ts';
import { banner } from './banner.ts';

const stopMs = 30_000;

export async function start(environment: Record<string, string | undefined>): Promise<void> {
  try {
    const given = readConfig(environment);
    const config = given.demo ? (await import('./demo/let-in.ts')).letDemoIn(given) : given;
    const { createApp } = await import('./app.ts');
    const app = await createApp(config);
    const operators = config.demo ? await (await import('./demo/demo.ts')).seedDemo(app.system) : [];
    const metrics = config.metrics
      ? await (await import('#platform/metrics/metrics.ts')).serveMetrics(config.metrics, {
          system: app.system,
          fastify: app.http.fastify,
          nightly: app.jobs.names().filter((name) => app.jobs.every(name) === 'night'),
        })
      : undefined;
    await Promise.all([app.http.fastify.listen({ host: config.host, port: config.port }), app.start()]);
    // A page of a client on another origin, which embeds a brand of the demo.
    const host = config.demo ? await (await import('./demo/host/host.ts')).startHost(config) : undefined;
    const provider = config.demo
      ? await (await import('./demo/provider/provider.ts')).startProvider(config)
      : undefined;
    const identityProvider = config.demo
      ? await (await import('./demo/identity-provider/start.ts')).startIdentityProvider(config)
      : undefined;
    stopOnSignal(app, () => {
      metrics?.close();
      host?.close();
      provider?.close();
      identityProvider?.close();
    });
    const beside = {
      host: host?.address,
      provider: provider?.address,
      identityProvider: identityProvider?.address,
    };
    const places = config.demo ? (await import('./demo/banner.ts')).demoLines(config, operators, beside) : [];
    const lines = banner(config, app.system.database.kind, places);
    if (lines.length > 0) console.log(lines.join('\n'));
    app.system.log.info({ port: config.port, environment: config.environment }, 'listening');
    app.system.log.info(await measureHashing(), 'a password is hashed by argon2id');
  } catch (error) {
    console.error(sentence(error));
    process.exit(1);
  }
}

function stopOnSignal(app: App, alsoClose: () => void): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) return;
    isStopping = true;
    await app.drain();
    // Nothing of ours takes so long; what hangs must not keep the process for ever.
    setTimeout(() => process.exit(1), stopMs).unref();
    alsoClose();
    await app.stop();
    process.exit(0);
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => void stop());
}

/** What stops a start, for a person; anything unexpected keeps its stack. */
function sentence(error: unknown): string {
  if (error instanceof ConfigError) return error.message;
  const { code, message, stack, syscall, port } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE')
    return port !== undefined && String(port) === process.env.METRICS_PORT
      ? `The port of METRICS_PORT is in use: ${message}.`
      : `The port is in use: ${message}.`;
  const name = ['HOST', 'METRICS_HOST'].find((one) => process.env[one] && message.includes(process.env[one]));
  if ((code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND') && name)
    return `${name}=${process.env[name]} is no address of this machine.`;
  if (code === 'EACCES' && syscall === 'listen') return `The port may not be used by this user: ${message}.`;
  if ((code === 'EACCES' || code === 'EROFS' || code === 'ENOTDIR') && syscall === 'mkdir')
    return `The folder of DATA_DIR cannot be made or written (${message}): give this user the right, or name another folder.`;
  return stack ?? String(error);
}
