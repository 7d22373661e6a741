/**
 * Makes an input that is there already, with what was typed and the focus in it, a combobox of WAI-ARIA: arrows, Home and End
 * choose one of the options below it, Enter takes it, Escape and leaving shut them. The focus stays in the input.
 */
import { useEffect, useRef, useState } from 'react';

interface Options {
  input: HTMLInputElement;
  /** Of the list; its options have this and their place. */
  id: string;
  /** How many options there are; none is a list that is shut. */
  count: number;
  onType: (text: string) => void;
  onTake: (place: number) => void;
  onShut: () => void;
}

/** Gives the place of the active option, or -1. */
export function useCombobox({ input, id, count, onType, onTake, onShut }: Options): number {
  const [active, setActive] = useState(-1);
  const shut = () => {
    setActive(-1);
    onShut();
  };
  const press = (event: KeyboardEvent) => {
    if (count === 0 || event.isComposing) return;
    const to = placeAfter(event.key, active, count);
    if (to !== undefined) setActive(to);
    else if (event.key === 'Enter' && active >= 0) {
      setActive(-1);
      onTake(active);
    } else if (event.key === 'Escape') shut();
    else return;
    event.preventDefault();
  };
  const type = () => {
    setActive(-1);
    onType(input.value.trim());
  };
  useListeners(input, { type, press, shut });
  useEffect(() => {
    const isActive = active >= 0 && active < count;
    const attributes = {
      role: 'combobox',
      'aria-autocomplete': 'list',
      'aria-controls': id,
      'aria-expanded': String(count > 0),
      'aria-activedescendant': isActive ? `${id}${active}` : '',
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (value) input.setAttribute(name, value);
      else input.removeAttribute(name);
    }
    if (isActive) document.getElementById(`${id}${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [input, id, count, active]);
  return active;
}

function placeAfter(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  if (key === 'ArrowDown') return active >= last ? 0 : active + 1;
  if (key === 'ArrowUp') return active <= 0 ? last : active - 1;
  if (active < 0) return undefined;
  return { Home: 0, End: last }[key];
}

interface Handlers {
  type: () => void;
  press: (event: KeyboardEvent) => void;
  shut: () => void;
}

function useListeners(input: HTMLInputElement, handlers: Handlers): void {
  /** As of the last rendering: the listeners stay the same. */
  const now = useRef(handlers);
  useEffect(() => {
    now.current = handlers;
  });
  useEffect(() => {
    const type = () => now.current.type();
    const press = (event: KeyboardEvent) => now.current.press(event);
    const shut = () => now.current.shut();
    // What was typed before the page was alive counts, too.
    if (document.activeElement === input && input.value !== input.defaultValue) type();
    input.addEventListener('input', type);
    input.addEventListener('keydown', press);
    input.addEventListener('blur', shut);
    return () => {
      input.removeEventListener('input', type);
      input.removeEventListener('keydown', press);
      input.removeEventListener('blur', shut);
    };
  }, [input]);
}
