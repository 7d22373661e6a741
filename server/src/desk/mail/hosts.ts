/** Where links of mails in own words may lead: seen by editors, kept by an admin, with a reason (rules 5.1). */
import { changeConfig } from '#mandant/mandant.ts';
import type { Ctx } from '#platform/context.ts';
import { recordEvent } from '#platform/event.ts';

interface Hosts {
  own: string;
  hosts: string[];
}

export const showMailHosts = async (ctx: Ctx): Promise<Hosts> => shown(ctx, ctx.mandant.config.mailLinkHosts);

const shown = ({ mandant: { config } }: Ctx, hosts: string[]): Hosts => ({
  own: new URL(config.mandantUrl).hostname,
  hosts,
});

export const changeMailHosts = (ctx: Ctx, given: readonly string[], reason: string): Promise<Hosts> =>
  ctx.write(async (tx) => {
    const hosts = [...new Set(given)];
    let before: readonly string[] = [];
    await changeConfig(tx, (config) => {
      before = config.mailLinkHosts;
      return { ...config, mailLinkHosts: hosts };
    });
    const change = { from: said(before), to: said(hosts), reason };
    await recordEvent(tx, { object: 'mandant', id: tx.mandant.id, event: 'settings', ...change });
    return shown(ctx, hosts);
  });

const said = (hosts: readonly string[]): string => `MailLinkHosts: ${hosts.join(', ') || '–'}`;
