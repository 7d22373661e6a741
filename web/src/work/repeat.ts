/** Looks again while something is under way: the page is loaded anew, one look after the other, and not behind a hidden tab. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

export const pauseMs = 1500;

export function useRepeated(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(
    () => (isRunning && state === 'idle' ? lookLater(() => void revalidate(), document) : undefined),
    [isRunning, state, revalidate],
  );
}

/** One look after a pause, or as soon as the tab is seen again; what it gives takes both back. */
export function lookLater(look: () => void, tab: Pick<Document, 'hidden'> & EventTarget): () => void {
  const ended = new AbortController();
  const timer = setTimeout(() => {
    if (!tab.hidden) return look();
    tab.addEventListener('visibilitychange', look, { once: true, signal: ended.signal });
  }, pauseMs);
  return () => {
    clearTimeout(timer);
    ended.abort();
  };
}
