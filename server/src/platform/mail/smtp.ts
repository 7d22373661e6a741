/** Mail over SMTP. The module is loaded when the first mail is sent, so that the start does not wait for it. */
import type { Transporter } from 'nodemailer';
import { assertOutsideTransaction } from '../transaction-guard.ts';
import type { Transport } from './postman.ts';

/** With `needsTls` a server that offers no STARTTLS gets nothing; an address that begins with smtps:// needs none. */
export function smtpTransport(url: string, needsTls: boolean): Transport {
  let transporter: Transporter | undefined;
  return {
    send: async ({ messageId, unsubscribe, ...message }) => {
      assertOutsideTransaction('sending a mail');
      transporter ??= (await import('nodemailer')).createTransport({
        url,
        requireTLS: needsTls,
        connectionTimeout: 10_000,
        greetingTimeout: 10_000,
        socketTimeout: 30_000,
        disableFileAccess: true,
        disableUrlAccess: true,
      } as never);
      await transporter.sendMail({
        ...message,
        messageId,
        headers: { 'Auto-Submitted': 'auto-generated', ...(unsubscribe && listHeaders(unsubscribe)) },
      });
    },
    close: () => transporter?.close(),
  };
}

/** The button "unsubscribe" of a mail program posts to the address, without cookies and without asking (RFC 8058). */
const listHeaders = (address: string): Record<string, string> => ({
  'List-Unsubscribe': `<${address}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});
