/** Every component in every state, in one brand: what is looked at, measured and photographed (`/kit`, development only). */
import header from '../ui/header.module.css';
import layout from '../ui/layout.module.css';
import { logoOf } from '../ui/themes/brand.ts';
import { Chips } from '../ui/work/chips.tsx';
import { ActionChapter } from './action-chapter.tsx';
import { BrandChapter } from './brand-chapter.tsx';
import { ChoiceChapter } from './choice-chapter.tsx';
import { FieldChapter } from './field-chapter.tsx';
import { ListChapter } from './list-chapter.tsx';
import { CardChapter, MessageChapter, WayChapter } from './message-chapter.tsx';
import { OverChapter, WaitingChapter } from './over-chapter.tsx';
import { useWords } from './sample-words.ts';

interface KitProps {
  brand: string;
  brands: readonly string[];
  locale: string;
}

const chapters = [
  'brand',
  'actions',
  'fields',
  'choices',
  'messages',
  'ways',
  'cards',
  'lists',
  'waiting',
  'over',
] as const;

export function KitPage({ brand, brands, locale }: KitProps) {
  const words = useWords();
  const at = (theme: string, lang: string): string => `/kit?theme=${theme}&lang=${lang}`;
  return (
    <div className={layout.frame}>
      <a className={layout.skip} href="#content">
        {words.skip}
      </a>
      <header className={header.head}>
        <div className={layout.wrap}>
          <a className={header.logo} href={at(brand, locale)}>
            <img src={logoOf(brand)} alt={`${brand} – ${words.title}`} height="32" />
          </a>
        </div>
      </header>
      <main id="content" tabIndex={-1}>
        <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
          <div className={layout.stack}>
            <h1>{words.title}</h1>
            <p className={layout.lead}>{words.lead}</p>
            <Chips
              label={words.brands}
              chips={brands.map((name) => ({ name, href: at(name, locale), isCurrent: name === brand }))}
            />
            <Chips
              label={words.language}
              chips={['de', 'en'].map((name) => ({ name, href: at(brand, name), isCurrent: name === locale }))}
            />
            <nav aria-label={words.contents}>
              <ul className={layout.row}>
                {chapters.map((id) => (
                  <li key={id}>
                    <a href={`#${id}`}>{words[id]}</a>
                  </li>
                ))}
              </ul>
            </nav>
          </div>
          <BrandChapter brand={brand} />
          <ActionChapter />
          <FieldChapter />
          <ChoiceChapter />
          <MessageChapter />
          <WayChapter />
          <CardChapter />
          <ListChapter />
          <WaitingChapter />
          <OverChapter />
        </div>
      </main>
    </div>
  );
}
