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
    address: text({ label: 'Network address', readOnly: true, description: 'Network address at sign-in' }),
    last_active: datetime({ label: 'Last active at', readOnly: true, inList: true }),
    expires: datetime({ label: 'Expires at', required: true, indexed: true, readOnly: true }),
    sid_hash: secret({
      label: 'Session ID hash',
      required: true,
      unique: true,
      hidden: true,
      readOnly: true,
      setOnlyOnce: true,
    }),
    csrf_token: secret({ label: 'CSRF token', hidden: true, readOnly: true }),
  },
  isAccessFixed: true,
  access: {
    'System Manager': grant({ select: always, read: always, delete: always }),
    All: grant({ select: own, read: own, delete: own }),
  },
  titleField: 'device',
  sort: 'last_active desc',
})
