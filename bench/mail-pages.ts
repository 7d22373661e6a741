/**
 * Pages only a mail leads to, made by the API alone: the agreement of a recipient whose contract is reported, and a reward
 * that waits for its premium to be chosen. The server has to run in test mode, which lets mails be read.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { call } from './call.ts';
import type { Server } from './environment.ts';
import { signInOperator } from './operator.ts';
import { type Link, makeLinks, whatIsOffered } from './visitors.ts';

interface MailPages {
  agreement: string;
  reward: string;
}

const recipient = 'bench.ben@example.org';
const longAgo = (): string => new Date(Date.now() - 20 * 86_400_000).toISOString().slice(0, 10);
const mailWithinMs = 20_000;

/** Paths with their tokens. */
export async function makeMailPages(server: Server): Promise<MailPages> {
  const [invited, rewarded] = (await makeLinks(server, 2)) as [Link, Link];
  const { terms } = await whatIsOffered(server);
  const eva = { authorization: `Bearer ${await signInOperator(server)}` };
  const accept = ({ number, hash }: Link, email: string) =>
    call(server, 'POST', `/empfaenger/create/${number}?h=${hash}`, {
      body: {
        Vorname: 'Ben',
        Nachname: 'Beispiel',
        Email: email,
        EmailWiederholung: email,
        AgbText: terms,
        AgbAkzeptiert: true,
      },
    });
  const report = ({ number }: Link, email: string, event: 'eingegangen' | 'bestaetigt') =>
    call<{ Auftragsnummer: string }>(server, 'POST', '/partner/auftrag', {
      headers: { 'x-api-key': 'demo-api-key-spbdevk' },
      body: {
        ExterneAuftragsnummer: `V-${number}`,
        Empfehlungsnummer: number,
        Auftragsdatum: longAgo(),
        Email: email,
        Ereignis: event,
      },
    });
  const pageOf = async (to: string, template: string): Promise<URL> => {
    const until = performance.now() + mailWithinMs;
    while (performance.now() < until) {
      const query = new URLSearchParams({ an: to, vorlage: template });
      const [mail] = await call<{ Links: string[] }[]>(server, 'GET', `/admin/mails?${query}`, { headers: eva });
      const link = mail?.Links.find((one) => one.includes('token=') && !one.includes('ablehnen='));
      if (link) return new URL(link);
      await sleep(50);
    }
    throw new Error(`no ${template} to ${to}`);
  };

  await accept(invited, recipient);
  await report(invited, recipient, 'eingegangen');
  const other = `other.${recipient}`;
  await accept(rewarded, other);
  const token = (await pageOf(other, 'M05')).searchParams.get('token');
  await call(server, 'PUT', '/empfaenger/zustimmung', {
    headers: { authorization: `Bearer ${token}` },
    body: { AgbText: terms },
  });
  await report(rewarded, other, 'eingegangen');
  const { Auftragsnummer } = await report(rewarded, other, 'bestaetigt');
  await call(server, 'PUT', `/admin/auftraege/${Auftragsnummer}/freigeben`, { headers: eva, body: { Grund: 'bench' } });
  const pathOf = ({ pathname, search }: URL): string => pathname + search;
  return {
    agreement: pathOf(await pageOf(recipient, 'M05')),
    reward: pathOf(await pageOf(rewarded.recommender, 'M10')),
  };
}
