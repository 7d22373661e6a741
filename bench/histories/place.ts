/** From where an act comes, as a request says it; one that names no place is plain: a network and a browser of its own. */
interface Place {
  network?: string;
  browser?: string;
  referrer?: string;
}

/** Addresses of documentation and of carriers' insides are nobody's on the net: here they stand for public ones, as whoever writes a life means them. */
const meant: readonly (readonly [RegExp, string])[] = [
  [/^192\.0\.2\./, '193.99.144.'],
  [/^198\.51\.100\./, '194.25.134.'],
  [/^203\.0\.113\./, '195.135.220.'],
  [/^100\.(?:6[4-9]|[7-9]\d|1[01]\d|12[0-7])\./, '80.187.'],
  [/^2001:db8:/i, '2003:db8:'],
];
const publicOf = (address: string): string =>
  meant.reduce((one, [reserved, stands]) => one.replace(reserved, stands), address);

export function createPlaces(): (place: Place) => Record<string, string> {
  let places = 0;
  return ({ network, browser, referrer }) => {
    const own = ++places;
    return {
      'x-forwarded-for': publicOf(network ?? `185.${20 + (own >> 8)}.${own & 255}.17`),
      'user-agent': browser ?? `Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/${100 + own}.0`,
      ...(referrer === undefined ? {} : { referer: /^https?:/.test(referrer) ? referrer : `https://${referrer}/` }),
    };
  };
}
