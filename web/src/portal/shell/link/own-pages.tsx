/** Links to the pages that the mandant added and named for this place. */
import type { OwnPage } from '@weitersagen/contract/page/page';
import { useLocale } from '../../../i18n/t.ts';
import { useFrame, withLocale } from '../../page/page-frame.ts';

interface Props {
  menu: OwnPage['menu'];
  /** Each stands in an element of a list. */
  isList?: boolean;
}

export function OwnPages({ menu, isList = false }: Props) {
  const { ownPages } = useFrame();
  const locale = useLocale();
  return ownPages
    .filter((page) => page.menu === menu)
    .map(({ slug, path, title }) => {
      const link = (
        <a key={slug} href={withLocale(locale, path)}>
          {title}
        </a>
      );
      return isList ? <li key={slug}>{link}</li> : link;
    });
}
