/** Who works in the agency (G9, G10): the list, a form that lets somebody in, one that changes a name, and the question before an end. */
import {
  changeEmployee,
  inviteEmployee,
  listEmployees,
  removeEmployee,
} from '@weitersagen/contract/agency/own-endpoints';
import { ChangeEmployee, type Employee, NewEmployee } from '@weitersagen/contract/agency/schemas';
import { encode, type Value } from '@weitersagen/contract/basics/wire';
import { salutation } from '@weitersagen/contract/recipient/schemas';
import { need, trouble } from '../../../../api/need.ts';
import { SelectField } from '../../../../form/field/select-field.tsx';
import { HiddenField, TextField } from '../../../../form/field/text-field.tsx';
import { Form } from '../../../../form/form.tsx';
import { Submit } from '../../../../form/submit.tsx';
import { day, fullName } from '../../../../i18n/format.ts';
import { type T, useLocale, useT } from '../../../../i18n/t.ts';
import button from '../../../../ui/button.module.css';
import layout from '../../../../ui/layout.module.css';
import { Badge, type BadgeKind } from '../../../../ui/state/badge.tsx';
import { Parted } from '../../../../ui/work/parted.tsx';
import { type Column, Table } from '../../../../ui/work/table.tsx';
import type { Load, Submit as Sent } from '../../../page/screen.ts';
import { salutations } from '../../../recipient/salutations.ts';
import { PageLink } from '../../../shell/link/page-link.tsx';
import { Said } from '../../../shell/said.tsx';
import styles from '../area.module.css';
import { None } from '../list/cells.tsx';
import { Leave, Question } from '../question.tsx';
import { view } from '../view.ts';

type Row = Value<typeof Employee>;

/** Marks of the address: whom a form is about, what was done. */
const [edits, removes, done] = ['aendern', 'entfernen', 'gesagt'] as const;
const tab = 'mitarbeiter';

async function load({ api, query, agencyUser }: Load) {
  const rows = need(await api(listEmployees));
  // An owner may have no number, and is then nobody whom an address asks for.
  const asked = (name: string) =>
    rows.find(({ employeeNumber }) => employeeNumber !== null && employeeNumber === query.get(name)) ?? null;
  return {
    rows,
    edited: asked(edits),
    removed: asked(removes),
    said: query.get(done),
    mayWrite: agencyUser?.agencyStatus === 'active' && agencyUser.support === null,
  };
}
type Data = Awaited<ReturnType<typeof load>>;

async function submit({ form, enter }: Sent) {
  const { number = '' } = form.values;
  const to = (what: string) => () => enter('agency', { tab, [done]: what });
  const params = { employeeNumber: number };
  switch (form.values._form) {
    case 'invite':
      return form.send(inviteEmployee, {}, to('invited'));
    case 'change':
      return form.send(changeEmployee, { params }, to('changed'));
    case 'remove':
      return form.send(removeEmployee, { params }, to('removed'));
    default:
      throw trouble(404);
  }
}

export const employees = view<Data>({ load, submit, draw: (data) => <Employees {...data} /> });

function Employees({ rows, edited, removed, said, mayWrite }: Data) {
  const t = useT();
  const columns = useColumns(mayWrite);
  if (removed && mayWrite) return <Removal row={removed} />;
  return (
    <>
      {said && (
        <Said>
          {t(`agencyStaff.done.${said === 'removed' ? 'removed' : said === 'changed' ? 'changed' : 'invited'}`)}
        </Said>
      )}
      <div className={mayWrite ? styles.columns : undefined}>
        <Table
          caption={t('agencyStaff.caption', { count: rows.length })}
          columns={columns}
          rows={rows}
          keyOf={({ employeeNumber, email }) => employeeNumber ?? email}
          empty={null}
        />
        {mayWrite && (edited ? <Change row={edited} /> : <Invite />)}
      </div>
    </>
  );
}

const nameOf = ({ firstName, lastName, email }: Row): string => fullName(firstName ?? '', lastName ?? '') || email;

