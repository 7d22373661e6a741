/** That another page is shown: told to whoever listens, and shown where it is a step back to what a living page made. */

/** What the event `navigated` of §2 says: pages by RouteName and by path as the list of pages has it, without any value. */
export interface Navigated {
  name: string;
  to: string;
  /** Nothing where the page was loaded: what was before is another document. */
  from: string | undefined;
}

/** Tells whoever listens (goals, the page around a frame) that a page is shown. */
export const tellNavigated = (name: string, to: string, from?: string): unknown =>
  dispatchEvent(new CustomEvent<Navigated>('navigated', { detail: { to, from, name } }));

/**
 * Steps of the history that a living page made within its document are shown by a living page. One that was loaded again since
 * and nobody has touched yet is loaded at the step the person goes to.
 */
export const followSteps = (): void =>
  addEventListener(
    'popstate',
    ({ state }) => state && document.documentElement.dataset.alive === undefined && location.reload(),
  );
