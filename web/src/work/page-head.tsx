/** The heading of a screen: names the page and the tab of the browser, and takes the focus when somebody goes there. */
import { type ReactNode, useEffect } from 'react';
import { useParams } from 'react-router';
import { useT } from '../i18n/t.ts';
import layout from '../ui/layout.module.css';
import work from '../ui/work/work.module.css';
import { useAnswer } from './answer.ts';
import { CopyNumber, type Numbered } from './copy-number.tsx';
import { useWorkArea } from './work-area.ts';

interface Props {
  title: string;
  /** What the title stands for, beside it: a badge. */
  state?: ReactNode;
  /** The number of what the title tells of, below it. */
  number?: Numbered;
  lead?: ReactNode;
  /** What can be done with the whole. */
  actions?: ReactNode;
  /** The way back to the list. */
  back?: ReactNode;
}

export function PageHead({ title, state, number, lead, actions, back }: Props) {
  useTitle(title);
  return (
    <div className={layout.stack}>
      {back}
      <div className={work.apart}>
        <div className={layout.row}>
          <h1 tabIndex={-1}>{title}</h1>
          {state}
        </div>
        {actions && <div className={layout.row}>{actions}</div>}
      </div>
      {number && <CopyNumber {...number} />}
      {lead && <p className={layout.soft}>{lead}</p>}
    </div>
  );
}

function useTitle(title: string): void {
  const t = useT();
  const { tabTitle } = useWorkArea();
  const { mandant } = useParams();
  const isRefused = (useAnswer()?.status ?? 0) >= 400;
  const named = isRefused ? t('form.errorTitle', { title }) : title;
  useEffect(() => {
    document.title = tabTitle(named, mandant);
  }, [named, mandant, tabTitle]);
}
