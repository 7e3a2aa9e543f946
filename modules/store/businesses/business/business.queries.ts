import { memoised, type Documents } from '#framework/documents'
import { domainOf, type ServiceArea } from './business.rules.ts'
import { Business, BusinessDomain, BusinessHoliday, BusinessServiceArea } from './business.doctype.ts'
import { usersWithRole, type Person } from '#site/notifications'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import { BusinessBranch } from '../branch/business-branch.doctype.ts'

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

export interface LiveBusiness {
  readonly name: string
  readonly business_name: string
  readonly currency: string
  readonly state: string | null
}

const MAX_BUSINESSES = 1000

/** Returns the live businesses by name. One statement per request (memoised). */
export const liveBusinesses = memoised(async (documents): Promise<ReadonlyMap<string, LiveBusiness>> => {
  const businesses = await documents.asSystem().find(Business, {
    where: { state: 'live' },
    fields: ['name', 'business_name', 'currency', 'address_state'],
    limit: MAX_BUSINESSES,
  })
  return new Map(
    businesses.map(({ address_state: state, ...business }) => [business.name, { ...business, state }]),
  )
})

/**
 * Returns the users who run a business, as `runByCaller` defines; empty for a business without a seller. One statement.
 */
export async function runnersOf(
  documents: Documents,
  business: string,
): Promise<readonly { readonly user: string }[]> {
  const [found] = await documents
    .asSystem()
    .find(Business, { where: { name: business }, fields: ['run_by'], limit: 1 })
  return found?.run_by ? [{ user: found.run_by }] : []
}

/** Returns who handles the tasks of a business: its seller, or the store managers when it has none. */
export async function handlersOf(documents: Documents, business: string): Promise<readonly Person[]> {
  const runners = await runnersOf(documents, business)
  return runners.length > 0 ? runners : usersWithRole(documents, 'Store Manager')
}

export interface Branch {
  readonly name: string
  readonly business: string
  readonly branch_name: string
  readonly address_line1: string | null
  readonly address_line2: string | null
  readonly zipcode: string
  readonly city: string | null
  readonly state: string | null
  readonly is_default: 0 | 1
  readonly is_pickup_point: 0 | 1
  readonly opening_hours: string | null
  /** The branch's own GSTIN; null for a branch that sells under its business's GSTIN. */
  readonly gstin: string | null
}

/** Data that decides availability, origin and date of a live business's deliveries. */
export interface BusinessTrade {
  readonly name: string
  readonly business_name: string
  readonly state: string | null
  readonly branches: readonly Branch[]
  readonly service_areas: readonly ServiceArea[]
  /** Working days from an order to its dispatch; null for the store's default. */
  readonly handling_days: number | null
  readonly ships_to_events: 0 | 1
  /** Days without dispatch from today on, 'YYYY-MM-DD'. */
  readonly holidays: readonly string[]
}

const rowsOf = (child: { readonly name: string }, field: string) =>
  sql`from ${sql.table(child.name)} r where r.parent = b.name and r.parenttype = 'Business' and r.parentfield = ${sql.lit(field)}`

const question = (today: string) => sql<BusinessTrade>`
  select b.name, b.business_name, b.address_state as state, b.handling_days, b.ships_to_events,
    coalesce((select json_agg(json_build_object('name', r.name, 'business', r.business, 'branch_name', r.branch_name,
        'address_line1', r.address_line1, 'address_line2', r.address_line2, 'zipcode', r.zipcode, 'city', r.city,
        'state', r.state, 'is_default', r.is_default, 'is_pickup_point', r.is_pickup_point,
        'opening_hours', r.opening_hours, 'gstin', r.gstin) order by r.is_default desc, r.name)
      from ${sql.table(BusinessBranch.name)} r where r.business = b.name and r.is_active = 1), '[]') as branches,
    coalesce((select json_agg(json_build_object('from_postal_code', r.from_postal_code,
        'to_postal_code', r.to_postal_code) order by r.idx)
      ${rowsOf(BusinessServiceArea, 'service_areas')}), '[]') as service_areas,
    coalesce((select json_agg(r.day::text order by r.day)
      ${rowsOf(BusinessHoliday, 'holidays')} and r.day >= ${today}::date), '[]') as holidays
  from ${sql.table(Business.name)} b where b.state = 'live' order by b.name limit 1000`

/** Returns each live business with its branches, service areas and holidays. One statement per request (memoised). */
export const tradeOf = memoised(async (documents): Promise<ReadonlyMap<string, BusinessTrade>> => {
  const rows = await documents
    .asSystem()
    .statement(prepared('businesses.trade', question(documents.today)), { reads: [Business, BusinessBranch] })
  return new Map(rows.map((business) => [business.name, business]))
})

/** Returns the active branches of each live business, the default first. One statement, and none after `tradeOf`. */
export async function branchesOf(documents: Documents): Promise<ReadonlyMap<string, readonly Branch[]>> {
  const trade = await tradeOf(documents)
  return new Map([...trade].map(([name, { branches }]) => [name, branches]))
}
