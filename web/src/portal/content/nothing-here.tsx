/** A page the mandant has not written yet names who answers. */
import { useT } from '../../i18n/t.ts';
import { Notice } from '../../ui/notice.tsx';
import { Responsible } from './responsible.tsx';

export function NothingHere() {
  const t = useT();
  return (
    <>
      <Notice>{t('content.nothing')}</Notice>
      <Responsible />
    </>
  );
}
