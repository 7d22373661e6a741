/** What a page sends to the browser beside its HTML, so that it can come alive without asking again (E-28). */
import type { ListedCategory, OwnPage, PageMandant } from '@weitersagen/contract/page/page';
import type { PagePerson } from '@weitersagen/contract/page/page-people';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import type { HydrationState } from 'react-router';
import type { Compiled } from '../../i18n/catalogue.ts';
import { scriptJson } from '../../page-script/document.ts';
import type { Frame, Shelf } from './page-frame.ts';
import type { Paths } from './paths.ts';

export interface Boot {
  locale: string;
  locales: readonly { locale: string; name: string }[];
  ownPages: readonly OwnPage[];
  /** On pages that show them. */
  categories?: readonly ListedCategory[] | undefined;
  /** Where the navigation names them. */
  shelves?: readonly Shelf[] | undefined;
  mandant: PageMandant;
  paths: Paths;
  wayOut: Frame['wayOut'];
  texts: Compiled;
  /** The page whose texts these are. */
  screen: RouteKey | null;
  /** Its file, where the browser does not know it by itself. */
  place?: string | undefined;
  person: PagePerson | null;
  /** Where a sign-in on this page leads back to. */
  wayBack?: string | undefined;
  today: string;
  formKey: string;
  data: Pick<HydrationState, 'loaderData' | 'actionData' | 'errors'>;
}

/** Texts every page needs, whatever it shows. */
export const commonTexts = [
  'shell.',
  'notFound.',
  'over.',
  'linkEnded.',
  'fault.',
  'refused.',
  'form.errorTitle',
] as const;

/** Begins with a character that no text of ours may hold. */
const mark = '\u0000date:';

/** Moments travel through JSON as marked texts and are moments again on the other side. */
function withDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  const own = this[key];
  return own instanceof Date ? mark + own.toISOString() : value;
}

export const bootJson = (value: unknown): string => scriptJson(JSON.stringify(value, withDates));

export const readDates = (_key: string, value: unknown): unknown =>
  typeof value === 'string' && value.startsWith(mark) ? new Date(value.slice(mark.length)) : value;
