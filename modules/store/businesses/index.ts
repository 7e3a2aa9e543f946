import { defineModule } from '#framework/modules'
import { notificationEvents } from '#site/notifications'
import { searchSource } from '#site/search'
import { businessResolver } from '#site/website'
import { searchSellers } from './actions/search-sellers.ts'
import { Business } from './doctypes/business.doctype.ts'
import { businessHooks } from './doctypes/business.hooks.ts'
import { businessForDomain } from './doctypes/business.queries.ts'
import { BusinessBranch } from './doctypes/business-branch.doctype.ts'
import { branchHooks } from './doctypes/business-branch.hooks.ts'
import { getBusinessDetail } from './methods/get-business-detail.ts'
import { getBusinesses } from './methods/get-businesses.ts'
import { getCities } from './methods/get-cities.ts'
import { sellerNamed } from './rules/seller-named-notice.ts'
import { messages } from './messages.ts'

export { handlersOf, runnersOf } from './actions/handlers.ts'
export { Business } from './doctypes/business.doctype.ts'
export { businessForDomain, liveBusinesses, type LiveBusiness } from './doctypes/business.queries.ts'
export { BusinessBranch } from './doctypes/business-branch.doctype.ts'
export { branchesOf, tradeOf, type Branch, type BusinessTrade } from './doctypes/business-trade.queries.ts'
export { sellerOf, sellerUnder, type Seller } from './doctypes/seller.queries.ts'
export { isGstin } from './rules/is-gstin.ts'
export { isServed, type ServiceArea } from './rules/is-served.ts'
export { ofLiveBusiness } from './rules/live-business.ts'
export { ofOwnBusiness } from './rules/own-business.ts'

export const businesses = defineModule({
  name: 'businesses',
  shelf: 'store',
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
