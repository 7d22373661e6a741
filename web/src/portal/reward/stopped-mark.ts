/** In the address after a reward was stopped: the page says so, and needs no token. */
export const stoppedMark = 'gestoppt';
