/** Pictures that people send are drawn anew, so that nothing but the picture is kept. */
import { fileURLToPath } from 'node:url';
import { type FileType, fileBytesMax } from '@weitersagen/contract/files/rules';
import { refuseFile } from '../read-body.ts';
import { type Drawn, draw, inTurn, type Line } from './drawer.ts';

const program = fileURLToPath(new URL('anew-process.ts', import.meta.url));

/** Each holds what was sent. */
const line: Line = { waiting: 0, max: 6 };

/** Only the picture: turned as it was taken, no place, no camera, nothing behind its end. */
export const drawAnew = (
  sent: Buffer,
  type: Exclude<FileType, 'pdf'>,
  sideMax: number,
): Promise<Drawn & { type: FileType }> =>
  inTurn(
    line,
    async () => {
      const drawn = await drawAs(sent, type, sideMax);
      // A drawing without loss can be larger than what was sent.
      if (drawn.bytes.length <= fileBytesMax) return { type, ...drawn };
      return { type: 'jpeg', ...(await drawAs(drawn.bytes, 'jpeg', sideMax)) };
    },
    () => refuseFile('file-busy'),
  );

async function drawAs(sent: Buffer, type: FileType, sideMax: number): Promise<Drawn> {
  const drawn = await draw(program, [type, String(sideMax)], sent);
  if (drawn === 'pixels') return refuseFile('file-pixels');
  return drawn === 'broken' ? refuseFile('file-broken') : drawn;
}
