/** Copies what stands on the page; where the browser does not, it is selected there, for the keyboard. */
import { type RefObject, useRef, useState } from 'react';
import { useWorkArea } from '../work-area.ts';
import { copyText } from './copy-text.ts';

interface Copying<Place> {
  field: RefObject<Place | null>;
  copy: () => void;
  isRefused: boolean;
}

/** `said` is told once it is copied. */
export function useCopy<Place extends HTMLElement>(text: string, said: string): Copying<Place> {
  const { say } = useWorkArea();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<Place>(null);
  const copy = async () => {
    const isCopied = await copyText(text, navigator.clipboard);
    setRefused(!isCopied);
    if (isCopied) return say(said);
    if (field.current) select(field.current);
  };
  return { field, copy: () => void copy(), isRefused };
}

function select(place: HTMLElement): void {
  if (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement) {
    place.focus();
    place.select();
  } else getSelection()?.selectAllChildren(place);
}
