/** Houses of their own beside the one of the journeys: with what the demo does without, or cannot be asked to do. */
import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { TOTP } from 'otpauth';
import { freePort } from '../../tools/machine/free-port.ts';
import { emptyHouse } from '../empty-house.ts';

export interface House {
  port: number;
  stop: () => Promise<void>;
}

export interface HouseWithCodes extends House {
  address: string;
  /** What the authenticator of an operator shows now. */
  code: (email: string) => string;
}

export async function houseWithCodes(): Promise<HouseWithCodes> {
  const { banner, ...house } = await houseWith({ DEMO_TOTP: '1' });
  return {
    ...house,
    address: `http://spbdevk.localhost:${house.port}`,
    code: (email) => {
      const secret = new RegExp(`${email.replaceAll('.', '\\.')}.*second factor (\\S+)`).exec(banner)?.[1] ?? '';
      return new TOTP({ secret }).generate();
    },
  };
}

/**
 * One that is set up by the environment, and by a program that is run before it opens; it is open once it has printed the
 * last line for a person.
 */
export async function houseWith(
  given: Readonly<Record<string, string>>,
  prepare?: string,
): Promise<House & { banner: string }> {
  const [port, folder] = [await freePort(), await mkdtemp(join(tmpdir(), 'weitersagen-house-'))];
  await cp(emptyHouse(), folder, { recursive: true });
  const env = {
    ...process.env,
    PORT: String(port),
    DATA_DIR: folder,
    PORTAL_TESTMODE: '1',
    ...given,
    LOG_LEVEL: 'warn',
  };
  if (prepare) await promisify(execFile)('node', [prepare], { env });
  const server = spawn('node', ['server/src/main.ts'], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  // A story that runs out of time takes its house with it.
  const end = () => server.kill('SIGTERM');
  process.once('exit', end);
  const banner = await said(server, /Test mode/);
  return {
    port,
    banner,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      process.off('exit', end);
      end();
      await ended;
      await rm(folder, { recursive: true });
    },
  };
}

const said = (server: ChildProcess, words: RegExp): Promise<string> =>
  new Promise((resolve, reject) => {
    let text = '';
    server.once('exit', () => reject(new Error(`the server ended: ${text}`)));
    server.stdout?.on('data', (chunk: Buffer) => {
      text += chunk.toString();
      if (words.test(text)) resolve(text);
    });
  });
