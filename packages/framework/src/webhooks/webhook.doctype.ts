import { check, childType, docType, everything, secret, table, text } from '#framework/doctypes'

export const WebhookSignal = childType('Webhook Signal', {
  signal: text({ required: true, indexed: true, description: 'Like contact.received' }),
})

/** Another program that is told of what happens here, at an address on the public internet. */
export const Webhook = docType('Webhook', {
  fields: {
    title: text({ required: true, inList: true }),
    url: text({ required: true, format: 'URL', maxLength: 500, inList: true }),
    enabled: check({ default: 1, inList: true }),
    signals: table(WebhookSignal, { min: 1, max: 50 }),
    signing_secret: secret({
      required: true,
      description: 'Both sides know it: what is sent carries its signature. At least 24 characters',
    }),
  },
  access: { 'System Manager': everything },
  titleField: 'title',
  sort: 'title asc',
})
