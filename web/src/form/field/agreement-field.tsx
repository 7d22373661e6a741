/**
 * The terms of a form: the box that accepts them, one sentence, and below it their text, which opens in place. The text that can
 * be read is the text that is sent, as evidence of what was agreed to (rules 3.3). Where the mandant accepts by sending, a
 * sentence stands instead of the box.
 */
import { useT } from '../../i18n/t.ts';
import styles from '../form.module.css';
import { useField } from '../form-context.ts';
import { CheckField } from './check-field.tsx';
import { FieldError } from './field.tsx';
import { HiddenField } from './text-field.tsx';

/** Terms of one sentence are said by the box itself. */
const shortLength = 300;

interface Props {
  /** The terms, word for word. */
  text: string;
  /** Name of the field that takes the text. */
  textName: string;
  /** Name of the box where it is a field of its own; without it the box sends the text. */
  boxName?: string;
  /** What opens the text. */
  legend: string;
  /** What the box says. */
  agree: string;
  /** What stands instead of the box. */
  bySending?: string | null | undefined;
}

export function AgreementField({ text, textName, boxName, legend, agree, bySending }: Props) {
  const t = useT();
  const isShort = text.length <= shortLength && !text.includes('\n');
  return (
    <fieldset className={styles.group}>
      <legend className={styles.hush}>{t('form.agreement')}</legend>
      {!bySending ? (
        <Box {...{ text, textName, boxName }} agree={isShort ? text : agree} />
      ) : (
        <>
          <TextProblem name={textName} />
          <p>{bySending}</p>
          <HiddenField name={textName} value={text} />
          {boxName && <HiddenField name={boxName} value="yes" />}
        </>
      )}
      {!(isShort && !bySending) && (
        <details className={styles.terms}>
          <summary>{legend}</summary>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a box that scrolls has to be reached by keyboard */}
          <section tabIndex={0} aria-label={legend}>
            {text}
          </section>
        </details>
      )}
    </fieldset>
  );
}

function Box({ text, textName, boxName, agree }: Pick<Props, 'text' | 'textName' | 'boxName' | 'agree'>) {
  if (!boxName) return <CheckField name={textName} value={text} text={agree} />;
  return (
    <>
      <TextProblem name={textName} />
      <HiddenField name={textName} value={text} />
      <CheckField name={boxName} text={agree} />
    </>
  );
}

const TextProblem = ({ name }: { name: string }) => <FieldError field={useField(name)} />;
