/** What the IBAN is used for, beside every form that asks for one. */
import { useT } from '../../i18n/t.ts';
import { Points } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';

export function BankSafety() {
  const t = useT();
  return (
    <div className={layout.card}>
      <h2>{t('bank.safety')}</h2>
      <Points
        points={[
          ['bank', t('bank.transfer')],
          ['lock', t('bank.encrypted')],
          ['clock', t('bank.once')],
        ]}
      />
    </div>
  );
}
