/** From the whole of the content to what is wrong with it, and to who reads it. */
import { number } from '../../i18n/format.ts';
import { useLocale, useT } from '../../i18n/t.ts';
import { Tabs } from '../../ui/work/tabs.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { listPath } from './names.tsx';

export function ContentTabs({
  current,
  faultCount = 0,
}: {
  current: 'overview' | 'mails' | 'faults' | 'app';
  faultCount?: number;
}) {
  const t = useT();
  const locale = useLocale();
  const { slug } = useSeat().mandant;
  return (
    <Tabs
      label={t('desk.content.parts')}
      tabs={[
        {
          name: t('desk.content.overview'),
          href: deskPath(slug, 'inhalte'),
          isCurrent: current === 'overview',
        },
        {
          name: t('desk.ownMail.tab'),
          href: listPath(slug, 'mails'),
          isCurrent: current === 'mails',
        },
        {
          name: t('desk.content.faults.title'),
          href: deskPath(slug, 'inhalte', 'maengel'),
          count: faultCount === 0 ? undefined : number(faultCount, locale),
          isCurrent: current === 'faults',
        },
        {
          name: t('desk.content.app.tab'),
          href: deskPath(slug, 'inhalte', 'app'),
          isCurrent: current === 'app',
        },
      ]}
    />
  );
}
