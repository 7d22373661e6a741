/**
 * How an invitation leaves (I1, I8): by a mail where there was a talk that somebody answers for, whose evidence is kept
 * apart (E-19); else as a link that the employee hands over, with its picture for a camera.
 */
import { dayOf, plusDays } from '@weitersagen/contract/basics/day';
import { talkWord } from '@weitersagen/contract/invitation/words';
import { issueToken } from '#identity/identity.ts';
import { keepPermission } from '#mandant/mandant.ts';
import { today } from '#platform/clock.ts';
import type { Tx } from '#platform/context.ts';
import { dayText } from '#platform/day-text.ts';
import { queueInTurn } from '#platform/mail/queue.ts';
import { wordsIn } from '#platform/mail/words.ts';
import { invitationAddress, invitationMail } from './mail/mails.ts';
import { invitation as words } from './mail/words.ts';
import type { Invitation } from './sql.ts';

export interface Left {
  /** None of one that was mailed. */
  link: string | null;
  /** By when the mail goes, where it has to wait for its turn. */
  mailExpectedAt?: Date;
}

export const lastDay = ({ now, mandant: { config } }: Tx): string =>
  plusDays(today(now), config.invitationValidityDays);

export const employeeName = ({
  employeeFirstName,
  employeeLastName,
}: Pick<Invitation, 'employeeFirstName' | 'employeeLastName'>): string | null =>
  [employeeFirstName, employeeLastName].filter(Boolean).join(' ') || null;

/** With a fresh token beside those there are; of one that has lost what names the person nothing leaves. */
export async function sendInvitation(tx: Tx, invitation: Invitation): Promise<Left> {
  const { id, email, language, talkedAt } = invitation;
  const token = await issueToken(tx, 'Einladung', { object: 'invitation', id });
  if (!invitation.isMailed || !email || !talkedAt) return { link: await invitationAddress(tx, { language, token }) };
  const queued = await queueInTurn(tx, invitationMail, {
    to: email,
    language,
    object: 'invitation',
    objectId: id,
    parameters: {
      firstName: invitation.firstName,
      company: invitation.company,
      inviter: employeeName(invitation),
      talk: invitation.kind,
      talkedOn: dayOf(talkedAt),
      expiresOn: lastDay(tx),
      token,
    },
    unconfirmed: true,
  });
  return { link: null, ...(queued.waitsUntil && { mailExpectedAt: queued.waitsUntil }) };
}

/** Who says that the person wants this mail, when and how they talked, and what it was to say (rules 3.7). */
export async function keepEvidence(tx: Tx, invitation: Invitation): Promise<void> {
  const { email, talkedAt, evidence, kind, employeeNumber, agencyNumber, company } = invitation;
  if (!email || !talkedAt || !evidence) return;
  const by = `${company} (${[agencyNumber, employeeNumber].filter(Boolean).join('-')})`;
  const talk = `${talkWord(kind, 'de')} am ${dayText(dayOf(talkedAt), 'de')}`;
  const mail = wordsIn(words, invitation.language).subject(company);
  const text = `${by}: ${talk}. ${evidence} [M24: ${mail}; ${tx.mandant.config.termsVersion}]`;
  await keepPermission(tx, { kind: 'invitation', email, given: true, text, source: 'I1' });
}
