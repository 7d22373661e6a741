/**
 * What the document of the desk shows before its style and its script are there: a sentence and grey lines, in the colours of the
 * system, below all that the style says later; and the colour of each company, by which its desk is known.
 */
import { escaped } from '../../page-script/document.ts';
import { brands, themeOf } from '../../ui/themes/theme-styles.ts';

const colourOf = (brand: string): string | undefined => /--brand:\s*([^;}]+)/.exec(themeOf(brand))?.[1]?.trim();

const companies = brands
  .flatMap((brand) => {
    const colour = colourOf(brand);
    return colour ? [`[data-company="${brand}"]{--company:${colour}}`] : [];
  })
  .join('');

/** No margins: those of the style below would take them away under the eyes of whoever waits. */
const coming = `
@layer first{:root{color-scheme:light dark}body{margin:0;background:Canvas}
.coming,.scriptless{display:grid;gap:1rem;box-sizing:border-box;font:1rem/1.5 system-ui,sans-serif;color:CanvasText}
.coming{padding:0 clamp(1rem,4vw,2rem)}
.coming p{margin:0;padding:1rem 0;border-bottom:1px solid;font-weight:600}
.coming i{display:block;height:1rem;max-width:60rem;border-radius:.5rem;background:currentColor;opacity:.12}
.coming i:first-of-type{width:40%;height:2rem}
.coming i:last-child{width:60%}
.scriptless{position:absolute;inset:15vh max(1rem,50% - 19rem) auto;padding:2rem;border:1px solid;border-radius:.75rem}
.scriptless h1{font-size:1.5rem}
.scriptless :is(h1,p){margin:0}}`.replaceAll('\n', '');

export const firstStyle = (nonce: string): string =>
  `<style nonce="${nonce}">${coming}${companies}</style><noscript><style nonce="${nonce}">.coming{display:none}</style></noscript>`;

export const comingMarkup = (text: string): string =>
  `<div class="coming" role="status"><p>${escaped(text)}</p><i></i><i></i><i></i></div>`;

export const scriptless = (title: string, text: string): string =>
  `<noscript><main class="scriptless"><h1>${escaped(title)}</h1><p>${escaped(text)}</p></main></noscript>`;
