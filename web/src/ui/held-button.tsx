/** What may not be done now, shown with its reason. It stays in the order of focus, so that the reason can be heard. */
import { type ReactNode, useId } from 'react';
import button from './button.module.css';
import { Icon } from './icon.tsx';

export function HeldButton({ reason, small, children }: { reason: ReactNode; small?: boolean; children: ReactNode }) {
  const id = useId();
  return (
    <div className={button.act}>
      <button
        type="button"
        className={`${button.button} ${small ? button.small : ''}`}
        aria-disabled="true"
        aria-describedby={id}
      >
        {children}
      </button>
      <span className={button.reason} id={id}>
        <Icon name="clock" />
        <span>{reason}</span>
      </span>
    </div>
  );
}
