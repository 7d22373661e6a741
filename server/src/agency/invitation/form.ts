/** What the form of an invitation needs (C-28): kinds of talk, who may have had it, and the mail as it would leave now. */
import { plusDays } from '@weitersagen/contract/basics/day';
import { codesOf } from '@weitersagen/contract/basics/label';
import { refuse } from '@weitersagen/contract/basics/refusals';
import type { InvitationForm } from '@weitersagen/contract/invitation/schemas';
import { talkKind } from '@weitersagen/contract/invitation/status';
import { talkWord } from '@weitersagen/contract/invitation/words';
import { today } from '#platform/clock.ts';
import type { Ctx } from '#platform/context.ts';
import { writeKept } from '#platform/mail/template.ts';
import { languageFor } from '#site/site.ts';
import { findAgency } from '../agency-sql.ts';
import { ownAgencyOf } from '../user-kind.ts';
import { listUsers } from '../user-sql.ts';
import { type InvitationMail, invitationMail } from './mail/mails.ts';
import { employeeName } from './send.ts';

export async function showInvitationForm(ctx: Ctx): Promise<InvitationForm> {
  const { agencyId, employeeNumber: own, roles } = ownAgencyOf(ctx);
  const isOwner = roles.includes('owner');
  const { agency, staff } = await ctx.read(async ({ db }) => ({
    agency: (await findAgency(db, agencyId)) ?? refuse('access.denied'),
    staff: await listUsers(db, agencyId),
  }));
  const employees = staff.flatMap(({ removedAt, employeeNumber, firstName, lastName }) =>
    removedAt || employeeNumber === null || !(isOwner || employeeNumber === own)
      ? []
      : [{ employeeNumber, firstName, lastName }],
  );
  const chosen =
    employees.find(({ employeeNumber }) => employeeNumber === own) ??
    (employees.length === 1 ? employees[0] : undefined);
  const inviter = chosen
    ? employeeName({ employeeFirstName: chosen.firstName, employeeLastName: chosen.lastName })
    : null;
  return {
    kinds: codesOf(talkKind).map((kind) => ({ kind, text: talkWord(kind, ctx.locale) })),
    employees,
    standard: { kind: 'personal', employeeNumber: chosen?.employeeNumber ?? null },
    preview: await previewOf(ctx, { company: agency.company, inviter }),
  };
}

/** Written by whatever writes the mail, the mandant's own words included. Its link leads nowhere. */
async function previewOf(ctx: Ctx, by: Pick<InvitationMail, 'company' | 'inviter'>): Promise<string> {
  const language = await languageFor(ctx);
  const day = today(ctx.now);
  const parameters: InvitationMail = {
    ...by,
    firstName: null,
    talk: 'personal',
    talkedOn: day,
    expiresOn: plusDays(day, ctx.mandant.config.invitationValidityDays),
    token: 'vorschau',
  };
  const template = ctx.system.templates.get(invitationMail.id) ?? invitationMail;
  const { subject, text } = await writeKept(template, ctx, parameters, language);
  return `${subject}\n\n${text}`;
}
