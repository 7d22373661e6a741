/**
 * A browser that lets no page in a foreign frame store anything refuses the tab's storages, too, and asking for one throws:
 * in their place stands a memory that lives as long as the page.
 */
export function standInForStorage(): void {
  for (const name of ['sessionStorage', 'localStorage'] as const)
    try {
      // A call, because what only reads is left out of the build.
      window[name].getItem('');
    } catch {
      Object.defineProperty(window, name, { value: memory(), configurable: true });
    }
}

/** Its keys are its own properties, as those of a storage are. */
function memory(): object {
  const kept: Record<string, string> = Object.create({
    getItem: (key: string) => kept[key] ?? null,
    setItem: (key: string, value: string) => {
      kept[key] = `${value}`;
    },
    removeItem: (key: string) => {
      delete kept[key];
    },
  });
  return kept;
}
