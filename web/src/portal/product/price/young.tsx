/** Whom a tariff is for, where it is not for everybody (K-06). */
import { useT } from '../../../i18n/t.ts';
import { Badge } from '../../../ui/state/badge.tsx';

export const Young = () => {
  const t = useT();
  return (
    <p>
      <Badge kind="info">{t('price.young')}</Badge>
    </p>
  );
};
