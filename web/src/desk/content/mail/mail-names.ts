/** What a mail is called, what it is for, and to whom it goes. */
import type { T, TextKey } from '../../../i18n/t.ts';

const groups = {
  recommender: ['M01', 'M02', 'M06', 'M07', 'M09', 'M10', 'M12', 'M34', 'M40', 'M41', 'M42'],
  contact: ['M03', 'M05', 'M08', 'M11', 'M24'],
  rewarded: ['M13', 'M14', 'M15', 'M16', 'M17', 'M35', 'M36', 'M39'],
  account: ['M04', 'M18', 'M19', 'M20', 'M21', 'M37', 'M44'],
} as const;

export const audiences = ['recommender', 'contact', 'rewarded', 'account', 'other'] as const;
export type Audience = (typeof audiences)[number];

export const audienceOf = (template: string): Audience =>
  (Object.keys(groups) as (keyof typeof groups)[]).find((one) =>
    (groups[one] as readonly string[]).includes(template),
  ) ?? 'other';

export const mailName = (t: T, template: string): string => t(`desk.mail.templateOf.${template}` as TextKey);
export const mailAbout = (t: T, template: string): string => t(`desk.ownMail.aboutOf.${template}` as TextKey);
