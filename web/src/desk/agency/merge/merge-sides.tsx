/** Both agencies side by side with what would move, and the numbers that have to be chosen anew. */
import type { MergePreview } from '@weitersagen/contract/agency/desk/merge';
import type { Value } from '@weitersagen/contract/basics/wire';
import { HiddenField, TextField } from '../../../form/field/text-field.tsx';
import { day } from '../../../i18n/format.ts';
import { useLocale, useT } from '../../../i18n/t.ts';
import { Facts, Points } from '../../../ui/facts.tsx';
import layout from '../../../ui/layout.module.css';
import { Parted } from '../../../ui/work/parted.tsx';
import work from '../../../ui/work/work.module.css';
import { StateBadge } from '../../../work/history/state-badge.tsx';
import { manyText } from '../agency-facts.tsx';

export type Preview = Value<typeof MergePreview>;
type Side = Preview['from'];

export function MergeSides({ preview: { from, into, collisions, endingPlans } }: { preview: Preview }) {
  const t = useT();
  return (
    <section className={layout.stack} aria-labelledby="merge-sides">
      <h2 id="merge-sides">{t('desk.agencyMerge.both')}</h2>
      <p className={layout.soft}>{t('desk.agencyMerge.caption')}</p>
      <div className={work.side}>
        <OneSide title={t('desk.agencyMerge.goes', { company: from.row.company })} side={from} />
        <OneSide title={t('desk.agencyMerge.stays', { company: into.row.company })} side={into} />
      </div>
      <Points
        points={[
          ['right', t('desk.agencyMerge.point.moves', { company: into.row.company })],
          ['right', t('desk.agencyMerge.point.people')],
          ...(collisions.length > 0
            ? [['warn', t('desk.agencyMerge.point.collisions', { count: collisions.length })] as const]
            : []),
          ...(endingPlans > 0 ? [['warn', t('desk.agencyMerge.point.plans', { count: endingPlans })] as const] : []),
          ...(from.maskedIban ? [['warn', t('desk.agencyMerge.point.bank')] as const] : []),
          ['right', t('desk.agencyMerge.point.invoices', { company: into.row.company })],
          ['right', t('desk.agencyMerge.point.number', { number: from.row.number })],
        ]}
      />
    </section>
  );
}

const counted = ['recommenders', 'recommendations', 'contacts', 'orders', 'rewards', 'invitations', 'plans'] as const;

function OneSide({ title, side: { row, counts, address, taxId, maskedIban } }: { title: string; side: Side }) {
  const t = useT();
  const locale = useLocale();
  const none = t('desk.agency.none');
  return (
    <section className={layout.card} aria-label={title}>
      <h3>{title}</h3>
      <Facts
        facts={[
          [t('desk.agency.number'), row.number],
          [t('desk.agency.status'), <StateBadge key="state" of="agency" code={row.status} />],
          [t('desk.agency.owner'), row.owner || none],
          [t('desk.agency.email'), <Parted key="email" text={row.email} />],
          [t('desk.agency.address'), address || none],
          [t('desk.agency.tax'), taxId ?? none],
          [t('desk.agency.bank'), maskedIban ?? t('desk.agency.noBank')],
          [t('desk.agency.since'), day(row.createdAt, locale)],
          [t('desk.agency.persons'), row.people],
          ...counted.map((kind) => [t(`desk.agency.count.${kind}`), manyText(counts[kind], t, locale)] as const),
        ]}
      />
    </section>
  );
}

export function RenameFields({ collisions, into }: Pick<Preview, 'collisions'> & { into: string }) {
  const t = useT();
  if (collisions.length === 0) return null;
  return (
    <fieldset className={layout.stack}>
      <legend>{t('desk.agencyMerge.renames')}</legend>
      {collisions.map(({ number, name, other, suggested }, at) => (
        <div key={number}>
          <HiddenField name={`renames.${at}.from`} value={number} />
          <TextField
            name={`renames.${at}.to`}
            autoComplete="off"
            width="short"
            value={suggested}
            label={t('desk.agencyMerge.rename', { number, name: name || t('desk.agency.deleted') })}
            hint={t('desk.agencyMerge.renameHint', { number, name: other || t('desk.agency.deleted'), into })}
          />
        </div>
      ))}
    </fieldset>
  );
}
