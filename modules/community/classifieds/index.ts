import { defineModule } from '#framework/modules'
import { Classified } from './classified-ad/classified.doctype.ts'
import { classifiedHooks } from './classified-ad/classified.hooks.ts'
import { ClassifiedCategory } from './category/classified-category.doctype.ts'
import { ClassifiedEnquiry } from './enquiry/classified-enquiry.doctype.ts'
import { classifiedExtensions } from './extensions.ts'
import { withdrawAd } from './classified-ad/withdraw-ad.ts'
import { markSold } from './classified-ad/mark-sold.ts'
import { renew } from './classified-ad/renew.ts'
import { submitAd } from './classified-ad/submit-ad.ts'
import { ask } from './enquiry/ask.ts'
import { getClassified } from './classified-ad/get-classified.ts'
import { getClassifieds } from './classified-ad/get-classifieds.ts'
import { getMyAd } from './classified-ad/get-my-ad.ts'
import { getMyAds } from './classified-ad/get-my-ads.ts'
import { reply } from './enquiry/reply.ts'
import { saveAd } from './classified-ad/save-ad.ts'
import { classifiedEventHandlers } from './event-handlers.ts'
import { expireAds } from './tasks.ts'
import { messages } from './messages.ts'

export {
  categoryTree,
  listNamesBelow,
  publishedCategoriesQuery,
  translateTree,
  type CategoryBranch,
} from './category/category-tree.ts'
export { escapeSearchText } from './classified-ad/classified.queries.ts'

export const classifieds = defineModule({
  name: 'classifieds',
  docTypes: [Classified, ClassifiedCategory, ClassifiedEnquiry],
  methods: {
    ...{ getClassifieds, getClassified, ask },
    ...{ getMyAds, getMyAd, saveAd, submitAd, renew, markSold, withdrawAd, reply },
  },
  hooks: [classifiedHooks],
  eventHandlers: classifiedEventHandlers,
  tasks: [expireAds],
  extensions: classifiedExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
