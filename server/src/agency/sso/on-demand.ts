/**
 * Whatever talks to a provider, loaded with the first who wants it and not with the process: most mandants have no single
 * sign-on, and the library with its keys takes megabytes and a part of every start.
 */
type Provider = typeof import('./provider.ts');
type Try = typeof import('./try.ts');

export const exchange: Provider['exchange'] = async (...given) => (await import('./provider.ts')).exchange(...given);

export const findPages: Provider['findPages'] = async (...given) => (await import('./provider.ts')).findPages(...given);

export const trySsoClient: Try['trySsoClient'] = async (...given) => (await import('./try.ts')).trySsoClient(...given);
