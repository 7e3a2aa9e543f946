import type { Context } from '#framework/context'
import { task, taskInSteps } from '#framework/tasks'
import { refreshAllListings } from './listing/refresh-listings.ts'
import { sql } from 'kysely'
import {
  updateListings,
  productsNamed,
  productsWithText,
  UPDATE_TRANSLATED_TASK,
} from './listing/update-listings.ts'

/** Products in one transaction: nobody who saves one of them waits long. */
const BATCH_SIZE = 2_000

const namesAfter = (name: string) => sql<{ readonly name: string }>`
  select name from (select name from "Product" union select name from "Product Listing") known
  where name > ${name} order by name limit ${BATCH_SIZE}`

/** Looks at every listing again, a part at a time. Only rows that are not as they should be are written. */
async function updateAllListings(step: Context['inTransaction']): Promise<void> {
  for (let last: string | undefined = ''; last !== undefined;) {
    const after: string = last
    last = await step(async (documents) => {
      const rows = await documents.statement(namesAfter(after), {})
      const names = rows.map(({ name }) => name)
      await updateListings(documents, productsNamed(names))
      return names.at(-1)
    })
  }
}

const EVERY_TEN_MINUTES = '*/10 * * * *'
const EVERY_NIGHT = '23 3 * * *'

/** Two sales of the last pieces at one moment do not see one another: what they left is looked through here. */
const refreshTask = task(
  'catalog.mark_listings',
  (_payload, { documents }) => refreshAllListings(documents),
  EVERY_TEN_MINUTES,
)

const updateTask = taskInSteps(
  'catalog.renew_listings',
  (_payload, { inTransaction: step }) => updateAllListings(step),
  EVERY_NIGHT,
)

/** A text has another translation now, or none: what shows it is found by other words. */
const translatedTask = task(UPDATE_TRANSLATED_TASK, async ({ text }, { documents }) => {
  if (typeof text === 'string') await updateListings(documents, productsWithText(text))
})

export const catalogTasks = [refreshTask, updateTask, translatedTask]
