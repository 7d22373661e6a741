/** Calls of the API as a client makes them; one that is refused breaks the run. */
import type { Server } from './environment.ts';

interface Sent {
  headers?: Record<string, string>;
  body?: object;
}

export async function call<T>(server: Server, method: string, path: string, { headers, body }: Sent = {}): Promise<T> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/spbdevk${path}`, {
    method,
    headers: { ...(body && { 'content-type': 'application/json' }), ...headers },
    ...(body && { body: JSON.stringify(body) }),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return (text ? JSON.parse(text) : undefined) as T;
}
