import { task, taskInSteps } from '#framework/tasks'
import { markAllListings } from './actions/mark-listing.ts'
import { renewAllListings } from './actions/renew-all-listings.ts'
import { productsThatSay, renewListings } from './actions/renew-listings.ts'
import { RENEW_TRANSLATED } from './actions/renew-translated.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'
const EVERY_NIGHT = '23 3 * * *'

/** Two sales of the last pieces at one moment do not see one another: what they left is looked through here. */
const mark = task(
  'catalog.mark_listings',
  (_payload, documents) => markAllListings(documents),
  EVERY_TEN_MINUTES,
)

const renew = taskInSteps('catalog.renew_listings', (_payload, step) => renewAllListings(step), EVERY_NIGHT)

/** A text has another translation now, or none: what shows it is found by other words. */
const renewTranslated = task(RENEW_TRANSLATED, async ({ text }, documents) => {
  if (typeof text === 'string') await renewListings(documents, productsThatSay(text))
})

export const catalogTasks = [mark, renew, renewTranslated]
