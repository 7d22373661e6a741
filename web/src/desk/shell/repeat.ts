/** Looks again while something is under way: the page is loaded anew, one look after the other, and not behind a hidden tab. */
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';

const pauseMs = 1500;

export function useRepeated(isRunning: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!isRunning || state !== 'idle') return;
    const timer = setTimeout(() => {
      if (!document.hidden) return void revalidate();
      document.addEventListener('visibilitychange', () => void revalidate(), { once: true });
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [isRunning, state, revalidate]);
}
