/** A sentence with the name of somebody in it (`isolated`): a name that is written the other way turns nothing beside it. */
export const Named = ({ text }: { text: string }) =>
  text.split(/[\u2068\u2069]/).map((part, place) => (place % 2 === 0 ? part : <bdi key={part}>{part}</bdi>));
