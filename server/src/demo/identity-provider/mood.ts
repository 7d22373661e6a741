/** How the provider behaves, as whoever tries it out wishes: right, away, slow, or with an id token that nobody may accept. */
export const moods = {
  gut: 'sofort und richtig',
  aus: 'gar nicht: 503',
  langsam: 'acht Sekunden zu spät',
  fremderSchluessel: 'mit einem Token, das jemand anderes unterschrieben hat',
  andereNonce: 'mit einem Token einer anderen Anmeldung',
  andererEmpfaenger: 'mit einem Token für jemand anderen',
  abgelaufen: 'mit einem abgelaufenen Token',
} as const;
export type Mood = keyof typeof moods;
export const isMood = (name: string): name is Mood => Object.hasOwn(moods, name);

export const slowMs = 8000;
