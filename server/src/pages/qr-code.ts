/**
 * A text for the camera of a phone, as a picture that can be shown, printed and saved. The library is loaded when it is needed.
 * On white, because cameras and printers want that; the ink of a brand is dark.
 */
const colours = (ink: string) => ({ dark: `${ink}ff`, light: '#ffffffff' });

/** As the address of a picture, in black. */
export const qrCode = async (text: string): Promise<string> =>
  `data:image/svg+xml,${encodeURIComponent(await codeSvg(text, '#000000'))}`;

export async function codeSvg(text: string, ink: string): Promise<string> {
  const { toString: draw } = await import('qrcode');
  return draw(text, { type: 'svg', margin: 2, color: colours(ink) });
}

/** For paper: 1,184 pixels are ten centimetres at 300 dpi. */
export async function codePng(text: string, ink: string): Promise<Uint8Array> {
  const { toBuffer } = await import('qrcode');
  return toBuffer(text, { width: 1184, margin: 2, color: colours(ink) });
}
