import { demoBusinesses, demoSellers } from '#demo'
import type { Documents } from '#framework/documents'
import { User } from '#framework/identity'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { Business } from './business/business.doctype.ts'
import { BusinessBranch } from './branch/business-branch.doctype.ts'

const CORE_CITY = 'Chennai'

async function sellerOf(documents: Documents, business: string): Promise<string | null> {
  const email = demoSellers.find(({ business_name }) => business_name === business)?.email
  if (email === undefined) return null
  const [person] = await documents.find(User, { where: { email }, fields: ['name'], limit: 1 })
  return person?.name ?? null
}

export async function demo({ documents, picture, today }: DemoContext): Promise<void> {
  for (const { logo, domains, cities, branches, service_areas, rests_in, ...business } of demoBusinesses) {
    const { name, address_state } = await documents.insert(Business, {
      ...business,
      state: 'live',
      run_by: await sellerOf(documents, business.business_name),
      logo: logo === null ? null : picture(logo),
      domains: domains.map((domain) => ({ domain })),
      cities: cities.map((city) => ({ city, core_city: CORE_CITY })),
      service_areas: service_areas.map(([from_postal_code, to_postal_code]) => ({
        ...{ from_postal_code, to_postal_code },
      })),
      holidays: rests_in.map(([days, what]) => ({ day: addDays(today, days), what })),
    })
    for (const branch of branches)
      await documents.insert(BusinessBranch, { ...branch, business: name, state: address_state })
  }
}
