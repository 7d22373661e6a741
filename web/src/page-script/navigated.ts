/** Tells whoever listens (goals, the page around a frame) that a page is shown: the event `navigated` of §2, by RouteName. */
export const tellNavigated = (page: string | undefined): void => {
  if (page) dispatchEvent(new CustomEvent('navigated', { detail: page }));
};
