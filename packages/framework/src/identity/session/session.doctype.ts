import { always, datetime, docType, grant, link, opaque, secret, text, whereUser } from '#framework/doctypes'
import { sql } from 'kysely'

const own = whereUser('user')

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

/** Hours without use after which a session ends. */
const SESSION_HOURS = 170

export const SESSION_SECONDS = SESSION_HOURS * 60 * 60

/** Days after its start when a session ends even in use: the user signs in again. */
const LONGEST_SESSION_DAYS = 30

export const renewedUntil = sql`least(localtimestamp + make_interval(hours => ${sql.lit(SESSION_HOURS)}),
  creation + make_interval(days => ${sql.lit(LONGEST_SESSION_DAYS)}))`

/** Days without use after which a device's sign-in key ends. */
const IDLE_KEY_DAYS = 90

export const isLiveKey = sql`(revoked = 0 and (is_sign_in = 0
  or coalesce(last_used, creation) > localtimestamp - make_interval(days => ${sql.lit(IDLE_KEY_DAYS)})))`
