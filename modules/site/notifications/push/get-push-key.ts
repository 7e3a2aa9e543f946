import { method, signedInUsers } from '#framework/modules'
import type { Documents } from '#framework/documents'
import { NotificationSettings } from '../outbox/notification-settings.doctype.ts'
import type { PushKeys } from '../providers/push.ts'

/** The key with which a browser subscribes. It stays whatever becomes of the call that made it. */
export const getPushKey = method({
  access: signedInUsers,
  input: {},
  managesOwnTransaction: true,
  run: async ({ site, caller }) => ({ public_key: await site.write(caller, ensurePushKey) }),
})

/** The house's keys; null before the first browser asked for them. */
export async function readPushKeys(documents: Documents): Promise<PushKeys | null> {
  const system = documents.asSystem()
  const { push_public_key } = await system.get(NotificationSettings, NotificationSettings.name)
  if (push_public_key === null) return null
  const privateKey = await system.secret(NotificationSettings, NotificationSettings.name, 'push_private_key')
  return privateKey === null ? null : { publicKey: push_public_key, privateKey }
}

/** The house's public key, made with its other half when it is asked for first. Two who ask first wait for one another. */
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
