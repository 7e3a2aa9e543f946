import { task, taskInSteps, type Step } from '#framework/tasks'
import { markAllListings } from './actions/mark-listing.ts'
import { sql } from 'kysely'
import { renewListings, theseProducts, productsThatSay } from './actions/renew-listings.ts'
import { RENEW_TRANSLATED } from './actions/renew-translated.ts'

/** Products in one transaction: nobody who saves one of them waits long. */
const AT_ONCE = 2_000

const namesAfter = (name: string) => sql<{ readonly name: string }>`
  select name from (select name from "Product" union select name from "Product Listing") known
  where name > ${name} order by name limit ${AT_ONCE}`

/** Looks at every listing again, a part at a time. Only rows that are not as they should be are written. */
async function renewAllListings(step: Step): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last
    last = await step(async (documents) => {
      const rows = await documents.statement(namesAfter(after), {})
      const names = rows.map(({ name }) => name)
      await renewListings(documents, theseProducts(names))
      return names.at(-1)
    })
  }
}

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
