/** Accounts of made-up people at banks that exist; the check digits are right, the account numbers are invented. */

function withCheck(country: string, bban: string): string {
  const digits = [...`${bban}${country}00`].map((one) => parseInt(one, 36).toString()).join('');
  return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${bban}`;
}

const german = (bankCode: string) => (account: string) => withCheck('DE', bankCode + account.padStart(10, '0'));

export const ing = german('50010517');
export const dkb = german('12030000');
export const n26 = german('10011001');
export const comdirect = german('20041144');
export const postbank = german('37010050');
export const commerzbank = german('37040044');
export const deutscheBank = german('10070024');
export const gls = german('43060967');
export const hypoVereinsbank = german('70020270');
export const norisbank = german('10077777');
export const targobank = german('30020900');
export const c24 = german('50024024');
export const tradeRepublic = german('10012345');
export const sparkasseKoelnBonn = german('37050198');
export const berlinerSparkasse = german('10050000');
export const haspa = german('20050550');
export const stadtsparkasseMuenchen = german('70150000');
export const frankfurterSparkasse = german('50050201');
export const sparkasseHannover = german('25050180');
export const spardaSuedwest = german('60090800');

export const ersteBank = (account: string): string => withCheck('AT', `20111${account.padStart(11, '0')}`);
export const revolut = (account: string): string => withCheck('LT', `32500${account.padStart(11, '0')}`);
export const abnAmro = (account: string): string => withCheck('NL', `ABNA${account.padStart(10, '0')}`);

/** As it stands on the card: in groups of four. */
export const inGroups = (iban: string): string => iban.replace(/(.{4})(?=.)/g, '$1 ');
