/**
 * A person is held back, changed, told and forgotten: what that means to accounts, recommendations, orders and rewards
 * together, each verb one transaction. Recipients, recommenders and people of agencies alike; what is kept longer says why.
 */
export { eraseAgencyPerson } from './agency/forget.ts';
export { showAgencyPersonData } from './agency/own-data.ts';
export { changeRecommender } from './change-recommender.ts';
export { eraseRecipient } from './forget-recipient.ts';
export { eraseAccount } from './forget-recommender.ts';
export { holdLocked, holdRecommender, letRecommenderGo } from './hold-recommender.ts';
