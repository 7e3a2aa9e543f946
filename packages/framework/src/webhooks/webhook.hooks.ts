import { hooks } from '#framework/documents'
import { NotPublic, requirePublicUrl } from '#framework/outbound-http'
import { webhookErrors } from './errors.ts'
import { WebhookDelivery } from './webhook-delivery.doctype.ts'
import { Webhook } from './webhook.doctype.ts'

const SHORTEST_SECRET = 24
const MAX_AT_ONCE = 1000

function requireAddress(url: string): void {
  try {
    requirePublicUrl(url)
  } catch (error) {
    if (error instanceof NotPublic) throw webhookErrors.not_public()
    throw error
  }
}

export const webhookHooks = hooks(Webhook, {
  beforeSave({ document: { url, signing_secret } }) {
    if (url) requireAddress(url)
    if (signing_secret && signing_secret.length < SHORTEST_SECRET)
      throw webhookErrors.short_secret(SHORTEST_SECRET)
    return {}
  },

  async beforeDelete({ name }, { documents }) {
    const system = documents.asSystem()
    const deliveries = await system.find(WebhookDelivery, {
      where: { webhook: name },
      fields: ['name'],
      limit: MAX_AT_ONCE,
    })
    for (const delivery of deliveries) await system.delete(WebhookDelivery, delivery.name)
  },
})
