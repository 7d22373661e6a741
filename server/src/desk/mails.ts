/** Mails to people of the desk. */
import type { AnyTemplate } from '#platform/mail/template.ts';
import { templates as agencies } from './agency/mails.ts';
import { templates as approvals } from './approval/mails.ts';
import { templates as tests } from './mail/mails.ts';
import { templates as reports } from './report/mails.ts';

export const templates: readonly AnyTemplate[] = [...approvals, ...agencies, ...reports, ...tests];
