/** So long the server hears nothing of an operator before the session is over (rules 2.1). */
export const idleMinutes = 30;
/** So long before a session ends, for whichever reason, the operator is told. */
export const askedMinutes = 10;
