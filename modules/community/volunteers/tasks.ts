import { task } from '#framework/tasks'
import { closeForgotten } from './actions/close-forgotten.ts'
import { expireConsentRequests } from './actions/guardian-consent.ts'
import { expireCredentials } from './actions/expire-credentials.ts'
import { lapseSwaps } from './actions/lapse-swaps.ts'
import { remind } from './actions/remind.ts'
import { siteClock } from './rules/site-clock.ts'

const EVERY_QUARTER = '*/15 * * * *'
const EVERY_NIGHT = '11 0 * * *'

const remindOfShifts = task(
  'volunteers.remind',
  (_payload, documents, place) => remind(documents, siteClock({ settings: place }, documents)),
  EVERY_QUARTER,
)

/** Clocks that nobody stopped, and swaps that came to nothing. */
const tidyShifts = task(
  'volunteers.tidy_shifts',
  async (_payload, documents, place) => {
    const now = siteClock({ settings: place }, documents)
    await closeForgotten(documents, now)
    await lapseSwaps(documents, now)
  },
  EVERY_QUARTER,
)

const expire = task(
  'volunteers.expire_credentials',
  (_payload, documents) => expireCredentials(documents),
  EVERY_NIGHT,
)

const expireConsents = task(
  'volunteers.expire_consent_requests',
  (_payload, documents) => expireConsentRequests(documents),
  EVERY_NIGHT,
)

export const volunteerTasks = [expireConsents, remindOfShifts, tidyShifts, expire]
