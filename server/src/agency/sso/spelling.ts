/** OpenID Connect spells its names as tables do; what it says is read by them here and has our names from then on. */
export const said = <T extends object, K extends keyof T>(by: T, name: K): T[K] => by[name];
