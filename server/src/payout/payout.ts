/**
 * Payout runs (design 3.11): one bank file for many rewards. A run takes every attempt that can be paid and is in no
 * other run that counts; the file is stored sealed as it was made. Rewards are locked before the run, always, so that
 * a stop, a cancellation and a run about the same reward come one after the other. What a confirmation or a discard
 * means for rewards and recommendations is in `settlement`.
 */
export { exportRun } from './export.ts';
export {
  checkRun,
  confirmRun,
  createRun,
  discardRun,
  downloadFile,
  downloadItems,
  downloadRuns,
  forgetFiles,
  type LockedRun,
  listRecommendationsOf,
  listRuns,
  lockRun,
  showRun,
} from './run.ts';
