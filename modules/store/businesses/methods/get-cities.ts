import { anyone, method } from '#framework/modules'
import { Business, BusinessCity } from '../doctypes/business.doctype.ts'
import { liveBusinesses } from '../doctypes/business.queries.ts'
import { citiesServed } from '../rules/cities-served.ts'

const MOST_ROWS = 10_000

/** The cities that live businesses serve, each with the one that it belongs to and how many serve it. Two statements. */
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
        limit: MOST_ROWS,
      }),
    ])
    return citiesServed(rows, new Set(live.keys()))
  },
})
