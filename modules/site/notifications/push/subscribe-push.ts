import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { NotPublic, requirePublicUrl } from '#framework/outbound-http'
import { PushSubscription } from './push-subscription.doctype.ts'
import { notificationErrors } from '../errors.ts'

/** Limit of browsers per person; the oldest is removed. */
const MAX_BROWSERS = 5
const base64url = /^[\w-]+=*$/

function requirePushAddress(endpoint: string): void {
  try {
    requirePublicUrl(endpoint)
  } catch (error) {
    if (error instanceof NotPublic) throw notificationErrors.not_a_push_address()
    throw error
  }
}

/** Subscribes a browser to the caller's push notifications. A shared browser belongs to the user who signed in last. */
export const subscribePush = method({
  access: signedInUsers,
  input: {
    endpoint: text({ required: true, maxLength: 500 }),
    p256dh: text({ required: true, maxLength: 200 }),
    auth: text({ required: true, maxLength: 100 }),
  },
  async run({ input: { endpoint, p256dh, auth }, documents, caller: { user }, origin }) {
    requirePushAddress(endpoint)
    if (![p256dh, auth].every((key) => base64url.test(key))) throw notificationErrors.not_a_push_address()
    const system = documents.asSystem()
    const [known] = await system.find(PushSubscription, { where: { endpoint }, fields: ['name'] })
    if (known) await system.delete(PushSubscription, known.name)
    const { name } = await system.insert(PushSubscription, {
      ...{ user, endpoint, p256dh, auth },
      device: origin.device,
    })
    const browsers = await system.find(PushSubscription, {
      where: { user },
      fields: ['name'],
      order_by: 'creation desc',
    })
    for (const old of browsers.slice(MAX_BROWSERS)) await system.delete(PushSubscription, old.name)
    return { name }
  },
})
