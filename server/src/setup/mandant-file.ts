/** A mandant's file as somebody wrote it: everything that is wrong with it is said at once, by its path. */
import { decode, unknownFields } from '@weitersagen/contract/basics/wire';
import { MandantFile } from '@weitersagen/contract/mandant/file';
import { problemText } from '@weitersagen/contract/texts/texts';
import type { Config } from '#platform/config.ts';

/** Payouts need four eyes. */
const operatorsMin = 2;
/** Of docs/mandant.example.json: everybody knows it. */
const exampleKey = 'replace-with-a-long-random-text';

/** What is wrong with a file, one line each. */
export class FileProblems extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.lines = lines;
  }
}

export function readMandantFile(content: string, environment: Config['environment'] = 'development'): MandantFile {
  const json = parse(content);
  const decoded = decode(MandantFile, json);
  const keys = decoded.ok && environment === 'production' ? decoded.value.apiKeys : [];
  const problems = [
    ...unknownFields(MandantFile, json).map((field) => ({ field, code: 'not-known' })),
    ...(decoded.ok ? [] : decoded.problems),
    ...keys.flatMap(({ key }, index) =>
      key === exampleKey ? [{ field: `ApiSchluessel.${index}.Schluessel`, code: 'example-key' }] : [],
    ),
  ];
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
