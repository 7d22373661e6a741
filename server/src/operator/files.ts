/** Own sessions and colleagues as files; of both there are never many. */
import { Session } from '@weitersagen/contract/account/session-schemas';
import { Operator } from '@weitersagen/contract/operator/schemas';
import { listSessions } from '#identity/identity.ts';
import type { Ctx } from '#platform/context.ts';
import type { Answer } from '#platform/http/answer.ts';
import { sendShortCsv } from '#platform/http/csv.ts';
import { listOperators } from './operators.ts';
import { operatorKind } from './user-kind.ts';

export const downloadSessions = async (ctx: Ctx, answer: Answer): Promise<void> =>
  sendShortCsv(answer, 'sitzungen', Session, await listSessions(operatorKind, ctx));

export const downloadOperators = async (ctx: Ctx, answer: Answer): Promise<void> =>
  sendShortCsv(answer, 'betreiber', Operator, await listOperators(ctx));
