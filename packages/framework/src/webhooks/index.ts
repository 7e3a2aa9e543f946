export { addressSignals } from './address-signals.ts'
export { Webhook } from './webhook.doctype.ts'
export { webhooks } from './webhooks.module.ts'
