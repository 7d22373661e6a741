/**
 * What the specification asks for and comes in steps, by the names `later` gives it in docs/requirements.csv. Whoever builds
 * a capability says true on its line: its pages, modules and products are announced from then on, and its requirements are
 * due. What is built from the first day has no line.
 */
const capabilities = {
  agency: true,
  'agent recommendation': true,
  campaigns: true,
  captcha: true,
  catalogue: true,
  'company recommendation': true,
  consent: true,
  content: true,
  'exit intent': true,
  'frame mode': true,
  'offline code': true,
  'sales partner': false,
  'sharing channels': true,
  'staff form': true,
  tracking: true,
};
export type Capability = keyof typeof capabilities;

export const isBuilt = (capability: Capability): boolean => capabilities[capability];

/** Capabilities this build does not have yet. */
export const laterCapabilities: readonly Capability[] = (Object.keys(capabilities) as Capability[]).filter(
  (capability) => !isBuilt(capability),
);
