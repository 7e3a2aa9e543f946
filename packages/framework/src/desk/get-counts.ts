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

async function listedNews(documents: Documents, type: DocType): Promise<readonly number[]> {
  const { today } = documents
  const since = [['creation', '>=', addDays(today, 1 - DAYS_BACK)]]
  const recent = { fields: ['creation'], filters: since, order_by: 'creation desc', limit: MOST_NEW }
  const rows = await documents.list(type, recent)
  return newByDay(
    today,
    rows.map((row) => String(row['creation'])),
  )
}

/** Documents of a guarded type are only counted: a look at the home is no reading of them. */
function countedNews(documents: Documents, type: DocType): Promise<readonly number[]> {
  const days = Array.from({ length: DAYS_BACK }, (_, index) =>
    addDays(documents.today, index + 1 - DAYS_BACK),
  )
  const onDay = (day: string) => [['creation', 'between', [day, day]]]
  return Promise.all(days.map((day) => documents.count(type, { filters: onDay(day) })))
}

async function countType(documents: Documents, type: DocType): Promise<TypeCount> {
  const news = type.guarded === null ? listedNews : countedNews
  const [count, new_by_day] = await Promise.all([documents.count(type, {}), news(documents, type)])
  return { name: type.name, count, new_by_day }
}

/** Counts for the desk's home, of what the caller works with. */
export const getCounts = method({
  access: signedInUsers,
  input: {},
  reads: true,
  run: ({ registry, caller, documents }) =>
    Promise.all(workedWithTypes(registry, caller).map((type) => countType(documents, type))),
})
