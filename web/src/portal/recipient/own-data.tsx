/** What the recipient gave and what it is about, to be checked before it is confirmed. */
import { fullName } from '../../i18n/format.ts';
import { useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useProductLanguage } from '../page/page-frame.ts';
import { MailSentence } from '../shell/link/mail-sentence.tsx';
import type { OwnOrder } from './own-order.ts';
import { salutationOf } from './salutations.ts';

export function OwnData({ order }: { order: OwnOrder }) {
  const t = useT();
  const lang = useProductLanguage();
  const { supportEmail } = useFrame().mandant;
  const name = fullName(salutationOf(order.salutation, t), order.firstName, order.lastName);
  return (
    <section className={layout.card}>
      <h2>{t('agreement.data')}</h2>
      <Facts
        facts={[
          ...(name ? ([[t('agreement.name'), name]] as const) : []),
          [t('agreement.email'), order.email],
          [
            t('agreement.product'),
            <span key="product" lang={lang}>
              {order.product.name}
            </span>,
          ],
          ...(order.orderNumber ? ([[t('agreement.order'), order.orderNumber]] as const) : []),
        ]}
      />
      {supportEmail && !order.hasAgreed && (
        <p className={`${layout.small} ${layout.soft}`}>
          <MailSentence sentence={t('agreement.wrong', { email: supportEmail })} email={supportEmail} />
        </p>
      )}
    </section>
  );
}
