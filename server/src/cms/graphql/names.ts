/** Names of the wire as GraphQL can write them, in the casing of Squidex. */

const parted = (name: string): string[] => name.split(/[^a-zA-Z0-9]+/).filter((part) => part !== '');
const begun = (name: string): string => (/^[a-zA-Z]/.test(name) ? name : `gql_${name}`);

/** `content-bloecke` is `ContentBloecke`. */
export const pascal = (name: string): string =>
  begun(
    parted(name)
      .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
      .join(''),
  );

/** `Identifier` is `identifier`, `my-field` is `myField`. */
export function camel(name: string): string {
  const whole = parted(name)
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');
  return begun(whole.charAt(0).toLowerCase() + whole.slice(1));
}

/** `de-DE` is `de_DE`. */
export const partition = (code: string): string => code.replaceAll('-', '_');

/** Each under its name; of two with one name the second gets a number. */
export function unique<T>(things: readonly T[], nameOf: (thing: T) => string): [name: string, thing: T][] {
  const taken = new Set<string>();
  return things.map((thing) => {
    const plain = nameOf(thing);
    let name = plain;
    for (let number = 2; taken.has(name); number++) name = `${plain}${number}`;
    taken.add(name);
    return [name, thing];
  });
}
