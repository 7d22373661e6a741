/** Under which id a tracker knows an installation (K-09). */
export const siteIds = { production: 137, staging: 138, testing: 138, development: 128 } as const;
export type Environment = keyof typeof siteIds;

/** Where hits go that stay with the portal; another tracker has the same name at its base. */
export const collectorPath = '/matomo.php';
