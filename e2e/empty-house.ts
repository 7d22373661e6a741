/** Where the data of a house stand that has its tables and nothing else: to make them takes longer than to copy them. */
export const emptyHouse = (): string => `${process.env.E2E_DATA_DIR}-empty`;