function useColumns(mayWrite: boolean): Column<Row>[] {
  const t = useT();
  const locale = useLocale();
  return [
    { head: t('agencyStaff.number'), cell: ({ employeeNumber }) => employeeNumber ?? <None /> },
    {
      head: t('agencyStaff.name'),
      kind: 'name',
      cell: (row) => (
        <span>
          <b>{nameOf(row)}</b>
          {row.isSelf && ` (${t('agencyStaff.you')})`}
          <small>
            <Parted text={row.email} />
          </small>
        </span>
      ),
    },
    { head: t('agencyStaff.role'), cell: ({ role }) => t(`agencyStaff.roleOf.${role ?? 'none'}`) },
    { head: t('agencyStaff.status'), cell: (row) => <Badge kind={kindOf(row)}>{statusOf(row, t, locale)}</Badge> },
    {
      head: t('agencyStaff.lastLogin'),
      cell: ({ lastLoginAt }) => (lastLoginAt ? day(lastLoginAt, locale) : t('agencyStaff.never')),
    },
    ...(mayWrite
      ? [{ head: t('agencyStaff.actions'), kind: 'action', cell: (row) => <Actions row={row} /> } as Column<Row>]
      : []),
  ];
}

const kindOf = ({ status, removedAt }: Row): BadgeKind => {
  if (removedAt || status === 'locked') return 'open';
  return status === 'active' ? 'good' : 'info';
};
const statusOf = ({ status, removedAt }: Row, t: T, locale: string): string =>
  removedAt ? t('agencyStaff.statusOf.removed', { day: day(removedAt, locale) }) : t(`agencyStaff.statusOf.${status}`);

function Actions({ row }: { row: Row }) {
  const t = useT();
  const { employeeNumber: number } = row;
  if (number === null || row.removedAt || row.role !== 'employee') return null;
  const style = `${button.button} ${button.quiet} ${styles.deed}`;
  const hush = <span className={layout.hush}> – {nameOf(row)}</span>;
  return (
    <div className={styles.deeds}>
      <PageLink to="agency" values={{ tab, [edits]: number }} className={style}>
        {t('agencyStaff.edit')}
        {hush}
      </PageLink>
      <PageLink to="agency" values={{ tab, [removes]: number }} className={style}>
        {t('agencyStaff.remove')}
        {hush}
      </PageLink>
    </div>
  );
}

function Invite() {
  const t = useT();
  return (
    <section className={`${layout.card} ${layout.stack}`} aria-labelledby="staff-invite">
      <h2 id="staff-invite">{t('agencyStaff.add')}</h2>
      <p className={layout.soft}>{t('agencyStaff.addLead')}</p>
      <Form name="invite" schema={NewEmployee}>
        <SelectField name="salutation" options={salutations(t)} optional autoComplete="off" />
        <TextField name="firstName" autoComplete="off" />
        <TextField name="lastName" autoComplete="off" />
        <TextField name="email" type="email" autoComplete="off" />
        <TextField name="employeeNumber" autoComplete="off" width="short" hint={t('agencyStaff.numberHint')} />
        <div className={layout.row}>
          <Submit>{t('agencyStaff.submit')}</Submit>
        </div>
      </Form>
    </section>
  );
}

function Change({ row }: { row: Row }) {
  const t = useT();
  const number = row.employeeNumber ?? '';
  const chosen = row.salutation === null ? '' : String(encode(salutation, row.salutation));
  return (
    <Question title={t('agencyStaff.changeTitle', { number })}>
      <Form name="change" schema={ChangeEmployee}>
        <HiddenField name="number" value={number} />
        <SelectField name="salutation" options={salutations(t)} value={chosen} optional autoComplete="off" />
        <TextField name="firstName" autoComplete="off" value={row.firstName} />
        <TextField name="lastName" autoComplete="off" value={row.lastName} />
        <TextField name="phone" type="tel" autoComplete="off" value={row.phone} optional />
        <div className={layout.row}>
          <Submit>{t('agencyArea.save')}</Submit>
          <Leave values={{ tab }} />
        </div>
      </Form>
    </Question>
  );
}

/** Asked before, with what it ends and what stays. */
function Removal({ row }: { row: Row }) {
  const t = useT();
  const name = nameOf(row);
  return (
    <Question title={t('agencyStaff.removeTitle', { name })}>
      <p>{t('agencyStaff.removeText', { name })}</p>
      <Form name="remove">
        <HiddenField name="number" value={row.employeeNumber ?? ''} />
        <div className={layout.row}>
          <Submit isDangerous>{t('agencyStaff.removeSubmit')}</Submit>
          <Leave values={{ tab }} />
        </div>
      </Form>
    </Question>
  );
}
