/** What a process that draws and the one that started it say to each other. */

/** How it says what is wrong. */
export const exits = { pixels: 3, broken: 4 } as const;

/** Before the bytes of a picture that was drawn stand its width and height. */
export const headBytes = 8;

export function headOf(width: number, height: number): Buffer {
  const head = Buffer.alloc(headBytes);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  return head;
}
