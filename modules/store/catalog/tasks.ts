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

/** Products per transaction, so that concurrent saves wait only briefly. */
const BATCH_SIZE = 2_000

const namesAfter = (name: string) => sql<{ readonly name: string }>`
  select name from (select name from "Product" union select name from "Product Listing") known
  where name > ${name} order by name limit ${BATCH_SIZE}`

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

/** Concurrent sales of the last units do not see each other, so this task repairs the listings. */
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

/** A changed translation changes the search words of products that show the text. */
const translatedTask = task(UPDATE_TRANSLATED_TASK, async ({ text }, { documents }) => {
  if (typeof text === 'string') await updateListings(documents, productsWithText(text))
})

export const catalogTasks = [refreshTask, updateTask, translatedTask]
