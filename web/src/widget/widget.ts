/**
 * What a page of a client loads (docs/widget.md): one element, `<weitersagen-widget>`, that shows the portal in a frame of
 * the height of its content, and hands events out and consent in. It imports nothing, sets nothing, styles nothing but
 * its own frame, and hears and tells the one origin it shows. Loaded twice, it is there once; with `data-` attributes on its
 * script it stands there by itself.
 */
import { type Address, addressOf, fromAddress } from './address.ts';

const tag = 'weitersagen-widget';
const script = document.currentScript as HTMLScriptElement | null;
/** Of the first script of this page; an element may name another one. */
const home = script ? new URL(script.src).origin : '';
const events = ['ready', 'height', 'navigated', 'show'] as const;
/** How the RouteNames of its forms end, and of the pages that follow when a recommendation was made. */
const form = 'Empfehlen';
const made = ['EmpfehlungTeilen', 'EmpfehlungBestaetigung'];
/** So long after the frame has loaded something the portal has to be heard, else it may not stand here. */
const silenceMs = 5000;

const consentEvent = 'weitersagen:consent';
type Consent = Record<string, boolean>;
let known: Consent | undefined;
addEventListener(consentEvent, ({ detail }: CustomEventInit<Consent>) => {
  known = detail ?? {};
});
/** What a link into this page brings belongs to the first frame of it. */
let isTaken = false;

class Widget extends HTMLElement {
  static observedAttributes = ['portal', 'page', 'product', 'language', 'channel', 'target', 'title', 'consent'];
  #frame: HTMLIFrameElement | undefined;
  #landing: Partial<Address> | undefined;
  #isHeard = false;
  /** The page that was shown last, by name and path without values. */
  #shown: { name: string; to: string } | undefined;
  readonly #hear = (event: MessageEvent): void => this.#take(event);
  readonly #pass = (): void => this.#greet();

