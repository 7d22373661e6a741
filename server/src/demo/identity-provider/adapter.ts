/** What the provider has to remember, in the memory of this process: it is gone with the demo. */
import type { Adapter, AdapterPayload } from 'oidc-provider';

export function memory(): (name: string) => Adapter {
  const kept = new Map<string, AdapterPayload>();
  return (name) => {
    const key = (id: string): string => `${name} ${id}`;
    const findBy = (is: (payload: AdapterPayload) => boolean): AdapterPayload | undefined =>
      [...kept].find(([at, payload]) => at.startsWith(`${name} `) && is(payload))?.[1];
    return {
      upsert: async (id, payload) => void kept.set(key(id), payload),
      find: async (id) => kept.get(key(id)),
      findByUid: async (uid) => findBy((payload) => payload.uid === uid),
      findByUserCode: async (userCode) => findBy((payload) => payload.userCode === userCode),
      consume: async (id) => {
        const payload = kept.get(key(id));
        if (payload) payload.consumed = Math.floor(Date.now() / 1000);
      },
      destroy: async (id) => void kept.delete(key(id)),
      revokeByGrantId: async (grantId) => {
        for (const [at, payload] of kept) if (payload.grantId === grantId) kept.delete(at);
      },
    };
  };
}
