/** Buttons in every kind and state, links, icons. */
import button from '../ui/button.module.css';
import { HeldButton } from '../ui/held-button.tsx';
import { Icon, iconNames } from '../ui/icon.tsx';
import layout from '../ui/layout.module.css';
import styles from './kit.module.css';
import { useWords } from './sample-words.ts';
import { Chapter, Samples } from './specimen.tsx';

export function ActionChapter() {
  const words = useWords();
  return (
    <Chapter id="actions" title={words.actions}>
      <Samples>
        <Button>{words.create}</Button>
        <Button kind={button.second}>{words.copy}</Button>
        <Button kind={button.quiet}>{words.reset}</Button>
        <Button kind={button.danger}>{words.cancel}</Button>
        <Button kind={button.small}>{words.release}</Button>
        <Button kind={`${button.second} ${button.small}`}>
          <Icon name="download" />
          {words.download}
        </Button>
      </Samples>
      <Samples>
        <button type="button" className={button.button} aria-busy="true">
          {words.sending}
        </button>
        <button type="button" className={`${button.button} ${button.second}`} aria-busy="true">
          {words.sending}
        </button>
        <HeldButton reason={words.reason}>{words.release}</HeldButton>
      </Samples>
      <div className={styles.narrow}>
        <Button kind={button.full}>{words.long}</Button>
      </div>
      <p>
        {words.textBefore} <a href="#actions">{words.link}</a> {words.textAfter}
      </p>
      <p>
        <a className={button.back} href="#actions">
          <Icon name="left" />
          {words.back}
        </a>
      </p>
      <ul className={styles.icons} aria-label={words.icons}>
        {iconNames.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <code className={layout.small}>{name}</code>
          </li>
        ))}
      </ul>
    </Chapter>
  );
}

const Button = ({ kind, children }: { kind?: string | undefined; children: React.ReactNode }) => (
  <button type="button" className={kind ? `${button.button} ${kind}` : button.button}>
    {children}
  </button>
);
