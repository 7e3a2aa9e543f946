import { method, signedInUsers } from '#framework/modules'
import { toDecimal } from '#meta'
import { translateResponse } from '#site/translations'
import { Classified } from './classified.doctype.ts'
import { ClassifiedEnquiry } from '../enquiry/classified-enquiry.doctype.ts'
import { getCategoryTree, translateTree } from '../category/category-tree.ts'
import { canRenew } from './ad-lifespan.rules.ts'

const MAX_ADS = 100
const MAX_ENQUIRIES = 200

/** Returns the caller's advertisements, enquiries, and the categories. Four statements, and one for a translation. */
export const getMyAds = method({
  access: signedInUsers,
  reads: true,
  isTranslated: true,
  input: {},
  async run({ documents, caller, language }) {
    const system = documents.asSystem()
    const [categories, ads, enquiries] = await Promise.all([
      getCategoryTree(documents),
      system.find(Classified, {
        where: { seller: caller.user },
        fields: [
          ...(['name', 'title', 'state', 'price', 'cover', 'live_from', 'expires_on'] as const),
          ...(['is_hidden', 'hidden_because', 'sent_back_because'] as const),
        ],
        order_by: 'creation desc',
        limit: MAX_ADS,
      }),
      system.find(ClassifiedEnquiry, {
        where: { seller: caller.user, is_hidden: 0 },
        fields: [
          ...(['name', 'classified', 'enquirer_name', 'message', 'state', 'reply'] as const),
          ...(['shares_phone', 'creation'] as const),
        ],
        order_by: 'creation desc',
        limit: MAX_ENQUIRIES,
      }),
    ])
    return translateResponse({ documents, language }, (translate) => ({
      categories: translateTree(categories, translate),
      currency: 'INR',
      ads: ads.map((ad) => ({
        ...ad,
        price: ad.price === null ? null : toDecimal(ad.price),
        can_renew: canRenew(ad, documents.today) ? (1 as const) : (0 as const),
        enquiries: enquiries.filter(({ classified }) => classified === ad.name),
      })),
    }))
  },
})
