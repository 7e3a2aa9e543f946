import { method, signedInUsers } from '#framework/modules'
import { ensurePushKey } from './push-keys.ts'

/** The key with which a browser subscribes. It stays whatever becomes of the call that made it. */
export const getPushKey = method({
  access: signedInUsers,
  input: {},
  managesOwnTransaction: true,
  run: async ({ site, caller }) => ({ public_key: await site.write(caller, ensurePushKey) }),
})
