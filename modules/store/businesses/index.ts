import { defineModule } from '#framework/modules'
import { notificationEvents } from '#site/notifications'
import { searchSource } from '#site/search'
import { businessResolver } from '#site/website'
import { searchSellers } from './business/search-sellers.ts'
import { Business } from './business/business.doctype.ts'
import { businessHooks } from './business/business.hooks.ts'
import { businessForDomain } from './business/business.queries.ts'
import { BusinessBranch } from './branch/business-branch.doctype.ts'
import { branchHooks } from './branch/business-branch.hooks.ts'
import { getBusinessDetail } from './business/get-business-detail.ts'
import { getBusinesses } from './business/get-businesses.ts'
import { getCities } from './branch/get-cities.ts'
import { sellerNamed } from './business/seller-assigned-notification.ts'
import { messages } from './messages.ts'

export { handlersOf, runnersOf } from './business/business-staff.ts'
export { Business } from './business/business.doctype.ts'
export { businessForDomain, liveBusinesses, type LiveBusiness } from './business/business.queries.ts'
export { BusinessBranch } from './branch/business-branch.doctype.ts'
export { branchesOf, tradeOf, type Branch, type BusinessTrade } from './branch/business-trade.queries.ts'
export { sellerOf, sellerUnder, type Seller } from './business/seller.queries.ts'
export { isGstin } from './business/is-gstin.rules.ts'
export { isServed, type ServiceArea } from './branch/is-served.rules.ts'
export { ofLiveBusiness } from './business/live-business.ts'
export { ofOwnBusiness } from './business/own-business.ts'

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
