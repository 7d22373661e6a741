/** Copies what stands in a field; where the browser does not, it is selected there, for the keyboard. */
import { type RefObject, useRef, useState } from 'react';
import { useWorkArea } from '../work-area.ts';
import { copyText } from './copy-text.ts';

interface Copying<Field> {
  field: RefObject<Field | null>;
  copy: () => void;
  isRefused: boolean;
}

/** `said` is told once it is copied. */
export function useCopy<Field extends HTMLInputElement | HTMLTextAreaElement>(
  text: string,
  said: string,
): Copying<Field> {
  const { say } = useWorkArea();
  const [isRefused, setRefused] = useState(false);
  const field = useRef<Field>(null);
  const copy = async () => {
    const isCopied = await copyText(text, navigator.clipboard);
    setRefused(!isCopied);
    if (isCopied) return say(said);
    field.current?.focus();
    field.current?.select();
  };
  return { field, copy: () => void copy(), isRefused };
}
