/** Starts the server: `npm start`, in production `node_modules/.bin/node server/src/main.ts`. */
import { enableCompileCache } from 'node:module';

const nodeMin = 26;

if (Number.parseInt(process.versions.node, 10) < nodeMin) {
  console.error(
    `Weitersagen needs Node ${nodeMin}, and this is ${process.versions.node}. It comes with the packages: run "npm start", or start node_modules/.bin/node.`,
  );
  process.exit(1);
}

// Node takes three times 32 MB for what is young where the machine has much memory, and keeps it; it reads this size at its
// start only, so the process starts over in its own place.
const young = '--max-semi-space-size';
const given = `${process.execArgv} ${process.env.NODE_OPTIONS}`.replaceAll('_', '-');
if (process.platform !== 'win32' && !given.includes(young))
  process.execve?.(process.execPath, [process.execPath, `${young}=8`, ...process.execArgv, ...process.argv.slice(1)]);

// Everything else is loaded behind the check, out of the compile cache.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
