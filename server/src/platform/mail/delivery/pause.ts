/**
 * The rest a mail server gets that cannot be reached or takes nothing: no mail is tried meanwhile, and none has it counted
 * against itself. After it one mail is tried, until one is taken.
 */
import type { Clock } from '../../clock.ts';

const pauseSeconds = [5, 15, 60, 120, 300];

export interface Pause {
  isOver(): boolean;
  /** Somebody has to find out first whether the server takes anything. */
  isProbing(): boolean;
  begin(): void;
  end(): void;
}

export function createPause(clock: Pick<Clock, 'now'>): Pause {
  let failures = 0;
  let from = 0;
  const lengthMs = () => (pauseSeconds[Math.min(failures, pauseSeconds.length) - 1] ?? 0) * 1000;
  return {
    isOver: () => {
      const gone = clock.now().getTime() - from;
      return gone >= lengthMs() || gone < 0;
    },
    isProbing: () => failures > 0,
    begin: () => {
      failures++;
      from = clock.now().getTime();
    },
    end: () => {
      failures = 0;
    },
  };
}
