import type { Doc } from '#framework/doctypes'
import type { Business } from '../doctypes/business.doctype.ts'

function lineOf(parts: readonly (string | null)[]): string | null {
  const line = parts.filter((part) => part !== null && part !== '').join(', ')
  return line === '' ? null : line
}

/** What anybody may know of a business. Its tax number and its state are not among it. */
export function businessDetail(business: Doc<typeof Business>) {
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

/** The city that the business's own city belongs to, when it is one of those that it serves. */
function coreCity({ city, cities }: Doc<typeof Business>): string | null {
  const own = cities.find((row) => row.city === city)
  return own?.core_city ?? city
}
