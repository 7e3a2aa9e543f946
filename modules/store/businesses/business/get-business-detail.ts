import { text, type Doc } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse, translateDocument } from '#site/translations'
import { DEFAULT_BUSINESS } from '#site/website'
import { Business } from './business.doctype.ts'

/** Returns the public profile of a live business as a list of one. The list is empty for any other name. */
export const getBusinessDetail = method({
  access: anyone,
  aliases: ['mobileapi.get_business_detail'],
  reads: true,
  isTranslated: true,
  input: { name: text({ default: DEFAULT_BUSINESS }) },
  async run({ input, documents, language }) {
    const system = documents.asSystem()
    const name = input.name ?? DEFAULT_BUSINESS
    const [found] = await system.find(Business, {
      where: { name, state: 'live' },
      fields: ['name'],
      limit: 1,
    })
    if (!found) return []
    const detail = businessDetail(await system.get(Business, found.name))
    return translateResponse({ documents, language }, (translate) => [
      translateDocument(Business, detail, translate),
    ])
  },
})

function lineOf(parts: readonly (string | null)[]): string | null {
  const line = parts.filter((part) => part !== null && part !== '').join(', ')
  return line === '' ? null : line
}

function businessDetail(business: Doc<typeof Business>) {
  const { address_line1, address_line2, city, address_state, zipcode } = business
  return {
    name: business.name,
    business_name: business.business_name,
    tagline: business.tagline,
    logo: business.logo,
    phone: business.phone,
    email: business.email,
    address: lineOf([
      address_line1,
      address_line2,
      city,
      lineOf([address_state, zipcode])?.replace(', ', ' ') ?? null,
    ]),
    address_line1,
    address_line2,
    city,
    core_city: coreCity(business),
    state: address_state,
    zipcode,
    country: business.country,
    currency: business.currency,
    opening_hours: business.opening_hours,
    rating: business.rating,
    returns_policy: business.returns_policy,
    delivery_policy: business.delivery_policy,
    cities: business.cities.map((row) => ({ city: row.city, core_city: row.core_city ?? row.city })),
  }
}

function coreCity({ city, cities }: Doc<typeof Business>): string | null {
  const own = cities.find((row) => row.city === city)
  return own?.core_city ?? city
}
