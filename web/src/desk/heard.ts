/** When the server has last heard of whoever sits here: after so many minutes without a call the session is over. */
import { idleMinutes } from '@weitersagen/contract/operator/idle';

let heardAt = Date.now();

export const hear = (): void => {
  heardAt = Date.now();
};

export const minutesLeft = (): number => idleMinutes - (Date.now() - heardAt) / 60_000;
