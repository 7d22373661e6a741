/**
 * A part of a screen in a chunk of its own, because only some of its visitors need it. It is there before the page comes to life: what
 * React meets too late it draws anew, and what somebody chose there meanwhile would be gone. The byte budget counts it with every screen that may show it.
 */
export interface Part<M> {
  load: () => Promise<unknown>;
  /** What was loaded; a screen says in `prepare` that it wants it. */
  loaded: () => M;
}

export function partOf<M>(load: () => Promise<M>): Part<M> {
  let part: M | undefined;
  return {
    load: async () => {
      part ??= await load();
    },
    loaded: () => {
      if (!part) throw new Error('a part is shown that nobody has loaded');
      return part;
    },
  };
}
