/** A value as the address of a file: the browser saves it without another request. */
export function jsonAddress(value: unknown): string {
  const bytes = new TextEncoder().encode(`${JSON.stringify(value, null, 2)}\n`);
  let binary = '';
  // In parts, because a call takes only so many arguments.
  for (let at = 0; at < bytes.length; at += 8192) binary += String.fromCharCode(...bytes.subarray(at, at + 8192));
  return `data:application/json;base64,${btoa(binary)}`;
}
