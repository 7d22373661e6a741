/** How far a registration has come: four steps, of which an operator does the last. */
import { useT } from '../../../i18n/t.ts';
import { Steps } from '../../../ui/steps.tsx';

const steps = ['request', 'email', 'data', 'review'] as const;

export function RegistrationSteps({ current }: { current: (typeof steps)[number] }) {
  const t = useT();
  const at = steps.indexOf(current);
  const shown = steps.map((step, index) => {
    const state = index < at ? ('done' as const) : index === at ? ('now' as const) : ('open' as const);
    return { name: t(`agencySteps.${step}`), note: t(`agencySteps.${step}Note`), state };
  });
  return <Steps label={t('agencySteps.label')} steps={shown} />;
}
