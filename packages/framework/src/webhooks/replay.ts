import { text } from '#framework/doctypes'
import { method, onlyRoles } from '#framework/modules'
import { SEND_TASK } from './deliveries.ts'
import { webhookErrors } from './errors.ts'
import { WebhookDelivery } from './webhook-delivery.doctype.ts'

/** Sends a delivery again under its old id, whatever its state. */
export const replay = method({
  access: onlyRoles('System Manager'),
  input: { name: text({ required: true }) },
  async run({ input: { name }, documents }) {
    const system = documents.asSystem()
    const { state } = await system.lock(WebhookDelivery, name)
    if (state === 'sending') throw webhookErrors.on_its_way()
    await system.save(WebhookDelivery, name, {
      state: 'queued',
      attempts: 0,
      next_attempt: null,
      error: null,
    })
    await system.enqueue(SEND_TASK, {})
  },
})
