/** The form of a picture: focus and cut beside what it looks like, name and alternative texts. */
import { ChangeMedia, type MediaRow } from '@weitersagen/contract/media/schemas';
import { useId, useState } from 'react';
import { Field } from '../../form/field/field.tsx';
import { HiddenField, TextField } from '../../form/field/text-field.tsx';
import formStyles from '../../form/form.module.css';
import { Form } from '../../form/form.tsx';
import { useField } from '../../form/form-context.ts';
import { Submit } from '../../form/submit.tsx';
import { useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import layout from '../../ui/layout.module.css';
import { Notice } from '../../ui/notice.tsx';
import { useAnswer } from '../../work/answer.ts';
import { useSeat } from '../desk-context.ts';
import { PageLooks } from './looks.tsx';
import styles from './media.module.css';
import { CutFields, FocusFields } from './place-fields.tsx';
import { wholeOf } from './shown.ts';
import { type Looks, Stage, type Tool } from './stage.tsx';

interface Language {
  language: string;
  name: string;
  isDefault: boolean;
}

interface Props {
  row: MediaRow;
  languages: readonly Language[];
}

export function MediaForm({ row, languages }: Props) {
  const t = useT();
  const [looks, setLooks] = useState<Looks>({ focus: row.focus, cut: row.cut });
  const { width, height } = row;
  return (
    <Form name="change" schema={ChangeMedia} before={useAnswer()}>
      <LooksSent looks={looks} />
      {width !== null && height !== null && (
        <PictureLooks row={row} width={width} height={height} looks={looks} set={setLooks} />
      )}
      <section className={layout.card} aria-labelledby="described">
        <h2 id="described">{t('desk.media.described')}</h2>
        {row.lacksText && <Notice kind="warn">{t('desk.media.textNeeded')}</Notice>}
        <TextField name="name" label={t('desk.media.name')} autoComplete="off" value={row.name} />
        {row.type !== 'pdf' && (
          <div className={styles.texts}>
            {languages.map((one) => (
              <AlternativeText key={one.language} language={one} value={row.alternativeTexts[one.language] ?? ''} />
            ))}
          </div>
        )}
        <div className={layout.row}>
          <Submit>{t('desk.media.save')}</Submit>
        </div>
      </section>
    </Form>
  );
}

function LooksSent({ looks: { focus, cut } }: { looks: Looks }) {
  return (
    <>
      <HiddenField name="focus.x" value={focus.x} />
      <HiddenField name="focus.y" value={focus.y} />
      {cut &&
        (['x', 'y', 'width', 'height'] as const).map((side) => (
          <HiddenField key={side} name={`cut.${side}`} value={cut[side]} />
        ))}
    </>
  );
}

interface LooksProps {
  row: MediaRow;
  width: number;
  height: number;
  looks: Looks;
  set: (looks: Looks) => void;
}

const tools: readonly Tool[] = ['focus', 'cut'];

function PictureLooks({ row, width, height, looks, set }: LooksProps) {
  const t = useT();
  const { mandant } = useSeat();
  const hint = useId();
  const [tool, setTool] = useState<Tool>('focus');
  const src = wholeOf(mandant.slug, row);
  return (
    <section className={styles.work} aria-label={t('desk.media.preview')}>
      <div className={layout.stack}>
        {/* biome-ignore lint/a11y/useSemanticElements: two buttons are a group, no fieldset */}
        <div className={layout.row} role="group" aria-label={t('desk.media.tools')}>
          {tools.map((one) => (
            <button
              key={one}
              type="button"
              className={`${button.button} ${button.second} ${button.small} ${styles.tool}`}
              aria-pressed={tool === one}
              onClick={() => setTool(one)}
            >
              {t(`desk.media.tool.${one}`)}
            </button>
          ))}
        </div>
        <Stage
          src={src}
          alt={t('desk.media.whole')}
          width={width}
          height={height}
          tool={tool}
          looks={looks}
          set={set}
          describedBy={hint}
        />
        <p id={hint} className={`${layout.small} ${layout.soft}`}>
          {t(`desk.media.stageHint.${tool}`)}
        </p>
      </div>
      <div className={styles.places}>
        <FocusFields looks={looks} set={set} />
        <CutFields looks={looks} set={set} width={width} height={height} />
        <PageLooks src={src} width={width} height={height} looks={looks} />
      </div>
    </section>
  );
}

const textMax = 300;

function AlternativeText({ language: { language, name, isDefault }, value }: { language: Language; value: string }) {
  const t = useT();
  const fieldName = `alternativeTexts.${language}`;
  const hint = isDefault ? t('desk.media.textHint') : undefined;
  const field = useField(fieldName, { label: t('desk.media.text', { language: name }), hint });
  return (
    <Field name={fieldName} field={field} hint={hint} optional={!isDefault}>
      <textarea
        className={`${formStyles.input} ${styles.text}`}
        id={fieldName}
        name={fieldName}
        lang={language}
        rows={2}
        maxLength={textMax}
        defaultValue={field.value ?? value}
        {...field.described}
      />
    </Field>
  );
}
