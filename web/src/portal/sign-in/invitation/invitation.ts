/**
 * The invitation of an agency (rules 3.7): accepted by a first password, or by signing in with the account there is. What
 * the page shows opens nothing; the first touch does (opened.ts).
 */
import { checkPasswordToken, resetPassword } from '@weitersagen/contract/account/endpoints';
import type { Reply } from '@weitersagen/contract/basics/endpoint';
import { declineInvitation } from '@weitersagen/contract/invitation/decline-endpoint';
import { showHighestPremium } from '@weitersagen/contract/premium/endpoints';
import { need } from '../../../api/need.ts';
import { FormRefused } from '../../../form/send.ts';
import type { Load, Submit as Sent } from '../../page/screen.ts';
import { signInWith } from '../sign-in.ts';

/** In the address: the invitation, the question whether none should come any more, and that it is done. */
export const invitationMark = 'einladung';
const noMore = 'keine';
const noMoreDone = 'abgelehnt';
const isOver = 'vorbei';
/** Somebody says so; and the address turned out to have one. */
const hasAccount = 'konto';
const isKnown = 'vorhanden';
export const noMoreMark = { [invitationMark]: noMore };
export const accountMark = { [invitationMark]: hasAccount };
export const newMark = { [invitationMark]: '1' };

export const joinForm = 'join';
export const signInForm = 'signIn';
export const noMoreForm = 'noMore';

type Found = Omit<Reply<typeof checkPasswordToken>, 'validUntil'> & { until: string };

export type ShownInvitation =
  | { kind: 'over' | 'declined' }
  | { kind: 'noMore'; token: string; company: string; email: string }
  | {
      kind: 'invitation';
      token: string;
      found: Found;
      termsText: string;
      upToCents: number;
      /** How it is accepted: by a first password, or by signing in, where the address is known to have an account or somebody says so. */
      way: 'join' | 'known' | 'signIn';
    };

/** Needs no token; undefined where the page is another one. */
export function endedInvitation(query: URLSearchParams): { kind: 'over' | 'declined' } | undefined {
  const mark = query.get(invitationMark);
  return mark === noMoreDone ? { kind: 'declined' } : mark === isOver ? { kind: 'over' } : undefined;
}

export async function loadInvitation(given: Load, token: string): Promise<ShownInvitation> {
  const { api, query, terms } = given;
  const [checked, highest] = await Promise.all([
    api(checkPasswordToken, { body: { token, onlyLooks: true } }),
    // What is still on the page needs no data in the browser.
    import.meta.env.SSR ? api(showHighestPremium) : undefined,
  ]);
  const { validUntil, ...found } = need(checked);
  if (!found.isValid || found.kind !== 'invitation') return { kind: 'over' };
  const { company = '', email = '' } = found;
  const mark = query.get(invitationMark);
  if (mark === noMore) return { kind: 'noMore', token, company, email };
  return {
    kind: 'invitation',
    token,
    found: { ...found, until: validUntil?.toISOString() ?? '' },
    termsText: terms?.text ?? '',
    upToCents: highest?.ok ? highest.value.valueCents : 0,
    way: found.hasAccount || mark === isKnown ? 'known' : mark === hasAccount ? 'signIn' : 'join',
  };
}

export function submitInvitation(sent: Sent) {
  switch (sent.form.values._form) {
    case noMoreForm:
      return decline(sent);
    case signInForm:
      return accept(sent);
    default:
      return join(sent);
  }
}

const decline = async (sent: Sent) => {
  const instead = { token: sent.token ?? '' };
  const done = () => sent.enter('registration', { [invitationMark]: noMoreDone });
  return orOver(sent, await sent.form.send(declineInvitation, { instead }, done));
};

/** What the personal area says of it. */
const answered = (how: 'angenommen' | 'bleibt' | 'vorbei') => ({ [invitationMark]: how });

async function join(sent: Sent) {
  const { form, token = '', enter, reach, mandant } = sent;
  const isAgreed = form.values.acceptsTerms === 'yes' || mandant.acceptsTermsBySending;
  const also = isAgreed ? [] : [{ field: 'AgbAkzeptiert', code: 'terms' }];
  const call = { instead: { ...form.values, token }, also };
  const answer = await form.send(resetPassword, call, () => {
    reach('registration');
    return enter('personalArea', answered('angenommen'));
  });
  // The address has an account: its owner signs in.
  if (answer instanceof FormRefused && answer.state.code === 'PSOF0102')
    return enter('registration', { token, [invitationMark]: isKnown });
  return orOver(sent, answer);
}

/** Somebody with an account: it is the sign-in that accepts (I4). */
const accept = (sent: Sent) =>
  signInWith(sent, { ...sent.form.values, invitation: sent.token ?? '' }, ({ invitation }) =>
    sent.enter(
      'personalArea',
      answered(!invitation?.isAccepted ? 'vorbei' : invitation.isAssigned ? 'angenommen' : 'bleibt'),
    ),
  );

/** The page says that the invitation is over, and what can be done. */
const orOver = ({ enter }: Sent, answer: Response | FormRefused): Response | FormRefused =>
  answer instanceof FormRefused && answer.state.code === 'PSOF0205'
    ? enter('registration', { [invitationMark]: isOver })
    : answer;
