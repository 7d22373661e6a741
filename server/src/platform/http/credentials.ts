/** What a request brings along to say who calls; what it is worth is decided by the feature `identity`. */
import { refuse } from '@weitersagen/contract/basics/refusals';

export interface Credentials {
  authorization: string | undefined;
  xAuthorization: string | undefined;
  apiKey: string | undefined;
  /** By name the cookies that hold a token where no script can read it; there for requests of our own pages only. */
  cookies: Readonly<Record<string, string | undefined>>;
}

/** The one bearer of a request: `Authorization`, else `X-Authorization`; two different ones are refused. */
export function bearerOf({ authorization, xAuthorization }: Credentials): string | undefined {
  const read = (header: string | undefined): string | undefined => /^Bearer +(\S+)\s*$/i.exec(header ?? '')?.[1];
  const [first, second] = [read(authorization), read(xAuthorization)];
  if (first && second && first !== second) refuse('token.invalid');
  return first ?? second;
}
