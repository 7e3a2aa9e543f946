import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { DEFAULT_BUSINESS } from '#site/website'
import { Business, BusinessCity } from '../doctypes/business.doctype.ts'

const MOST = 200

/**
 * The live businesses that serve a city, as people choose among them; all of them without a city. The website's own comes
 * first, the others by name. At most two statements.
 */
export const getBusinesses = method({
  access: anyone,
  reads: true,
  input: { city: text({ maxLength: 140 }) },
  async run({ input: { city }, documents }) {
    const system = documents.asSystem()
    const serving =
      city === null
        ? null
        : await system.list(BusinessCity, {
            fields: ['parent'],
            filters: [
              ['city', '=', city],
              ['parenttype', '=', Business.name],
            ],
            limit: MOST,
          })
    const names = serving?.map(({ parent }) => String(parent))
    if (names?.length === 0) return { businesses: [], default_business: DEFAULT_BUSINESS }
    const businesses = await system.find(Business, {
      where: { state: 'live', ...(names && { name: ['in', names] }) },
      fields: ['name', 'business_name', 'tagline', 'logo', 'city', 'rating'],
      order_by: 'business_name asc, name asc',
      limit: MOST,
    })
    const isDefault = ({ name }: { name: string }) => Number(name === DEFAULT_BUSINESS)
    return {
      businesses: businesses.toSorted((one, other) => isDefault(other) - isDefault(one)),
      default_business: DEFAULT_BUSINESS,
    }
  },
})
