import { changeRun, type Runs, readRun } from '@playground/kit/server/runs';
import type { Adapter, AdapterPayload } from 'oidc-provider';

/**
 * Keeps what the sign-in provider knows in the same store as all else that belongs to a visit: for ten minutes, in a limited number. One
 * adapter for each kind of record.
 */
export function identityStore(runs: Runs, alreadyUsed: () => Error) {
  return (kind: string): Adapter => {
    const keyOf = (id: string) => `oidc:${kind}:${id}`;
    const uidKey = (uid: string) => `oidc:uid:${uid}`;
    const grantKey = (grantId: string) => `oidc:grant:${grantId}`;
    const find = (id: string) => readRun<AdapterPayload>(runs, keyOf(id));
    return {
      find,
      async upsert(id, payload) {
        await runs.write(keyOf(id), JSON.stringify(payload));
        if (payload.uid) await runs.write(uidKey(payload.uid), id);
        const { grantId } = payload;
        if (grantId && kind !== 'Session' && kind !== 'Interaction') {
          await changeRun(runs, grantKey(grantId), [] as string[], (all) => {
            if (!all.includes(keyOf(id))) all.push(keyOf(id));
          });
        }
      },
      async findByUid(uid) {
        const id = await runs.read(uidKey(uid));
        return id === undefined ? undefined : find(id);
      },
      findByUserCode: async () => undefined,
      async consume(id) {
        await changeRun<AdapterPayload | undefined, void>(runs, keyOf(id), undefined, (payload) => {
          // Of two requests with one code at the same time, the second one must not get tokens.
          if (!payload || payload.consumed) throw alreadyUsed();
          payload.consumed = Math.floor(Date.now() / 1000);
        });
      },
      destroy: (id) => runs.delete(keyOf(id)),
      async revokeByGrantId(grantId) {
        const all = runs.parse<string[]>((await runs.take(grantKey(grantId))) ?? '[]');
        await Promise.all(all.map((key) => runs.delete(key)));
      },
    };
  };
}
