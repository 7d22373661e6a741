/** Content as pages show it: in one language, as trees, pictures and addresses found. Plain values, for they travel to the browser. */
import type { Tree } from './tree.ts';

/** The CMS gives nothing and never did: the place says so (§8). */
export const failed = 'failed';
export type OrFailed<T> = T | typeof failed;

/** A text, and its language where that is not the one of the page. */
export interface Text {
  trees: readonly Tree[];
  locale?: string | undefined;
}

export interface Words {
  text: string;
  locale?: string | undefined;
}

export interface ShownPicture {
  src: string;
  srcset?: string | undefined;
  alt: string;
  /** Of the file; a CMS elsewhere does not say it. */
  width?: number | undefined;
  height?: number | undefined;
}

/** Numbered by its place in the list of the page. */
export interface ShownNote {
  name: string;
  title: string;
  text: Text;
  /** How often it is named: each of them has a way back. */
  count: number;
}

/** A footnote that something else than a text names, by its id (E-25). */
export interface ShownFootnote extends Omit<ShownNote, 'count'> {
  id: number;
}

export interface ShownPage {
  id: string;
  version: number;
  title: Words;
  metaTitle: string;
  metaDescription: string;
  text: Text;
  notes: readonly ShownNote[];
}

export interface ShownQuestion {
  id: string;
  version: number;
  /** Of its address: `#frage-…`. */
  anchor: string;
  question: Words;
  answer: Text;
}

export interface QuestionGroup {
  name: Words;
  anchor: string;
  questions: readonly ShownQuestion[];
}

export interface ShownQuestions {
  groups: readonly QuestionGroup[];
  notes: readonly ShownNote[];
}

export interface ShownBlock {
  id: string;
  version: number;
  title: Words;
  text: Text;
  picture?: ShownPicture | undefined;
  link?: { text: string; address: string } | undefined;
}

export interface ShownKeyVisual {
  title: Words;
  subtitle: Words;
  picture: ShownPicture;
  narrow?: ShownPicture | undefined;
  button?: { text: string; address: string } | undefined;
}

/** What stands in the named places of a page. */
export interface ShownPlaces {
  keyVisual: ShownKeyVisual | null;
  /** By place. */
  blocks: Readonly<Record<string, readonly ShownBlock[]>>;
  notes: readonly ShownNote[];
}
