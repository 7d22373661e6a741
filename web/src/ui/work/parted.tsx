/** A name or an address that may be longer than its place: it parts behind a dot, dash or @ before it parts anywhere. */
import { Fragment } from 'react';

export const Parted = ({ text }: { text: string }) =>
  text.split(/(?<=[@._-])(?=\w)/).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change their places.
    <Fragment key={place}>
      {place > 0 && <wbr />}
      {part}
    </Fragment>
  ));
