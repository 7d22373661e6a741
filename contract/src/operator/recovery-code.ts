/** What takes the place of a code of the second factor when the device is lost: twelve digits, to be typed and read out. */

/** So many are made at once. */
export const recoveryCodeCount = 10;
/** With so few left the desk says that new ones are needed. */
export const recoveryCodesFew = 3;

export const isRecoveryCode = (code: string): boolean => /^\d{12}$/.test(code);

/** `1234-5678-9012` */
export const partedCode = (code: string): string => code.replace(/\d{4}(?=\d)/g, '$&-');
