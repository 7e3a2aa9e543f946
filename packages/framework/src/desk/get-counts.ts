import type { DocType } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { addDays } from '#meta'
import { DAYS_BACK, newByDay } from './new-by-day.ts'
import { workedWithTypes } from './readable-types.ts'

/** How many documents of a type the caller reaches, and how many came on each of the last days. */
export interface TypeCount {
  readonly name: string
  readonly count: number
  readonly new_by_day: readonly number[]
}

/** Newest documents that the bars of one type are drawn from. */
const MOST_NEW = 1000

async function countType(documents: Documents, type: DocType): Promise<TypeCount> {
  const { today } = documents
  const since = [['creation', '>=', addDays(today, 1 - DAYS_BACK)]]
  const recent = { fields: ['creation'], filters: since, order_by: 'creation desc', limit: MOST_NEW }
  const [count, rows] = await Promise.all([documents.count(type, {}), documents.list(type, recent)])
  return {
    name: type.name,
    count,
    new_by_day: newByDay(
      today,
      rows.map((row) => String(row['creation'])),
    ),
  }
}

/** Counts for the desk's home, of what the caller may read. */
export const getCounts = method({
  access: signedInUsers,
  input: {},
  reads: true,
  run: ({ registry, caller, documents }) =>
    Promise.all(workedWithTypes(registry, caller).map((type) => countType(documents, type))),
})
