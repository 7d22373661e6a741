/** One step back, from a single thing to the list of its kind. */
import button from '../../ui/button.module.css';
import { Icon } from '../../ui/icon.tsx';

export const BackToList = ({ href, children }: { href: string; children: string }) => (
  <div>
    <a className={button.back} href={href}>
      <Icon name="left" />
      {children}
    </a>
  </div>
);
