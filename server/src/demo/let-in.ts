/** What of this machine the demo may call: its provider of products, and its provider of single sign-on. */
import type { Config } from '#platform/config.ts';
import { letIdentityProviderIn } from './identity-provider/address.ts';
import { letProviderIn } from './provider/address.ts';

export const letDemoIn = (config: Config): Config => letIdentityProviderIn(letProviderIn(config));
