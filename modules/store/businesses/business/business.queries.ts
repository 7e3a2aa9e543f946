import { askedOnce, type Documents } from '#framework/documents'
import { domainOf } from './domain-of.rules.ts'
import { Business, BusinessDomain } from './business.doctype.ts'

/** The live business that a domain belongs to; null when it is nobody's. */
export async function businessForDomain(documents: Documents, domain: string): Promise<string | null> {
  const system = documents.asSystem()
  const rows = await system.list(BusinessDomain, {
    fields: ['parent'],
    filters: [['domain', '=', domainOf(domain)]],
    limit: 1,
  })
  const name = rows[0]?.['parent']
  if (typeof name !== 'string') return null
  const [business] = await system.find(Business, {
    where: { name, state: 'live' },
    fields: ['name'],
    limit: 1,
  })
  return business?.name ?? null
}

/** What cards of products show of their business. */
export interface LiveBusiness {
  readonly name: string
  readonly business_name: string
  readonly currency: string
  /** Its state or union territory, as it wrote it. */
  readonly state: string | null
}

const MOST_BUSINESSES = 1000

/** The businesses that may sell, by name. One statement, however many sections of a page ask. */
export const liveBusinesses = askedOnce(async (documents): Promise<ReadonlyMap<string, LiveBusiness>> => {
  const businesses = await documents.asSystem().find(Business, {
    where: { state: 'live' },
    fields: ['name', 'business_name', 'currency', 'address_state'],
    limit: MOST_BUSINESSES,
  })
  return new Map(
    businesses.map(({ address_state: state, ...business }) => [business.name, { ...business, state }]),
  )
})
