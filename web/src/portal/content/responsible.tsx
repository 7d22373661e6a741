/** Who runs the programme and answers, out of the configuration: true whatever a mandant wrote. */
import { useT } from '../../i18n/t.ts';
import { Facts } from '../../ui/facts.tsx';
import { useFrame } from '../page/page-frame.ts';

export function Responsible() {
  const t = useT();
  const { name, imprintLine, supportEmail } = useFrame().mandant;
  return (
    <Facts
      facts={[
        [t('content.programme'), name],
        [t('content.responsible'), imprintLine],
        ...(supportEmail
          ? ([
              [
                t('content.email'),
                <a key="email" href={`mailto:${supportEmail}`}>
                  {supportEmail}
                </a>,
              ],
            ] as const)
          : []),
      ]}
    />
  );
}
