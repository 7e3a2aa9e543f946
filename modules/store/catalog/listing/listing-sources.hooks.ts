import { hooks } from '#framework/documents'
import { Translation } from '#site/translations'
import { Business } from '#store/businesses'
import {
  productsBelow,
  productsOfBrand,
  productsOfBusiness,
  updateListings,
  updateTranslatedListings,
} from './update-listings.ts'
import { Brand } from '../product/brand.doctype.ts'
import { ProductCategory } from '../category/product-category.doctype.ts'

const brandHooks = hooks(Brand, {
  async afterSave({ document, previous, documents }) {
    if (previous && previous.published !== document.published)
      await updateListings(documents, productsOfBrand(document.name))
  },
})

const categoryHooks = hooks(ProductCategory, {
  async afterSave({ document, previous, documents }) {
    const { category_name, route, parent_category, published } = document
    const isSame =
      previous?.category_name === category_name &&
      previous.route === route &&
      previous.parent_category === parent_category &&
      previous.published === published
    if (previous && !isSame) await updateListings(documents, productsBelow(document.name))
  },
})

const businessHooks = hooks(Business, {
  async afterSave({ document, previous, documents }) {
    const isSame = previous?.state === document.state && previous.business_name === document.business_name
    if (previous && !isSame) await updateListings(documents, productsOfBusiness(document.name))
  },
})

const translationHooks = hooks(Translation, {
  async afterSave({ document, previous, documents }) {
    if (previous?.translated_text !== document.translated_text)
      await updateTranslatedListings(documents, document.source_text)
  },
  beforeDelete: ({ source_text }, { documents }) => updateTranslatedListings(documents, source_text),
})

export const listingSourceHooks = [brandHooks, categoryHooks, businessHooks, translationHooks]
