import { defineModule } from '#framework/modules'
import { notificationEvents } from '#site/notifications'
import { searchSource } from '#site/search'
import { businessResolver } from '#site/website'
import { searchSellers } from './business/seller.queries.ts'
import { Business } from './business/business.doctype.ts'
import { businessHooks, branchHooks, sellerNamed } from './business/business.hooks.ts'
import { businessForDomain } from './business/business.queries.ts'
import { BusinessBranch } from './branch/business-branch.doctype.ts'
import { getBusinessDetail } from './business/get-business-detail.ts'
import { getBusinesses } from './business/get-businesses.ts'
import { getCities } from './branch/get-cities.ts'
import { messages } from './messages.ts'

export {
  handlersOf,
  runnersOf,
  liveBusinesses,
  branchesOf,
  tradeOf,
  type Branch,
  type BusinessTrade,
} from './business/business.queries.ts'
export { Business, ofLiveBusiness, ofOwnBusiness } from './business/business.doctype.ts'
export { BusinessBranch } from './branch/business-branch.doctype.ts'
export { sellerOf, sellerUnder, type Seller } from './business/seller.queries.ts'
export { isGstin, isServed } from './business/business.rules.ts'

export const businesses = defineModule({
  name: 'businesses',
  deskSection: 'store',
  docTypes: [Business, BusinessBranch],
  methods: { getBusinessDetail, getCities, getBusinesses },
  hooks: [businessHooks, branchHooks],
  extensions: [
    businessResolver.add((domain, documents) => businessForDomain(documents, domain)),
    notificationEvents.add(sellerNamed),
    searchSource.add({ group: 'sellers', candidates: searchSellers }),
  ],
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
