/** What a page is told for whoever counts, and what it tells (K-10). */

export interface PageTracking {
  siteId: number;
  /** The address of another tracker than the portal itself. */
  tracker: string | undefined;
  /** Under which numbers it knows the goals, as JSON, where they are others than those of the table. */
  numbers: string | undefined;
  reached: readonly number[];
}

export interface PageShown {
  /** RouteName of the page. */
  name: string;
  /** The product it is about. */
  productId: number | undefined;
  /** A link with every way to pass it on, which is shown to whoever made it alone. */
  isLink: boolean;
}
