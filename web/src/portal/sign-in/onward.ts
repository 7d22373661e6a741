/** What leads back after a sign-in, for links between its pages: taken over as it is, read only in the end. */
export const onward = (query: URLSearchParams): Readonly<Record<string, string>> =>
  Object.fromEntries(
    ['redirect', 'params'].flatMap((name) => (query.has(name) ? [[name, query.get(name) ?? '']] : [])),
  );
