/**
 * How passwords are hashed: argon2id, 19 MiB, t=2, p=1 (docs/decisions/018). More memory would be a hundred megabytes in
 * four threads; more time would let a flood of sign-ins hold up the others sooner.
 */
export const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** What one hash costs on this machine; without a thread of its own, which would stay. */
export async function measureHashing(): Promise<{ ms: number } & typeof options> {
  const { hash } = await import('@node-rs/argon2');
  const from = performance.now();
  await hash('a password of nobody', options);
  return { ms: Math.round(performance.now() - from), ...options };
}
