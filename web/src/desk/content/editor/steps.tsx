/** The next step with something that is being written, and behind a button all others. */
import { useLocation } from 'react-router';
import { type TextKey, useT } from '../../../i18n/t.ts';
import { Menu } from '../../../ui/over/menu.tsx';
import { Ask } from '../../../work/decision/question.tsx';
import { asking } from '../../../work/decision/question-address.ts';

interface Props<Decision extends string> {
  first: Decision;
  /** Why it may not be done now. */
  obstacle: TextKey | undefined;
  others: readonly Decision[];
  /** The words of the questions in the address. */
  questions: Readonly<Record<Decision, string>>;
  labelOf: (decision: Decision) => string;
}

export function Steps<Decision extends string>({ first, obstacle, others, questions, labelOf }: Props<Decision>) {
  const t = useT();
  const { pathname, search } = useLocation();
  return (
    <>
      {others.length > 0 && (
        <Menu label={t('desk.edit.more')}>
          {others.map((decision) => (
            <a key={decision} href={asking(pathname, search, questions[decision])}>
              {labelOf(decision)}
            </a>
          ))}
        </Menu>
      )}
      <Ask name={questions[first]} isFirst isSmall obstacle={obstacle && t(obstacle)}>
        {labelOf(first)}
      </Ask>
    </>
  );
}
