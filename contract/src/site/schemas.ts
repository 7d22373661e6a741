/** The route configuration the portal starts with, and names of pages in answers (rules 7.1). */
import * as z from 'zod/mini';
import { type Labels, labels } from '../basics/label.ts';
import { wire } from '../basics/wire.ts';
import type { RouteKey, routes } from './routes.ts';

export const SupportedLanguage = wire({ language: ['Sprache', z.string()] });

const RoutePath = wire({
  /** A name this version does not know is ignored by the portal. */
  name: ['RouteName', z.string()],
  path: ['Route', z.string()],
});

export const RouteConfig = wire({
  supportedLanguage: ['SupportedLanguage', SupportedLanguage],
  routes: ['Routes', z.array(RoutePath)],
});

/**
 * The page an answer sends to: its key in code, its RouteName on the wire. The names are given, and checked by type, so
 * that a browser needs no table of all pages to read an answer.
 */
export const pageAmong = <const K extends RouteKey>(names: { [Key in K]: (typeof routes)[Key]['name'] }) =>
  labels(names) as unknown as Labels<{ [Key in K]: (typeof routes)[Key]['name'] }>;
