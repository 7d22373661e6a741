/** A text for the camera of a phone, as a picture that can be shown and saved. The library is loaded when it is needed. */
export async function qrCode(text: string): Promise<string> {
  const { toDataURL } = await import('qrcode');
  return toDataURL(text, { width: 592, margin: 2 });
}
