/** LoginVersuche (1.9): every password that somebody tries counts, per e-mail and per address, for all processes. */
import type { Ctx } from '#platform/context.ts';
import { countAgainstAll, type Limit, uncount } from '#platform/limit.ts';
import { networkOf } from '#platform/network.ts';

export const countLogin = (ctx: Ctx, email: string): Promise<void> => countAgainstAll(ctx.system, triesOf(ctx, email));

/** A right password was no try: who signs in often is not locked out. */
export const forgiveLogin = (ctx: Ctx, email: string): Promise<void> => uncount(ctx.system, triesOf(ctx, email));

function triesOf({ mandant, origin }: Ctx, email: string): (readonly [limit: Limit, who: string])[] {
  const { perEmail, perAddress, minutes } = mandant.config.loginLimit;
  const limit = (name: string, max: number): Limit => ({ name, max, windowSeconds: minutes * 60 });
  return [
    [limit('login-email', perEmail), `${mandant.slug} ${email.toLowerCase()}`],
    ...(origin ? [[limit('login-address', perAddress), `${mandant.slug} ${networkOf(origin.ip)}`] as const] : []),
  ];
}
