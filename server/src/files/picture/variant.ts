/** A picture of ours in another size, cut or format. */
import { fileURLToPath } from 'node:url';
import { refuse } from '@weitersagen/contract/basics/refusals';
import { draw, inTurn, type Line } from './drawer.ts';

const program = fileURLToPath(new URL('variant-process.ts', import.meta.url));

interface Rectangle {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** What is to be drawn, in points: nothing of it is decided by the process that draws. */
export interface VariantPlan {
  /** The part of the picture that is taken, as it is kept. */
  from: Rectangle;
  /**
   * The size of the whole where the part becomes smaller, and where the part begins in it: the whole is drawn smaller before the
   * part is taken, so that the library reads fewer points, which is faster and makes a smaller file. Null where the part keeps
   * its size or grows: then it is taken first.
   */
  shrunk: Rectangle | null;
  /** The size that part gets. */
  width: number;
  height: number;
  /** Where it lies on a larger ground; it fills the picture without. */
  ground: (Rectangle & { colour: string }) | null;
  format: 'jpeg' | 'png' | 'webp' | 'avif';
  quality: number;
}

/** All pictures of a page that nobody has looked at before; who waits holds nothing yet. */
const line: Line = { waiting: 0, max: 40 };
/** Seconds until a new try makes sense. */
const retryAfter = 3;

/** Refuses while very many are to be drawn; a picture of ours that cannot be read is a fault. */
export async function drawVariant(read: () => Promise<Buffer>, plan: VariantPlan): Promise<Buffer> {
  const drawn = await inTurn(
    line,
    async () => draw(program, [JSON.stringify(plan)], await read()),
    () => refuse('unavailable', { retryAfter }),
  );
  if (typeof drawn === 'string') throw new Error(`a picture of ours cannot be drawn: ${drawn}`);
  return drawn.bytes;
}
