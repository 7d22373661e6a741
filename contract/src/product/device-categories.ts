/** Categories that show the devices of the program, and no products of the mandant (C-39); only these have makers. */
const deviceCategories: ReadonlySet<string> = new Set(['geraete', 'smartphones', 'tablets', 'surfsticks']);

export const isDeviceCategory = (category: string): boolean => deviceCategories.has(category);
