import { always, docType, grant, secret, single, text } from '#framework/doctypes'

export const NotificationSettings = docType('Notification Settings', {
  naming: single,
  fields: {
    push_public_key: text({ readOnly: true, maxLength: 200 }),
    push_private_key: secret({ readOnly: true, hidden: true }),
    incoming_key: secret({
      description: 'Key that the SMS provider sends with replies. Replies are refused until it is set.',
    }),
  },
  access: { 'System Manager': grant({ select: always, read: always, write: always }) },
})
