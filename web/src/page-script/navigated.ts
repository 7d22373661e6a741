/** That another page is shown: told to whoever listens, and shown where it is a step back to what a living page made. */

/** Tells whoever listens (goals, the page around a frame) that a page is shown: the event `navigated` of §2, by RouteName. */
export const tellNavigated = (page: string | undefined): void => {
  if (page) dispatchEvent(new CustomEvent('navigated', { detail: page }));
};

/**
 * Steps of the history that a living page made within its document are shown by a living page. One that was loaded again since
 * and nobody has touched yet is loaded at the step the person goes to.
 */
export const followSteps = (): void =>
  addEventListener(
    'popstate',
    ({ state }) => state && document.documentElement.dataset.alive === undefined && location.reload(),
  );
