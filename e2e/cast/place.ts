/** Where a story plays: a house, and one of its mandants. */
export interface Place {
  mandant: string;
  /** By address: a host below localhost is known to browsers only. */
  api: string;
  portal: string;
  desk: string;
}

export function placeAt(mandant: string, port: number | string = process.env.E2E_PORT ?? '4173'): Place {
  const portal = `http://${mandant}.localhost:${port}`;
  return { mandant, api: `http://127.0.0.1:${port}/api/v1/${mandant}`, portal, desk: `${portal}/verwaltung` };
}

/** The brand most stories of the portal are told at. */
export const portalPlace = placeAt('spbdevk');
/** A payout run takes everything of its mandant that is ready: most stories of the desk are not told at a brand's. */
export const deskPlace = placeAt('schalter');
