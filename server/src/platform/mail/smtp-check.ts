/** Whether a mail server takes our connection and our login; nothing is sent. */
import { ConfigError } from '../settings/config-error.ts';

const timeoutMs = 10_000;

export async function checkSmtp(url: string, needsTls: boolean): Promise<string> {
  const { createTransport } = await import('nodemailer');
  const limits = { connectionTimeout: timeoutMs, greetingTimeout: timeoutMs, socketTimeout: timeoutMs };
  const transporter = createTransport({ url, requireTLS: needsTls, ...limits } as never);
  const { hostname, port } = new URL(url);
  const place = port === '' ? hostname : `${hostname}:${port}`;
  try {
    await transporter.verify();
    return `${place} takes our connection`;
  } catch (error) {
    throw new ConfigError(`The mail server of SMTP_URL, ${place}, ${reasonOf(error as NodeJS.ErrnoException)}`);
  } finally {
    transporter.close();
  }
}

/** What it said may hold the name of the login, never its password. */
function reasonOf({ code = '', message }: NodeJS.ErrnoException): string {
  if (code === 'EAUTH') return 'refuses the login: give its user and password.';
  if (code === 'ETLS' || /certificate|STARTTLS|TLS/i.test(message))
    return 'does not speak TLS that we trust: name its authority by NODE_EXTRA_CA_CERTS, or the host in SMTP_WITHOUT_TLS.';
  if (code === 'EDNS' || /ENOTFOUND|EAI_AGAIN/.test(message)) return 'is no host that is known: name another one.';
  if (/ECONNREFUSED/.test(message)) return 'does not listen there: is it running, and is the port right?';
  return 'does not answer in ten seconds: is it reached from here?';
}
