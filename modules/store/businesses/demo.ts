import { demoBusinesses } from '#demo'
import type { DemoContext } from '#framework/modules'
import { Business } from './doctypes/business.doctype.ts'

const CORE_CITY = 'Chennai'

/** The house's own shop and three neighbours. */
export async function demo({ documents, picture }: DemoContext): Promise<void> {
  for (const { logo, domains, cities, ...business } of demoBusinesses)
    await documents.insert(Business, {
      ...business,
      state: 'live',
      logo: logo === null ? null : picture(logo),
      domains: domains.map((domain) => ({ domain })),
      cities: cities.map((city) => ({ city, core_city: CORE_CITY })),
    })
}
