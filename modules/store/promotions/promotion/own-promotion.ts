import { through } from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'
import { StorePromotion } from './store-promotion.doctype.ts'

/** Limits rows to promotions of businesses that the caller runs. */
export const ofOwnPromotion = through('promotion', StorePromotion.name, ofOwnBusiness)
