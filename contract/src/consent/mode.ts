/**
 * Who asks for consent (G-11): a consent manager of a third party, the portal itself, or nobody. Where both are switched on the
 * third party asks; where nobody does, everything counts as given, and nothing that is not needed is stored all the same.
 */
export type ConsentMode = 'extern' | 'intern' | 'aus';

export const consentModeOf = (features: {
  externalConsentManager: boolean;
  ownConsentManager: boolean;
}): ConsentMode => {
  if (features.externalConsentManager) return 'extern';
  return features.ownConsentManager ? 'intern' : 'aus';
};
