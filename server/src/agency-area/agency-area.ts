/**
 * The area of an agency (rules 2.3, 7.8): lists, overview, search, and the release of its orders. Whoever asks sees what the
 * database lets out for that agency and, of an employee, for the own number; only what hangs on such a row, and who takes part in
 * an order that is to be released, is read beside it, by ids that stand there.
 */
export { makeAgencyFiguresAnew } from './figure/figure.ts';
export { listAgencyRecommendations } from './recommendations.ts';
