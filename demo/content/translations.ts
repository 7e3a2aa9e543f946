import { communityTranslations } from './translations/community.ts'
import { dayTranslations } from './translations/days.ts'
import { formTranslations } from './translations/forms.ts'
import { homeTranslations } from './translations/home.ts'
import { menuTranslations } from './translations/menus.ts'
import { postTranslations } from './translations/posts.ts'
import { questionTranslations } from './translations/questions.ts'
import { shiftTranslations } from './translations/shifts.ts'
import { attributeTranslations } from './translations/attributes.ts'
import { policyTranslations } from './translations/policies.ts'
import { categoryTranslations } from './translations/categories.ts'
import { productTranslations } from './translations/products.ts'
import { promotionTranslations } from './translations/promotions.ts'

export const demoTranslations = {
  ...communityTranslations,
  ...menuTranslations,
  ...homeTranslations,
  ...questionTranslations,
  ...postTranslations,
  ...categoryTranslations,
  ...productTranslations,
  ...promotionTranslations,
  ...attributeTranslations,
  ...policyTranslations,
  ...dayTranslations,
  ...shiftTranslations,
  ...formTranslations,
}
