/** What a page of the same kind costs that does nothing: a headline, a sheet of the size of ours, and a script of one sign. */
import { once } from 'node:events';
import { globSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';

const [style = ''] = globSync(`${import.meta.dirname}/../web/dist/portal/assets/style-*.css`);

interface Plain {
  address: string;
  stop(): void;
}

export async function startPlainPage(): Promise<Plain> {
  const sheet = brotliCompressSync(readFileSync(style));
  const server = createServer(({ url }, response) => {
    if (url === '/style.css')
      response.writeHead(200, { 'content-type': 'text/css', 'content-encoding': 'br' }).end(sheet);
    else if (url === '/script.js') response.writeHead(200, { 'content-type': 'text/javascript' }).end(';');
    else response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}/`,
    stop: () => server.close().closeAllConnections(),
  };
}

const page = `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Plain</title>
<link rel="stylesheet" href="/style.css"><script src="/script.js" defer></script></head>
<body><main><h1>A plain page</h1><p>It says this, and does nothing.</p></main></body>
</html>`;
