import { always, datetime, docType, grant, link, opaque, secret, text, whereUser } from '#framework/doctypes'

const own = whereUser('user')

/** A browser that is signed in by its cookie. Deleting the document signs it out. */
export const Session = docType('Session', {
  naming: opaque('SES-'),
  trackChanges: false,
  fields: {
    user: link('User', { required: true, readOnly: true, setOnlyOnce: true, indexed: true, inList: true }),
    device: text({ inList: true }),
    user_agent: text({ maxLength: 400 }),
    address: text({ readOnly: true, description: 'The network it was signed in from' }),
    last_active: datetime({ readOnly: true, inList: true }),
    expires: datetime({ required: true, indexed: true, readOnly: true }),
    sid_hash: secret({ required: true, unique: true, hidden: true, readOnly: true, setOnlyOnce: true }),
    csrf_token: secret({ hidden: true, readOnly: true }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': grant({ select: always, read: always, delete: always }),
    All: grant({ select: own, read: own, delete: own }),
  },
  titleField: 'device',
  sort: 'last_active desc',
})
