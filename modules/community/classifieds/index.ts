import { defineModule } from '#framework/modules'
import { Classified } from './doctypes/classified.doctype.ts'
import { classifiedHooks } from './doctypes/classified.hooks.ts'
import { ClassifiedCategory } from './doctypes/classified-category.doctype.ts'
import { ClassifiedEnquiry } from './doctypes/classified-enquiry.doctype.ts'
import { classifiedExtensions } from './extensions.ts'
import { takeBack } from './methods/take-back.ts'
import { markSold } from './methods/mark-sold.ts'
import { renew } from './methods/renew.ts'
import { sendIn } from './methods/send-in.ts'
import { ask } from './methods/ask.ts'
import { getClassified } from './methods/get-classified.ts'
import { getClassifieds } from './methods/get-classifieds.ts'
import { getMyAd } from './methods/get-my-ad.ts'
import { getMyAds } from './methods/get-my-ads.ts'
import { reply } from './methods/reply.ts'
import { saveAd } from './methods/save-ad.ts'
import { classifiedSubscriptions } from './subscriptions.ts'
import { expireAds } from './tasks.ts'
import { messages } from './messages.ts'

export { categoryTree, namesBelow, shownCategories, type CategoryBranch } from './rules/category-tree.ts'
export { searchWords } from './rules/search-words.ts'

export const classifieds = defineModule({
  name: 'classifieds',
  docTypes: [Classified, ClassifiedCategory, ClassifiedEnquiry],
  methods: {
    ...{ getClassifieds, getClassified, ask },
    ...{ getMyAds, getMyAd, saveAd, sendIn, renew, markSold, takeBack, reply },
  },
  hooks: [classifiedHooks],
  subscriptions: classifiedSubscriptions,
  tasks: [expireAds],
  extensions: classifiedExtensions,
  demo: async (context) => (await import('./demo.ts')).demo(context),
  messages,
})
