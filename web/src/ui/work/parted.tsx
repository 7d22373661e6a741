/** A name or an address that may be longer than its place: it parts behind a dot, dash or @ before it parts anywhere. */
import { Fragment } from 'react';

interface Props {
  text: string;
  /** Where it parts instead. */
  at?: RegExp;
}

export const Parted = ({ text, at = /(?<=[@._-])(?=\w)/ }: Props) =>
  text.split(at).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
