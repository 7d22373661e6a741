/** Impressum: who is responsible for the programme, as the mandant configured it. */
import { useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import layout from '../../ui/layout.module.css';
import { useFrame, useTitle } from '../page-frame.ts';

export const texts = ['imprint.'];

export default function ImprintScreen() {
  const t = useT();
  const { name, imprintLine, supportEmail } = useFrame().mandant;
  useTitle(t('imprint.title'));
  return (
    <div className={`${layout.wrap} ${layout.page}`}>
      <div className={`${layout.wide} ${layout.read}`}>
        <h1>{t('imprint.title')}</h1>
        <Facts
          facts={[
            [t('imprint.programme'), name],
            [t('imprint.responsible'), imprintLine],
            ...(supportEmail ? ([[t('imprint.email'), supportEmail]] as const) : []),
          ]}
        />
      </div>
    </div>
  );
}
