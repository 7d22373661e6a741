/** A refusal without a page of its own, or a fault of ours with the number under which we find it. */
import { useT } from '../../../i18n/t.ts';
import layout from '../../../ui/layout.module.css';
import { Signed } from '../../../ui/signed.tsx';
import { useTitle } from '../../page/page-frame.ts';
import { WayHome } from '../link/way-home.tsx';

interface Props {
  message: string;
  requestId: string;
  isFault: boolean;
}

export function FaultPage({ message, requestId, isFault }: Props) {
  const t = useT();
  const title = t(isFault ? 'fault.title' : 'refused.title');
  useTitle(title);
  return (
    <div className={`${layout.wrap} ${layout.page} ${layout.wide}`}>
      <Signed icon={isFault ? 'warn' : 'info'}>
        <h1>{title}</h1>
        <p className={layout.lead}>{message || t('fault.text')}</p>
        {isFault && requestId && <p className={layout.soft}>{t('fault.number', { number: requestId })}</p>}
      </Signed>
      <WayHome />
    </div>
  );
}
