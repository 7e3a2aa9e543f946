import { text } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { getVisibleAd, adCard } from './classified.queries.ts'
import { ClassifiedCategory } from '../category/classified-category.doctype.ts'

/**
 * Returns an advertisement as the public sees it. The phone number is included only when the seller agreed to show it.
 */
export const getClassified = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { name: text({ required: true }) },
  async run({ input, documents, language }) {
    const ad = await getVisibleAd(documents, input.name)
    const { category_name } = await documents.asSystem().get(ClassifiedCategory, ad.category)
    const { description, expires_on, shows_phone, photos } = ad
    return translateResponse({ documents, language }, (translate) => ({
      ...adCard(ad),
      category_name: translate(category_name),
      ...{ description, expires_on, currency: 'INR' },
      photos: photos.map(({ picture, alt }) => ({ picture, alt })),
      phone: shows_phone === 1 ? ad.phone : null,
    }))
  },
})
