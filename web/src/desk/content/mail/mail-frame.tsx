/**
 * The HTML of a mail in a frame of its own, where nothing runs and nothing is loaded. The policy of the desk takes no style out of a
 * text, and the frame has it, too: what the server wrote as styles is set one by one.
 */
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useT } from '../../../i18n/t.ts';
import styles from './mail.module.css';

export function MailFrame({ html, width }: { html: string; width: number }) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const [scale, setScale] = useState(1);
  const [height, setHeight] = useState(600);
  const [sheet, address] = useAddress(html);
  useEffect(() => {
    const element = box.current;
    if (!element) return;
    const fit = new ResizeObserver(([entry]) => setScale(Math.min(1, (entry?.contentRect.width ?? width) / width)));
    fit.observe(element);
    return () => fit.disconnect();
  }, [width]);
  return (
    <div
      ref={box}
      className={styles.box}
      style={{ '--scale': scale, '--width': `${width}px`, '--height': `${height}px` } as CSSProperties}
    >
      {address && (
        <iframe
          src={address}
          title={t('desk.ownMail.frame')}
          sandbox="allow-same-origin"
          onLoad={({ currentTarget: { contentDocument, contentWindow } }) => {
            if (!contentDocument || !contentWindow) return;
            dress(contentDocument, contentWindow, sheet);
            setHeight(Math.ceil(contentDocument.body.getBoundingClientRect().height));
          }}
        />
      )}
    </div>
  );
}

/** Its style sheet, and the rest as an address that only this page knows, as long as it is shown. */
function useAddress(html: string): readonly [string, string | undefined] {
  const [address, setAddress] = useState<string>();
  const sheet = /<style>([^<]*)<\/style>/.exec(html)?.[1] ?? '';
  useEffect(() => {
    const bare = html.replace(/<style>[^<]*<\/style>/, '').replaceAll(' style="', ` ${kept}="`);
    const made = URL.createObjectURL(new Blob([bare], { type: 'text/html;charset=utf-8' }));
    setAddress(made);
    return () => URL.revokeObjectURL(made);
  }, [html]);
  return [sheet, address];
}

const kept = 'data-style';

function dress(inside: Document, view: Window, sheet: string): void {
  const { CSSStyleSheet: Sheet } = view as Window & typeof globalThis;
  const made = new Sheet();
  made.replaceSync(sheet);
  inside.adoptedStyleSheets = [made];
  for (const element of inside.querySelectorAll<HTMLElement>(`[${kept}]`))
    element.style.cssText = element.getAttribute(kept) ?? '';
  // A link of a preview leads nowhere.
  for (const link of inside.querySelectorAll('a')) link.removeAttribute('href');
}
