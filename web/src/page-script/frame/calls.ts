/**
 * The calls of a page in a frame say that they come from one: what their answers set has to reach it (G-07), and a call
 * looks the same everywhere else. Done here, so that no page outside of a frame carries it.
 */
export function sayWhere(): void {
  const { fetch: send } = window;
  window.fetch = (address, given) => {
    const headers = new Headers(given?.headers);
    if (typeof address === 'string' && address.startsWith('/')) headers.set('X-Rahmen', '1');
    return send(address, { ...given, headers });
  };
}
