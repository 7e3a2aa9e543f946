import { defineModule } from '#framework/modules'
import { businessResolver } from '#site/website'
import { Business } from './doctypes/business.doctype.ts'
import { businessHooks } from './doctypes/business.hooks.ts'
import { businessForDomain } from './doctypes/business.queries.ts'
import { getBusinessDetail } from './methods/get-business-detail.ts'
import { words } from './words.ts'

export { businessForDomain, liveBusinesses, type LiveBusiness } from './doctypes/business.queries.ts'

export const businesses = defineModule({
  name: 'businesses',
  shelf: 'store',
  docTypes: [Business],
  methods: { getBusinessDetail },
  hooks: [businessHooks],
  extensions: [businessResolver.add((domain, documents) => businessForDomain(documents, domain))],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  words,
})
