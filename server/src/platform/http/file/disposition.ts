/** How a browser is told to take a file: shown or saved, by a name of ours for old programs and by its own for the others. */
export function disposition(kind: 'inline' | 'attachment', plainName: string, name: string): string {
  const encoded = encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `${kind}; filename="${plainName}"; filename*=UTF-8''${encoded}`;
}
