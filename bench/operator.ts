/** Signs the demo operator in; demo mode does without the second factor. */
import { call } from './call.ts';
import type { Server } from './environment.ts';

export async function signInOperator(server: Server): Promise<string> {
  const body = { Email: 'admin@betreiber.example', Password: 'Empfehlen-2026-Demo' };
  return (await call<{ Token: string }>(server, 'POST', '/admin/login', { body })).Token;
}
