/** Starts the server: `npm start`, in production `node_modules/.bin/node server/src/main.ts`. */
import { enableCompileCache } from 'node:module';

const nodeMin = 26;

if (Number.parseInt(process.versions.node, 10) < nodeMin) {
  console.error(
    `Weitersagen needs Node ${nodeMin}, and this is ${process.versions.node}. It comes with the packages: run "npm start", or start node_modules/.bin/node.`,
  );
  process.exit(1);
}

// Everything else is loaded behind the check, out of the compile cache.
enableCompileCache();
const { start } = await import('./start.ts');
await start(process.env);
