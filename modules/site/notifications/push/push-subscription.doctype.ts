import { always, docType, grant, link, opaque, secret, text, whereUser } from '#framework/doctypes'

const own = whereUser('user')

export const PushSubscription = docType('Push Subscription', {
  naming: opaque('PUSH-'),
  fields: {
    user: link('User', { required: true, indexed: true, inList: true }),
    device: text({ inList: true }),
    endpoint: text({ required: true, unique: true, readOnly: true, maxLength: 500, format: 'URL' }),
    p256dh: text({ label: 'Public key', required: true, readOnly: true, maxLength: 200 }),
    auth: secret({ required: true, readOnly: true }),
  },
  access: {
    'System Manager': grant({ select: always, read: always, delete: always }),
    All: grant({ select: own, read: own, delete: own }),
  },
  titleField: 'device',
  trackChanges: false,
})
