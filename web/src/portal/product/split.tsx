/** Who gets the premium, to be tried: whole, torn in two, or gone over to the contact. Only what the mandant's rule would pay (rules 4.1). */
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import type { showShopWindow } from '@weitersagen/contract/product/shop-window';
import { money, shortMoney } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Banknote, Halves } from '../../ui/banknote.tsx';
import styles from './home.module.css';
import { Toy } from './toy.tsx';

export type Splits = NonNullable<Reply<typeof showShopWindow>['splits']>;

export function Split({ splits }: { splits: Splits }) {
  const t = useT();
  const locale = useLocale();
  const answers = splits.map(({ recommenderShare, recommenderCents, recipientCents }) => {
    const isShared = recommenderCents > 0 && recipientCents > 0;
    return {
      value: String(recommenderShare),
      name: t(`home.share${recommenderShare as 0 | 50 | 100}`),
      spoken: t('home.shares', { yours: money(recommenderCents, locale), theirs: money(recipientCents, locale) }),
      picture: isShared ? (
        <Halves
          amounts={[shortMoney(recommenderCents, locale), shortMoney(recipientCents, locale)]}
          above={[t('home.you'), t('home.contact')]}
        />
      ) : (
        <Banknote
          above={t('home.upTo')}
          amount={shortMoney(recommenderCents + recipientCents, locale)}
          below={t(recipientCents === 0 ? 'home.forYou' : 'home.forContact')}
        />
      ),
    };
  });
  return <Toy className={styles.split} name="anteil" question={t('home.who')} answers={answers} chosen="100" />;
}
