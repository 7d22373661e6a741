/** Throw-away addresses: the kept list and what lies below its domains; 1 MB, read when it is first asked for. */
let list: Promise<ReadonlySet<string>> | undefined;

const loadDisposable = (): Promise<ReadonlySet<string>> => {
  list ??= import('disposable-email-domains-js').then(({ disposableEmailBlocklistSet }) =>
    disposableEmailBlocklistSet(),
  );
  return list;
};

/** Of the domain itself, or of one that it lies below. */
export async function isDisposable(email: string): Promise<boolean> {
  const known = await loadDisposable();
  const labels = email.slice(email.lastIndexOf('@') + 1).split('.');
  return labels.some((_, start) => start < labels.length - 1 && known.has(labels.slice(start).join('.')));
}
