import type { Runs } from '@playground/kit/server/runs';
import type { Tries } from '@playground/kit/server/tries';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/**
 * Keeps what the sign-in provider knows in the same store as all else that belongs to a visit: for ten minutes, in a limited number. One
 * adapter for each kind of record.
 */
export function identityStore(runs: Runs, tries: Tries, alreadyUsed: () => Error) {
  return (kind: string): Adapter => {
    const keyOf = (id: string) => `oidc:${kind}:${id}`;
    const uidKey = (uid: string) => `oidc:uid:${uid}`;
    const grantKey = (grantId: string) => `oidc:grant:${grantId}`;
    const listOf = async (grantId: string): Promise<string[]> =>
      JSON.parse((await runs.read(grantKey(grantId))) ?? '[]');
    const find = async (id: string): Promise<AdapterPayload | undefined> => {
      const kept = await runs.read(keyOf(id));
      return kept === undefined ? undefined : JSON.parse(kept);
    };
    return {
      find,
      async upsert(id, payload) {
        await runs.write(keyOf(id), JSON.stringify(payload));
        if (payload.uid) await runs.write(uidKey(payload.uid), id);
        const { grantId } = payload;
        if (grantId && kind !== 'Session' && kind !== 'Interaction') {
          const all = new Set([...(await listOf(grantId)), keyOf(id)]);
          await runs.write(grantKey(grantId), JSON.stringify([...all]));
        }
      },
      async findByUid(uid) {
        const id = await runs.read(uidKey(uid));
        return id === undefined ? undefined : find(id);
      },
      findByUserCode: async () => undefined,
      async consume(id) {
        // Of two requests with one code at the same time, the second one must not get tokens.
        if ((await tries.add(keyOf(id), 1)) > 0) throw alreadyUsed();
        const payload = await find(id);
        if (payload)
          await runs.write(keyOf(id), JSON.stringify({ ...payload, consumed: Math.floor(Date.now() / 1000) }));
      },
      destroy: (id) => runs.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        await Promise.all((await listOf(grantId)).map((key) => runs.delete(key)));
        await runs.delete(grantKey(grantId));
      },
    };
  };
}
