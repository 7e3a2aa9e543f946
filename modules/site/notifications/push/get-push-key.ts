import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { NotificationSettings } from '../outbox/notification-settings.doctype.ts'
import type { PushKeys } from '../providers/push.ts'

/** Returns the key for browser subscriptions. It is stored even if the call fails later. */
export const getPushKey = method({
  access: signedInUsers,
  input: {},
  managesOwnTransaction: true,
  run: async ({ site, caller }) => ({ public_key: await site.write(caller, ensurePushKey) }),
})

export async function readPushKeys(documents: Documents): Promise<PushKeys | null> {
  const system = documents.asSystem()
  const { push_public_key } = await system.get(NotificationSettings, NotificationSettings.name)
  if (push_public_key === null) return null
  const privateKey = await system.secret(NotificationSettings, NotificationSettings.name, 'push_private_key')
  return privateKey === null ? null : { publicKey: push_public_key, privateKey }
}

/** Returns the public key, generating the pair on first use under a lock. */
async function ensurePushKey(documents: Documents): Promise<string> {
  const system = documents.asSystem()
  const { push_public_key } = await system.lock(NotificationSettings, NotificationSettings.name)
  if (push_public_key !== null) return push_public_key
  const { default: webPush } = await import('web-push')
  const { publicKey, privateKey } = webPush.generateVAPIDKeys()
  await system.save(NotificationSettings, NotificationSettings.name, {
    push_public_key: publicKey,
    push_private_key: privateKey,
  })
  return publicKey
}
