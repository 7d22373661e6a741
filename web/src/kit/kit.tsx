/** The kit page with its words: the same tree on the server and in the browser. */
import { TextContext, textsOf } from '../i18n/t.ts';
import type { KitBoot } from './boot.ts';
import { KitPage } from './kit-page.tsx';
import { WordContext, wordsIn } from './sample-words.ts';
import '../ui/index.css';

export const Kit = ({ locale, texts, brand, brands }: KitBoot) => (
  <TextContext value={textsOf(locale, texts)}>
    <WordContext value={wordsIn(locale)}>
      <KitPage brand={brand} brands={brands} locale={locale} />
    </WordContext>
  </TextContext>
);
