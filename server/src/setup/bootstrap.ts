/**
 * How a production installation begins (rules 7.13): one checked file makes the first mandant, and two people get
 * one-time links to become operators. The same file again changes nothing, and gives fresh links only to who has not
 * accepted.
 */
import { decode } from '@weitersagen/contract/basics/wire';
import { MandantFile } from '@weitersagen/contract/mandant/file';
import { problemText } from '@weitersagen/contract/texts/texts';
import { inviteByLink } from '#operator/invitation.ts';
import type { System } from '#platform/context.ts';
import { setUpMandant } from './setup.ts';

/** Payouts need four eyes. */
const operatorsMin = 2;

/** What is wrong with a file, one line each. */
export class FileProblems extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export function readMandantFile(content: string): MandantFile {
  const decoded = decode(MandantFile, parse(content));
  const problems = decoded.ok ? [] : decoded.problems;
  const few = decoded.ok && decoded.value.operators.length < operatorsMin;
  const lines = [
    ...problems.map((problem) => `${problem.field || 'the file'}: ${problemText('en', problem)}`),
    ...(few ? [`Betreiber: ${operatorsMin} operators are needed, because nobody confirms the own payout run`] : []),
  ];
  if (!decoded.ok || lines.length > 0) throw new FileProblems(lines);
  return decoded.value;
}

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new FileProblems([`the file is no JSON: ${(error as Error).message}`]);
  }
}

export interface Invitation {
  email: string;
  /** None for somebody who is an operator already. */
  link: string | undefined;
}

export async function bootstrap(system: System, file: MandantFile): Promise<Invitation[]> {
  await setUpMandant(system, file);
  const invitations: Invitation[] = [];
  for (const operator of file.operators) {
    const token = await inviteByLink(system, operator);
    const link = token && `${file.config.mandantUrl}/verwaltung/einladung?token=${token}`;
    invitations.push({ email: operator.email, link });
  }
  return invitations;
}
