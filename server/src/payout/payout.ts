/**
 * What is paid (rules 3.11): which rewards go into a run, and the bank file, which is stored
 * sealed as it was made. Rewards are locked before the run, always, so that a stop, a cancellation and a run about the
 * same reward come one after the other. The run itself is `payout-run`; what a confirmation or a discard means for
 * rewards and recommendations is in `settlement`.
 */
export { type ExportGuard, exportRun } from './export.ts';
export { createRun, type LeaveOut } from './run.ts';
export { listRecommendationIds } from './sql.ts';
