import { anyone, method } from '#framework/modules'
import { Business, BusinessCity } from '../business/business.doctype.ts'
import { liveBusinesses } from '../business/business.queries.ts'

interface ServedCity {
  readonly city: string
  readonly core_city: string
  readonly businesses: number
}

type Row = Readonly<Record<string, unknown>>

const textIn = (row: Row, field: string): string => {
  const value = row[field]
  return typeof value === 'string' ? value.trim() : ''
}

function citiesServed(rows: readonly Row[], live: ReadonlySet<string>): readonly ServedCity[] {
  const cities = new Map<string, { core_city: string; servedBy: Set<string> }>()
  for (const row of rows) {
    const [parent, city] = [textIn(row, 'parent'), textIn(row, 'city')]
    if (!live.has(parent) || city === '') continue
    const known = cities.get(city) ?? { core_city: textIn(row, 'core_city') || city, servedBy: new Set() }
    known.servedBy.add(parent)
    cities.set(city, known)
  }
  return [...cities]
    .map(([city, { core_city, servedBy }]) => ({ city, core_city, businesses: servedBy.size }))
    .sort((one, other) => keyOf(one).localeCompare(keyOf(other), 'en'))
}

function keyOf({ city, core_city }: ServedCity): string {
  return `${core_city}\t${city === core_city ? '' : city}`
}

const MAX_ROWS = 10_000

/**
 * Returns the cities that live businesses serve. Each has its core city and its number of businesses; two statements.
 */
export const getCities = method({
  access: anyone,
  reads: true,
  input: {},
  async run({ documents }) {
    const [live, rows] = await Promise.all([
      liveBusinesses(documents),
      documents.asSystem().list(BusinessCity, {
        fields: ['parent', 'city', 'core_city'],
        filters: [['parenttype', '=', Business.name]],
        order_by: 'city asc',
        limit: MAX_ROWS,
      }),
    ])
    return citiesServed(rows, new Set(live.keys()))
  },
})
