/**
 * One hit in Matomo's own words: of the page its RouteName and its path without values, never a number, token or name of anybody. It
 * survives that its page is left, nobody waits for it, and whether it arrived nobody asks.
 */
type Values = Readonly<Record<string, string>>;

export const { dataset: page, lang } = document.documentElement;

/** Of the page that is shown; a campaign is the only thing that follows. */
const addressOf = (campaign: string | undefined): string =>
  `${location.origin}/${lang}${page.path === '/' ? '' : page.path}${campaign ? `?pk_campaign=${encodeURIComponent(campaign)}` : ''}`;

export const hitOf = (values: Values, campaign?: string): URLSearchParams =>
  new URLSearchParams({
    idsite: page.site ?? '',
    rec: '1',
    apiv: '1',
    send_image: '0',
    rand: String(Math.random()).slice(2),
    url: addressOf(campaign),
    cookie: '0',
    ...values,
  });

/** Without any cookie; it goes on when its page is left. */
export function send(to: string, hit: URLSearchParams): void {
  // A browser that knows no other way to survive that its page is left.
  if (!('keepalive' in Request.prototype)) navigator.sendBeacon(to, hit);
  else
    fetch(`${to}?${hit}`, {
      keepalive: true,
      mode: 'no-cors',
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    }).catch(() => undefined);
}
