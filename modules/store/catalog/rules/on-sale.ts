import { both, where } from '#framework/doctypes'
import { ofLiveBusiness } from '#store/businesses'

/** Products that everybody may look at: live themselves, and of a business that trades. */
export const isOnSale = both(where({ state: 'live' }), ofLiveBusiness)
