/** So long the server hears nothing of an operator before the session is over (rules 2.1). */
export const idleMinutes = 30;
/** So long before it the operator is asked. */
export const askedMinutes = 5;
