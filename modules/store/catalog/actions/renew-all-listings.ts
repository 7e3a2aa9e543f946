import { sql } from 'kysely'
import type { Step } from '#framework/tasks'
import { renewListings, theseProducts } from './renew-listings.ts'

/** Products in one transaction: nobody who saves one of them waits long. */
const AT_ONCE = 2_000

const namesAfter = (name: string) => sql<{ readonly name: string }>`
  select name from (select name from "Product" union select name from "Product Listing") known
  where name > ${name} order by name limit ${AT_ONCE}`

/** Looks at every listing again, a part at a time. Only rows that are not as they should be are written. */
export async function renewAllListings(step: Step): Promise<void> {
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
