/**
 * Partial indexes that are read as a whole, also by requests: each holds what waits and shrinks as that is done, or
 * says why it may grow. One that nothing reads so any more fails the proof.
 */
export const worklists: Readonly<Record<string, string>> = {
  agency_statement_alone: 'Statements of months without a fee; whoever counts them stops at ten thousand.',
  approval_open: 'What waits for a second person.',
  draft_schedule_next: 'Changes that wait for their moment; those that are due are asked for across all mandants.',
  invitation_open: 'Invitations that nobody has answered yet; each ends after thirty days.',
  invoice_corrections: 'What takes an invoice back or comes in its place: few beside all invoices.',
  operator_security_event_series:
    'Series of attempts that were noticed, until they are a year old; a search among them reads them.',
  orders_cancel_reported: 'Cancellations that somebody has to decide.',
  orders_to_bill: 'Orders of agencies that were released since the last bill.',
  product_off:
    'Products that are off or being written; a search among them reads them where that is less than what its own index finds.',
  reward_cancel_noted: 'Cancellations that were noted while the reward waits for its transfer.',
  reward_payable: 'What is collected and goes with the next run.',
  security_event_series:
    'Series of attempts that were noticed, until they are a year old; a search among them reads them.',
};
