/** What can be decided about an agency, each with what will happen and what it ends. */
import { changeAgency, rejectAgency, showAgencyBank } from '@weitersagen/contract/agency/desk';
import { TextField } from '../../form/field/text-field.tsx';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { Points } from '../../ui/facts.tsx';
import { DecisionList } from '../../work/decision/decision-list.tsx';
import { ReasonField } from '../../work/decision/question.tsx';
import { useSeat } from '../desk-context.ts';
import { deskPath } from '../screen.ts';
import { type Decision, type Detail, obstacleTo, questions, shownFor } from './decisions.ts';

export function AgencyDecisions({ detail }: { detail: Detail }) {
  const t = useT();
  const choices = shownFor(detail).map((decision) => {
    const obstacle = obstacleTo(decision, detail);
    return {
      name: questions[decision],
      verb: t(`desk.agency.do.${decision}`),
      obstacle: obstacle && t(`desk.agency.why.${obstacle}`),
      isDangerous: decision === 'reject' || decision === 'deactivate',
      isNext: decision === 'approve',
      ...schemaOf(decision),
      consequence: <What decision={decision} detail={detail} />,
      fields: (
        <>
          {decision === 'change' && <AgencyFields detail={detail} />}
          <ReasonField {...fateOf(decision)} />
        </>
      ),
    };
  });
  return (
    <DecisionList
      title={t('desk.agency.decisions')}
      choices={choices}
      elsewhere={mayMerge(detail) && <MergeLink detail={detail} />}
    />
  );
}

function schemaOf(decision: Decision) {
  if (decision === 'change') return { schema: changeAgency.body };
  if (decision === 'bank') return { schema: showAgencyBank.body };
  return decision === 'reject' || decision === 'deactivate' ? { schema: rejectAgency.body } : {};
}

/** A refusal and an end are told to the owner by mail. */
function fateOf(decision: Decision): { fate?: 'kept' | 'mailed'; optional?: boolean } {
  if (decision === 'reject' || decision === 'deactivate') return { fate: 'mailed' };
  return { optional: decision === 'approve' || decision === 'reactivate' };
}

function What({ decision, detail: { company, ending, counts } }: { decision: Decision; detail: Detail }) {
  const t = useT();
  if (decision !== 'deactivate') return <p>{t(`desk.agency.then.${decision}`, { company })}</p>;
  const { sessions, invitations, waitingOrders } = ending;
  return (
    <>
      <p>{t('desk.agency.then.deactivate', { company })}</p>
      <Points
        points={[
          ['right', t('desk.agency.ends.sessions', { count: sessions })],
          ['right', t('desk.agency.ends.invitations', { count: invitations })],
          ['right', t('desk.agency.ends.orders', { count: waitingOrders })],
          ...(counts.plans === 0
            ? []
            : [['right', t('desk.agency.ends.plans', { count: counts.plans ?? 0 })] as const]),
        ]}
      />
    </>
  );
}

/** Nothing is filled in by the browser: it knows the operator, not the agency. */
function AgencyFields({ detail }: { detail: Detail }) {
  const t = useT();
  const field = { autoComplete: 'off' } as const;
  return (
    <>
      <TextField name="company" value={detail.company} {...field} />
      <TextField name="legalForm" value={detail.legalForm} optional {...field} />
      <TextField name="street" value={detail.street} optional {...field} />
      <TextField name="houseNumber" value={detail.houseNumber} optional width="short" {...field} />
      <TextField name="postcode" value={detail.postcode} optional width="short" inputMode="numeric" {...field} />
      <TextField name="city" value={detail.city} optional {...field} />
      <TextField name="phone" type="tel" value={detail.phone} optional {...field} />
      <TextField name="email" type="email" value={detail.email} {...field} />
      <TextField name="vatId" value={detail.vatId} optional width="middle" {...field} />
      <TextField name="taxNumber" value={detail.taxNumber} optional width="middle" {...field} />
      <TextField name="buyerReference" value={detail.buyerReference} optional width="middle" {...field} />
      <TextField name="logo" value={detail.logo} hint={t('desk.agency.logoHint')} optional {...field} />
    </>
  );
}

const mayMerge = ({ status }: Detail): boolean =>
  status !== 'merged' && status !== 'rejected' && status !== 'registered';

function MergeLink({ detail: { number } }: { detail: Detail }) {
  const t = useT();
  const { slug } = useSeat().mandant;
  return (
    <p>
      <a
        className={`${button.button} ${button.second} ${button.small}`}
        href={deskPath(slug, 'agenturen', number, 'zusammenfuehren')}
      >
        {t('desk.agency.do.merge')}
      </a>
    </p>
  );
}
