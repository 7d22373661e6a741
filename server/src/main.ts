/** Starts the server: `npm start`, in production `node_modules/.bin/node server/src/main.ts`. */
import { enableCompileCache } from 'node:module';

const nodeMin = 26;

if (Number.parseInt(process.versions.node, 10) < nodeMin) {
  console.error(
    `Weitersagen needs Node ${nodeMin}, and this is ${process.versions.node}. It comes with the packages: run "npm start", or start node_modules/.bin/node.`,
  );
  process.exit(1);
}

// What a start and a busy minute took is given back: Node keeps three times 32 MB for what is young where the machine has much
// memory, and lets what is old grow fourfold before it looks; and each thread keeps what it once asked of the system. All of it
// is read at the start only, so the process starts over in its own place.
const young = '--max-semi-space-size';
const sparing = [`${young}=8`, '--heap-growing-percent=50'];
const sparingThreads = { MALLOC_ARENA_MAX: '1', MALLOC_MMAP_THRESHOLD_: '131072', MALLOC_TRIM_THRESHOLD_: '1048576' };
const given = `${process.execArgv} ${process.env.NODE_OPTIONS}`.replaceAll('_', '-');
if (process.platform !== 'win32' && !given.includes(young))
  process.execve?.(process.execPath, [process.execPath, ...sparing, ...process.execArgv, ...process.argv.slice(1)], {
    ...sparingThreads,
    ...process.env,
  });

// Everything else is loaded behind the check, out of the compile cache.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
