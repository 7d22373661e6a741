/**
 * What search engines and others who walk through pages by themselves are asked to leave out (RFC 9309): calls, the desk,
 * addresses that hold a token. The page a recommendation leads to stays open, because messengers look at it for their
 * preview; it says itself that nobody may list it.
 */
const closed = ['/api', '/verwaltung', '/texte/', '/postfach', '/*?token=', '/*&token=', '/*/login/', '/*/praemie/'];

const rules = `User-agent: *\nAllow: /\n${closed.map((path) => `Disallow: ${path}\n`).join('')}`;

/** `sitemap` is its address; none where no page is listed. */
export const robots = (sitemap: string | undefined): string =>
  sitemap === undefined ? rules : `${rules}\nSitemap: ${sitemap}\n`;
