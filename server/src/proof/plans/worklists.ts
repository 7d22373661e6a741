/**
 * Partial indexes that are read as a whole, also by requests: each holds what waits and shrinks as that is done, or
 * says why it may grow. One that nothing reads so any more fails the proof.
 */
export const worklists: Readonly<Record<string, string>> = {
  approval_open: 'What waits for a second person.',
  draft_schedule_next: 'Changes that wait for their moment; those that are due are asked for across all mandants.',
  operator_security_event_series:
    'Series of attempts that were noticed, until they are a year old; a search among them reads them.',
  orders_cancel_reported: 'Cancellations that somebody has to decide.',
  product_off:
    'Products that are off or being written; a search among them reads them where that is less than what its own index finds.',
  reward_cancel_noted: 'Cancellations that were noted while the reward waits for its transfer.',
  reward_payable: 'What is collected and goes with the next run.',
  security_event_series:
    'Series of attempts that were noticed, until they are a year old; a search among them reads them.',
};
