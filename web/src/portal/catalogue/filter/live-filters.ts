/**
 * Once the page is alive, a filter applies as it is changed: what is chosen at once, what is typed after a pause, when its field is
 * left or by Enter. The address changes, and the list comes from the server's page of it. Back shows the list of before. Without
 * script the button sends the form.
 */
import { useEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router';
import { useFrame } from '../../page/page-frame.ts';
import { formIn, renewList, showCount } from './renew-list.ts';

const pauseMs = 600;

export function useLiveFilters(): void {
  const { search } = useLocation();
  const isBack = useNavigationType() === 'POP';
  const { ask } = useFrame();
  const shown = useRef(search);
  /** What the form asked for when it was last looked at. */
  const asked = useRef('');

  useEffect(() => {
    const form = formIn(document);
    if (!form) return;
    let pause: ReturnType<typeof setTimeout> | undefined;
    /** The field whose typing made the last step of the history. */
    let typing: EventTarget | null = null;
    const apply = (field: EventTarget | null): void => {
      clearTimeout(pause);
      const now = askedBy(form);
      if (now === asked.current) return;
      asked.current = now;
      ask(searchOf(form), field !== null && field === typing);
      typing = isTyped(field) ? field : null;
    };
    const change = ({ target }: Event): void => apply(target);
    const type = ({ target }: Event): void => {
      clearTimeout(pause);
      if (isTyped(target)) pause = setTimeout(apply, pauseMs, target);
    };
    const submit = (event: SubmitEvent): void => {
      event.preventDefault();
      apply(null);
      if (event.submitter === document.activeElement) showCount(form);
    };
    form.addEventListener('change', change);
    form.addEventListener('input', type);
    form.addEventListener('submit', submit);
    // What was chosen before the page was alive.
    const asMade = form.cloneNode(true) as HTMLFormElement;
    asMade.reset();
    asked.current = askedBy(asMade);
    apply(null);
    return () => {
      clearTimeout(pause);
      form.removeEventListener('change', change);
      form.removeEventListener('input', type);
      form.removeEventListener('submit', submit);
    };
  }, [ask]);

  useEffect(() => {
    const form = formIn(document);
    if (!form || shown.current === search) return;
    if (isBack) {
      putInto(form, new URLSearchParams(search));
      asked.current = askedBy(form);
    }
    shown.current = search;
    return renewList(form);
  }, [search, isBack]);
}

const isTyped = (field: EventTarget | null): boolean => field instanceof HTMLInputElement && field.type === 'search';

/** As an address has it. */
function askedBy(form: HTMLFormElement): string {
  const all = [...new FormData(form)].map(([name, value]) => [name, String(value).trim()]);
  return String(new URLSearchParams(all.filter(([, value]) => value !== '')));
}

/** From the beginning of the list; offers that were chosen to be compared go along, as does what the form knows nothing of. */
function searchOf(form: HTMLFormElement): string {
  const query = new URLSearchParams(location.search);
  for (const name of ['ab', 'produkt', ...[...form.elements].map((field) => (field as HTMLInputElement).name)])
    query.delete(name);
  const compared = document.querySelectorAll<HTMLInputElement>('input[name=produkt]:checked');
  for (const [name, value] of new URLSearchParams(askedBy(form))) query.append(name, value);
  for (const { value } of compared) query.append('produkt', value);
  return String(query);
}

/** The fields as an address asks for. */
function putInto(form: HTMLFormElement, query: URLSearchParams): void {
  for (const field of form.elements as Iterable<Element> as Iterable<HTMLInputElement>) {
    const value = query.get(field.name) ?? '';
    if (field.type === 'checkbox') field.checked = value !== '';
    else if (field.name) field.value = value;
  }
}
