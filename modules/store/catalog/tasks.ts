import { task, taskInSteps } from '#framework/tasks'
import { markAllListings } from './actions/mark-listing.ts'
import { renewAllListings } from './actions/renew-all-listings.ts'

const EVERY_TEN_MINUTES = '*/10 * * * *'
const EVERY_NIGHT = '23 3 * * *'

/** Two sales of the last pieces at one moment do not see one another: what they left is looked through here. */
const mark = task(
  'catalog.mark_listings',
  (_payload, documents) => markAllListings(documents),
  EVERY_TEN_MINUTES,
)

const renew = taskInSteps('catalog.renew_listings', (_payload, step) => renewAllListings(step), EVERY_NIGHT)

export const catalogTasks = [mark, renew]
