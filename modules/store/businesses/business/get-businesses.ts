import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { anyone, method } from '#framework/modules'
import { translateResponse, translateDocument } from '#site/translations'
import { businessOfWebsite } from '#site/website'
import { Business, BusinessCity } from './business.doctype.ts'

const MOST = 200

async function servingIn(documents: Documents, city: string): Promise<readonly string[]> {
  const rows = await documents.asSystem().list(BusinessCity, {
    fields: ['parent'],
    filters: [
      ['city', '=', city],
      ['parenttype', '=', Business.name],
    ],
    limit: MOST,
  })
  return rows.map(({ parent }) => String(parent))
}

async function liveAmong(documents: Documents, names: readonly string[] | null) {
  if (names?.length === 0) return []
  return documents.asSystem().find(Business, {
    where: { state: 'live', ...(names && { name: ['in', names] }) },
    fields: ['name', 'business_name', 'tagline', 'logo', 'city', 'rating'],
    order_by: 'business_name asc, name asc',
    limit: MOST,
  })
}

/**
 * Returns the live businesses of a city, or all; the website's own first, the others by name. At most three statements,
 * plus one for another language.
 */
export const getBusinesses = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { city: text({ maxLength: 140 }) },
  async run({ input: { city }, documents, language }) {
    const [own, names] = await Promise.all([
      businessOfWebsite(documents),
      city === null ? null : servingIn(documents, city),
    ])
    const businesses = await liveAmong(documents, names)
    const isOwn = ({ name }: { name: string }) => Number(name === own)
    const sorted = businesses.toSorted((one, other) => isOwn(other) - isOwn(one))
    return translateResponse({ documents, language }, (translate) => ({
      businesses: sorted.map((business) => translateDocument(Business, business, translate)),
      default_business: own,
    }))
  },
})
