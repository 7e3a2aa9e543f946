import { always, check, datetime, docType, grant, link, secret, text, whereUser } from '#framework/doctypes'

const own = whereUser('user')

export const ApiKey = docType('API Key', {
  trackChanges: false,
  fields: {
    user: link('User', { required: true, readOnly: true, setOnlyOnce: true, indexed: true, inList: true }),
    device: text({ inList: true }),
    address: text({ label: 'Network address', readOnly: true, description: 'Network address at sign-in' }),
    api_key: text({ label: 'API key', required: true, unique: true, readOnly: true }),
    secret_hash: secret({ hidden: true, readOnly: true }),
    last_used: datetime({ readOnly: true, inList: true }),
    is_sign_in: check({
      label: 'Created by sign-in',
      hidden: true,
      readOnly: true,
      description: 'Expires after 90 days without use',
    }),
    revoked: check({ tone: 'bad', inList: true }),
  },
  isAccessFixed: true,
  access: {
    // A caller who could write the hash of a known secret could become any user, Administrator too.
    'System Manager': grant({ select: always, read: always, delete: always }),
    All: grant({ select: own, read: own, delete: own }),
  },
  titleField: 'device',
  sort: 'creation desc',
})
