/** A call as goals know it: its method and its path, without values. */
export const callName = ({ method, path }: { method: string; path: string }): string => `${method} ${path}`;
