/** A mandant's file as somebody wrote it: everything that is wrong with it is said at once, by its path. */
import { decode, unknownFields } from '@weitersagen/contract/basics/wire';
import { MandantFile } from '@weitersagen/contract/mandant/file';
import { problemText } from '@weitersagen/contract/texts/texts';
import { isSafeAddress } from '#mandant/mandant.ts';
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
  const inProduction = decoded.ok && environment === 'production' ? decoded.value : undefined;
  const problems = [
    ...unknownFields(MandantFile, json).map((field) => ({ field, code: 'not-known' })),
    ...(decoded.ok ? [] : decoded.problems),
    ...(inProduction?.apiKeys ?? []).flatMap(({ key }, index) =>
      key === exampleKey ? [{ field: `ApiSchluessel.${index}.Schluessel`, code: 'example-key' }] : [],
    ),
    ...(inProduction && !isSafeAddress(environment, inProduction.config.mandantUrl)
      ? [{ field: 'Konfiguration.MandantUrl', code: 'https-needed' }]
      : []),
  ];
  const few = decoded.ok && ownOperators(decoded.value).length < operatorsMin;
  const lines = [
    ...problems.map((problem) => `${problem.field || 'the file'}: ${problemText('en', problem)}`),
    ...(few ? [`Betreiber: ${operatorsMin} operators are needed, because nobody confirms the own payout run`] : []),
  ];
  if (!decoded.ok || lines.length > 0) throw new FileProblems(lines);
  return decoded.value;
}

const ownOperators = ({ slug, operators }: MandantFile) =>
  operators.filter(({ mandants }) => mandants?.includes(slug) ?? true);

function parse(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch (error) {
    throw new FileProblems([`the file is no JSON: ${(error as Error).message}`]);
  }
}
