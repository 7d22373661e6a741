/** From where an act comes, as a request says it; one that names no place is plain: a network and a browser of its own. */
interface Place {
  network?: string;
  browser?: string;
  referrer?: string;
}

export function createPlaces(): (place: Place) => Record<string, string> {
  let places = 0;
  return ({ network, browser, referrer }) => {
    const own = ++places;
    return {
      'x-forwarded-for': network ?? `185.${20 + (own >> 8)}.${own & 255}.17`,
      'user-agent': browser ?? `Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/${100 + own}.0`,
      ...(referrer === undefined ? {} : { referer: /^https?:/.test(referrer) ? referrer : `https://${referrer}/` }),
    };
  };
}
