/** An uploaded picture as a list carries it to its page: the addresses of all its sizes are made of it (picture-source.ts). */
import * as z from 'zod/mini';
import { type Value, wire } from '../basics/wire.ts';

export const PagePicture = wire({
  /** Below it lies every size, `/640x427`, in the format that suits the caller best; with a new version it is another one. */
  address: ['Adresse', z.string()],
  /** Of what is shown of it. */
  width: ['Breite', z.int()],
  height: ['Hoehe', z.int()],
  /** In the language of the request; empty where nobody said it. */
  alternativeText: ['Alternativtext', z.string()],
});
export type PagePicture = Value<typeof PagePicture>;
