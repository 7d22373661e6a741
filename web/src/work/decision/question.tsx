/**
 * A question before something is done: what it is, what will happen, why. It stands in the address (`?frage=stornieren`),
 * so that the way back closes it, a reload keeps it, and the form it holds posts to the very page it is about.
 */
import type { decode } from '@weitersagen/contract/basics/wire';
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { TextArea } from '../../form/field/text-area.tsx';
import { Form } from '../../form/form.tsx';
import { Submit } from '../../form/submit.tsx';
import { type TextKey, useT } from '../../i18n/t.ts';
import button from '../../ui/button.module.css';
import { HeldButton } from '../../ui/held-button.tsx';
import layout from '../../ui/layout.module.css';
import { Dialog } from '../../ui/over/dialog.tsx';
import { useAnswer } from '../answer.ts';
import { focusHeading } from '../focus-heading.ts';
import { useDraft } from '../work-area.ts';
import { asking, questionOf } from './question-address.ts';

interface Props {
  /** Its word in the address. */
  name: string;
  /** The question, which is the heading. */
  title: string;
  /** The verb of the button that does it. */
  submit: string;
  isDangerous?: boolean;
  schema?: Parameters<typeof decode>[0];
  /** Makes a second sending harmless where the call takes a key. */
  nonce?: string;
  /** It may not be done now: an address that asks all the same, from yesterday or a colleague, opens nothing. */
  isHeld?: boolean;
  /** What will happen: read out with the title, because the focus goes past it to the first field or button. */
  consequence: ReactNode;
  /** The fields. */
  children?: ReactNode;
}

export function Question({ name, title, submit, isDangerous, schema, nonce, isHeld, consequence, children }: Props) {
  const t = useT();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const isOpen = questionOf(new URLSearchParams(search)) === name && !isHeld;
  const answer = useAnswer();
  const draft = useDraft(isOpen);
  const consequenceId = useId();
  const without = asking(pathname, search, null);
  const close = () => {
    if (isOpen) void navigate(without, { replace: true, preventScrollReset: true });
  };
  useFocusAfter(isOpen);
  return (
    <Dialog isOpen={isOpen} onClose={close} question={title} describedBy={consequenceId}>
      <Form schema={schema} nonce={nonce} before={answer ?? draft}>
        <div id={consequenceId} className={layout.stack}>
          {consequence}
        </div>
        {children}
        <div className={layout.row}>
          <Submit isDangerous={isDangerous}>{submit}</Submit>
          <a className={`${button.button} ${button.second}`} href={without}>
            {t('work.question.leave')}
          </a>
        </div>
      </Form>
    </Dialog>
  );
}

/** A dialog gives the focus back to the button that asked; where that is gone with what was done, to the heading. */
function useFocusAfter(isOpen: boolean): void {
  const wasOpen = useRef(false);
  useLayoutEffect(() => {
    if (wasOpen.current && !isOpen) focusHeading();
    wasOpen.current = isOpen;
  }, [isOpen]);
  // The question may go with what was done.
  useEffect(
    () => () => {
      if (wasOpen.current) focusHeading();
    },
    [],
  );
}

interface ReasonProps {
  /** Kept with the event, mailed to the person, or gone with the person's data. */
  fate?: 'kept' | 'mailed' | 'gone';
  optional?: boolean;
  label?: string;
}

/** Why somebody decides so. */
export function ReasonField({ fate = 'kept', optional, label }: ReasonProps) {
  const t = useT();
  return (
    <TextArea
      name="reason"
      label={label ?? t('work.question.reason')}
      hint={t(`work.question.reasonOf.${fate}`)}
      rows={3}
      optional={optional}
    />
  );
}

interface AskProps {
  name: string;
  /** Why it cannot be asked now; then the button is there, held, with this sentence. */
  obstacle?: TextKey | string | undefined;
  isFirst?: boolean;
  isSmall?: boolean;
  children: ReactNode;
}

/** The button that asks: a link to the same page with the question. */
export function Ask({ name, obstacle, isFirst, isSmall, children }: AskProps) {
  const { pathname, search } = useLocation();
  if (obstacle !== undefined)
    return (
      <HeldButton reason={obstacle} small={isSmall}>
        {children}
      </HeldButton>
    );
  const look = [button.button, !isFirst && button.second, isSmall && button.small].filter(Boolean).join(' ');
  return (
    <div>
      <a className={look} href={asking(pathname, search, name)}>
        {children}
      </a>
    </div>
  );
}