  connectedCallback(): void {
    addEventListener('message', this.#hear);
    addEventListener(consentEvent, this.#pass);
    if (this.#frame) return;
    this.#landing = isTaken ? {} : fromAddress(location.search);
    isTaken = true;
    this.style.display ||= 'block';
    const frame = document.createElement('iframe');
    this.#frame = frame;
    frame.title = this.#title;
    frame.allow = `clipboard-write${'share' in navigator ? '; web-share' : ''}`;
    frame.referrerPolicy = 'origin';
    frame.loading = this.getAttribute('loading') === 'eager' ? 'eager' : 'lazy';
    Object.assign(frame.style, { display: 'block', width: '100%', border: '0' });
    this.#grow(Number(this.getAttribute('height')) || 640);
    frame.addEventListener('load', () => {
      this.#greet();
      setTimeout(() => this.#isHeard || this.#giveUp(), silenceMs);
    });
    const instead = document.createElement('slot');
    const link = document.createElement('a');
    Object.assign(link, { href: this.#portal, target: '_top', textContent: this.#title });
    instead.append(link);
    instead.hidden = true;
    frame.src = this.#address;
    (this.shadowRoot ?? this.attachShadow({ mode: 'open' })).append(frame, instead);
  }

  disconnectedCallback(): void {
    removeEventListener('message', this.#hear);
    removeEventListener(consentEvent, this.#pass);
  }

  attributeChangedCallback(name: string, before: string | null, now: string | null): void {
    if (!this.#frame || before === now) return;
    if (name === 'title') this.#frame.title = this.#title;
    else if (name === 'consent') this.#greet();
    // In place of the page that is shown: no step in the history of the page around.
    else this.#frame.contentWindow?.location.replace(this.#address);
  }

  get #portal(): string {
    const portal = this.getAttribute('portal');
    return portal ? new URL(portal, location.href).origin : home;
  }

  get #title(): string {
    return this.title || (this.#language === 'en' ? 'Referral portal' : 'Empfehlungsportal');
  }

  get #language(): string {
    const around = this.closest<HTMLElement>('[lang]')?.lang ?? '';
    return (this.getAttribute('language') ?? around).slice(0, 2).toLowerCase();
  }

  get #address(): string {
    const own = (name: string): string | undefined => this.getAttribute(name) || undefined;
    return addressOf(this.#portal, {
      sprache: this.#language,
      seite: own('page'),
      produkt: own('product'),
      channel: own('channel'),
      ziel: own('target'),
      ...this.#landing,
    });
  }

  /** Attribute first, then what the consent manager of the page has told by its event. */
  get #consent(): Consent | undefined {
    const given = this.getAttribute('consent');
    if (given === null) return known;
    return Object.fromEntries(given.split(/[\s,]+/).map((purpose) => [purpose, true]));
  }

  #greet(): void {
    const { colorScheme: scheme } = getComputedStyle(this);
    this.#frame?.contentWindow?.postMessage({ type: 'host:hello', consent: this.#consent, scheme }, this.#portal);
  }

  #take({ origin, source, data }: MessageEvent): void {
    if (!this.#frame || origin !== this.#portal || source !== this.#frame.contentWindow) return;
    const event = events.find((name) => data?.type === `portal:${name}`);
    if (event === 'ready') {
      this.#isHeard = true;
      if (data.leftOut === 'ziel')
        console.warn(
          `<${tag}> leaves out target="${this.getAttribute('target')}": it needs a product, https and a host of ErlaubteZielDomains.`,
        );
      this.#greet();
      this.#tell(event);
    } else if (event === 'height') {
      if (this.#tell(event, { height: Number(data.height) })) this.#grow(Number(data.height));
    } else if (event === 'show') this.#show(Number(data.top));
    else if (event === 'navigated') this.#follow(String(data.name), String(data.to), data.isStep === true);
  }

  /** False where whoever heard it does not want what follows. */
  #tell(name: string, detail: object = {}): boolean {
    return this.dispatchEvent(
      new CustomEvent(`weitersagen:${name}`, { detail, bubbles: true, composed: true, cancelable: true }),
    );
  }

  #follow(name: string, to: string, isStep: boolean): void {
    const before = this.#shown;
    this.#shown = { name, to };
    this.#tell('navigated', { name, to, from: before?.to ?? '' });
    if (!before || !isStep) return;
    if (made.includes(name) && before.name.endsWith(form)) this.#tell('created');
    this.#show(0);
  }

  #grow(height: number): void {
    const limit = (name: string, otherwise: number): number => Number(this.getAttribute(name)) || otherwise;
    const most = limit('max-height', 20_000);
    if (this.#frame && height > 0)
      this.#frame.style.height = `${Math.min(Math.max(height, limit('min-height', 0)), most)}px`;
  }

  /** Brings a place of the frame into view where it is not; below what stands fixed at the top, by `scroll-margin-top`. */
  #show(top: number): void {
    const place = (this.#frame as HTMLIFrameElement).getBoundingClientRect().top + top;
    const margin = Number.parseFloat(getComputedStyle(this).scrollMarginTop) || 0;
    if (place < margin || place > innerHeight - 80) scrollBy({ top: place - margin - 16, behavior: 'instant' });
  }

  /** The portal may not stand here, or is not there: what the page has for that, or a link. */
  #giveUp(): void {
    if (!this.isConnected) return;
    for (const element of this.shadowRoot?.children ?? []) (element as HTMLElement).hidden = element === this.#frame;
    this.#frame?.style.removeProperty('display');
    this.#tell('failed');
  }
}

if (!customElements.get(tag)) customElements.define(tag, Widget);
const { portal, ...wishes } = script?.dataset ?? {};
if (script && Object.keys(wishes).length > 0) {
  const element = document.createElement(tag);
  element.setAttribute('portal', portal ?? home);
  for (const [name, value] of Object.entries(wishes))
    element.setAttribute(
      name.replace(/[A-Z]/g, (sign) => `-${sign.toLowerCase()}`),
      value ?? '',
    );
  script.after(element);
}
