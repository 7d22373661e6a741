/** What components know of the page around them, beside the data of their screen. */
import type { PagePicture } from '@weitersagen/contract/media/page-picture';
import type { ListedCategory, OwnPage, PageMandant } from '@weitersagen/contract/page/page';
import type { PageAgencyUser, PagePerson } from '@weitersagen/contract/page/page-people';
import type { RouteKey } from '@weitersagen/contract/site/routes';
import { createContext, useContext, useEffect, useState } from 'react';
import { useActionData } from 'react-router';
import type { FormState } from '../../form/send.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { type Paths, type PathValues, pathTo } from './paths.ts';

/** Of the catalogue, by name: where it leads, and its language where the page has another. */
export interface Shelf {
  name: string;
  lang?: string;
  href: string;
}

/** What messengers show beside a link: a picture that was uploaded, or one that is drawn, by its name. */
export type Preview = string | PagePicture;

export interface Frame {
  mandant: PageMandant;
  /** Who is signed in. */
  person: PagePerson | null;
  /** Who of an agency is; the server alone knows, because pages of agencies are its own. */
  agencyUser?: PageAgencyUser | null;
  paths: Paths;
  /** Two pages the not-found page names, whether they exist or not. */
  wayOut: Readonly<Record<'personalArea' | 'contact', string>>;
  locales: readonly { locale: string; name: string }[];
  /** Pages that the mandant added. */
  ownPages: readonly OwnPage[];
  /** Of the catalogue, on pages that show them (E-28). */
  categories?: readonly ListedCategory[] | undefined;
  /** Of the catalogue, where the navigation names them (E-07). */
  shelves?: readonly Shelf[] | undefined;
  /** Gets the title of the page while it is rendered: whole, alone, one sentence on what it is about, and its preview picture. */
  onTitle: (whole: string, title: string, description: string | undefined, preview: Preview | undefined) => void;
  formKey: () => string;
  /** Asks the same page for something else by its address: a step of the history, or in place of the last one. */
  ask: (search: string, replace: boolean) => void;
  /** Under which the log knows this page. */
  requestId: string;
}

export const FrameContext = createContext<Frame | undefined>(undefined);

export function useFrame(): Frame {
  const frame = useContext(FrameContext);
  if (!frame) throw new Error('a screen stands in a page');
  return frame;
}

/** The address of a page by its name, with the locale; `undefined` when there is no such page. */
export function useAddress(name: RouteKey, values?: PathValues): string | undefined {
  const { paths } = useFrame();
  const locale = useLocale();
  const below = pathTo(paths, name, values);
  return below === undefined ? undefined : withLocale(locale, below);
}

/** A path below the locale as an address; the start page has no slash behind the locale. */
export const withLocale = (locale: string, below: string): string => `/${locale}${below === '/' ? '' : below}`;

/**
 * For `lang` of an element that holds nothing but what the mandant named: a product, a category, a premium. They have one
 * language, the page may have another. A name inside a sentence is left as it is.
 */
export function useProductLanguage(): string | undefined {
  const { defaultLanguage } = useFrame().mandant;
  return defaultLanguage === useLocale() ? undefined : defaultLanguage;
}

/** One key per form and visit: a form sent twice is done once. */
export function useFormKey(): string {
  const { formKey } = useFrame();
  return useState(formKey)[0];
}

/**
 * Names the page; a form that came back with problems says so first. The description is for previews and searches, and so is
 * a picture of its own.
 */
export function useTitle(title: string, description?: string, preview?: Preview): void {
  const { mandant, onTitle } = useFrame();
  const t = useT();
  const isRefused = (useActionData<Partial<FormState>>()?.status ?? 0) >= 400;
  const named = `${title} – ${mandant.name}`;
  const whole = isRefused ? t('form.errorTitle', { title: named }) : named;
  if (import.meta.env.SSR) onTitle(whole, title, description, preview);
  useEffect(() => {
    document.title = whole;
  }, [whole]);
}
