import { text } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { PushSubscription } from './push-subscription.doctype.ts'

/** Unsubscribes the caller's browser. Idempotent. */
export const unsubscribePush = method({
  access: signedInUsers,
  input: { endpoint: text({ required: true, maxLength: 500 }) },
  async run({ input: { endpoint }, documents, caller: { user } }) {
    const system = documents.asSystem()
    const [own] = await system.find(PushSubscription, { where: { endpoint, user }, fields: ['name'] })
    if (own) await system.delete(PushSubscription, own.name)
  },
})
