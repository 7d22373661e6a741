/** A block of the mandant: a title, a text, a picture and a way on, each where it was given. */
import {
  failed,
  type OrFailed,
  type ShownBlock,
  type ShownNote,
  type ShownPlaces,
} from '@weitersagen/contract/content/shown';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import styles from './block.module.css';
import { ContentText } from './content-text.tsx';
import { Picture } from './picture.tsx';
import { Unavailable } from './unavailable.tsx';

interface Props {
  block: OrFailed<ShownBlock>;
  notes?: readonly ShownNote[];
}

export function Block({ block, notes }: Props) {
  if (block === failed) return <Unavailable />;
  const { title, text, picture, link } = block;
  return (
    <section className={picture ? `${styles.block} ${styles.pictured}` : styles.block} data-content={block.id}>
      <div className={layout.stack}>
        {title.text && <h2 lang={title.locale}>{title.text}</h2>}
        <ContentText text={text} {...(notes && { notes })} />
        {link && (
          <div className={layout.row}>
            <a className={`${button.button} ${button.second}`} href={link.address}>
              {link.text}
            </a>
          </div>
        )}
      </div>
      {picture && <Picture picture={picture} sizes="(width >= 768px) 30rem, calc(100vw - 2rem)" />}
    </section>
  );
}

interface PlacedProps {
  places: OrFailed<ShownPlaces>;
  place: string;
}

/** The blocks of a place, in their order; nothing where there are none. */
export function PlacedBlocks({ places, place }: PlacedProps) {
  const blocks = places === failed ? [] : (places.blocks[place] ?? []);
  if (places !== failed && blocks.length === 0) return null;
  return (
    <div className={`${layout.wrap} ${layout.wide} ${styles.placed}`} data-place={place}>
      {places === failed ? (
        <Unavailable />
      ) : (
        blocks.map((block) => <Block key={block.id} block={block} notes={places.notes} />)
      )}
    </div>
  );
}
