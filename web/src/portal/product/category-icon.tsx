/** The line drawing of a category, the same as in the picture of its products. */
import { pictogram } from '@weitersagen/contract/product/pictograms';
import styles from '../../ui/icon.module.css';
import type { Card } from './catalogue.ts';

export const CategoryIcon = ({ category, source }: Pick<Card, 'category' | 'source'>) => (
  <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={pictogram(category, { source })} />
  </svg>
);
