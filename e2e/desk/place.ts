/** Where a story of the desk plays: a house, and one of its mandants. */
export interface Place {
  mandant: string;
  /** By address: a host below localhost is known to browsers only. */
  api: string;
  desk: string;
}

export const placeAt = (mandant: string, port: number | string = process.env.E2E_PORT ?? '4173'): Place => ({
  mandant,
  api: `http://127.0.0.1:${port}/api/v1/${mandant}`,
  desk: `http://${mandant}.localhost:${port}/verwaltung`,
});

/** A payout run takes everything of its mandant that is ready: most stories of the desk are not told at a brand's. */
export const mandant = 'rahmen';
export const usualPlace = placeAt(mandant);
