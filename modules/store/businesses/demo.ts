import { demoBusinesses } from '#demo'
import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { Business } from './doctypes/business.doctype.ts'
import { BusinessBranch } from './doctypes/business-branch.doctype.ts'

const CORE_CITY = 'Chennai'

/** The house's own shop and three neighbours, each with the branches that its things lie in. */
export async function demo({ documents, picture, today }: DemoContext): Promise<void> {
  for (const { logo, domains, cities, branches, service_areas, rests_in, ...business } of demoBusinesses) {
    const { name, address_state } = await documents.insert(Business, {
      ...business,
      state: 'live',
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
