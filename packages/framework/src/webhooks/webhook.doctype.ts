import { check, childType, docType, everything, secret, table, text } from '#framework/doctypes'

const WebhookEvent = childType(
  'Webhook Event',
  {
    event: text({
      renamedFrom: 'signal',
      label: 'Event',
      required: true,
      indexed: true,
      description: 'For example contact.received',
    }),
  },
  { renamedFrom: 'Webhook Signal' },
)

export const Webhook = docType('Webhook', {
  fields: {
    title: text({ required: true, inList: true }),
    url: text({ label: 'URL', required: true, format: 'URL', maxLength: 500, inList: true }),
    enabled: check({ default: 1, inList: true }),
    events: table(WebhookEvent, { renamedFrom: 'signals', min: 1, max: 50 }),
    signing_secret: secret({
      required: true,
      description: 'Secret shared with the receiver and used to sign messages. At least 24 characters.',
    }),
  },
  access: { 'System Manager': everything },
  titleField: 'title',
  sort: 'title asc',
})
