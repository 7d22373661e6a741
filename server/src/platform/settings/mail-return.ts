/** Where mails come back to, and what proves that a report of one is the mail server's (rules 1.8). */
import { ConfigError } from './config-error.ts';

/** A local part has 64 characters at most (RFC 5321), and what names the mail takes up to 41 of them. */
const returnTo = /^([a-z0-9._-]{1,20})@([a-z0-9.-]{1,190})$/i;
const secretMin = 32;

export function returnToOf(value: string | undefined): { local: string; domain: string } | undefined {
  if (value === undefined) return undefined;
  const [, local, domain] = returnTo.exec(value) ?? [];
  if (!local || !domain)
    throw new ConfigError(
      'MAIL_RETURN_TO must be a mail address without a plus sign, with at most 20 characters before the @.',
    );
  return { local: local.toLowerCase(), domain: domain.toLowerCase() };
}

export function webhookSecretOf(value: string | undefined): string | undefined {
  if (value !== undefined && value.length < secretMin)
    throw new ConfigError(`MAIL_WEBHOOK_SECRET must have at least ${secretMin} characters.`);
  return value;
}
