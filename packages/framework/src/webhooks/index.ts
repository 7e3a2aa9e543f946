export { addressEvents } from './deliveries.ts'
export { Webhook } from './webhook.doctype.ts'
export { webhooks } from './webhooks.module.ts'
