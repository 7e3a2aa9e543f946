import type { Documents } from '#framework/documents'
import { defineModule } from '#framework/modules'
import { taskInSteps } from '#framework/tasks'
import { datetimeIn } from '#meta'
import { SEND_TASK, sendDeliveries } from './deliveries.ts'
import { postPublic } from './post.ts'
import { replay } from './replay.ts'
import { WebhookDelivery } from './webhook-delivery.doctype.ts'
import { Webhook } from './webhook.doctype.ts'
import { webhookHooks } from './webhook.hooks.ts'

const EVERY_MINUTE = '* * * * *'
const EVERY_NIGHT = '53 3 * * *'
const RETENTION = 30 * 24 * 60 * 60_000
const BATCH = 200
const MAX_BATCHES = 50

const send = taskInSteps(SEND_TASK, (_payload, ctx) => sendDeliveries(ctx, postPublic), EVERY_MINUTE)

async function pruneBatch(documents: Documents, timeZone: string): Promise<number> {
  const before = datetimeIn(timeZone, new Date(documents.now.getTime() - RETENTION))
  const old = await documents.find(WebhookDelivery, {
    where: { state: ['in', ['sent', 'dead']], creation: ['<', before] },
    fields: ['name'],
    limit: BATCH,
  })
  for (const { name } of old) await documents.delete(WebhookDelivery, name)
  return old.length
}

const prune = taskInSteps(
  'webhooks.prune',
  async (_payload, { inTransaction, site }) => {
    const { timeZone } = site.settings
    for (let batch = 0; batch < MAX_BATCHES; batch += 1)
      if ((await inTransaction((documents) => pruneBatch(documents, timeZone))) < BATCH) return
  },
  EVERY_NIGHT,
)

export const webhooks = defineModule({
  name: 'webhooks',
  deskSection: 'system',
  docTypes: [Webhook, WebhookDelivery],
  methods: { replay },
  hooks: [webhookHooks],
  tasks: [send, prune],
})
