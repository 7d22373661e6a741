/** Signs the demo operator in; demo mode does without the second factor. */
import type { Server } from './environment.ts';

export async function signInOperator(server: Server): Promise<string> {
  const answer = await fetch(`http://127.0.0.1:${server.port}/api/v1/spbdevk/admin/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ Email: 'admin@betreiber.example', Password: 'Empfehlen-2026-Demo' }),
  });
  if (!answer.ok) throw new Error(`sign-in answered ${answer.status}`);
  return ((await answer.json()) as { Token: string }).Token;
}
