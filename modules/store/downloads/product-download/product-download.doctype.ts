import { attachment, check, docType, everything, grant, link, series, text } from '#framework/doctypes'
import { ofOwnBusiness } from '#store/businesses'

/**
 * A private file that buyers of a digital product download. It is a document of its own, because whoever may read a
 * document may read its private files, and everybody may read a product.
 */
export const ProductDownload = docType('Product Download', {
  naming: series('DLF-.#####'),
  fields: {
    product: link('Product', { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    business: link('Business', { required: true, setOnlyOnce: true, inList: true, indexed: true }),
    title: text({ required: true, inList: true, maxLength: 140, description: 'Name that buyers see' }),
    file: attachment({ required: true, description: 'Private file, up to 10 MB' }),
    is_active: check({
      default: 1,
      inList: true,
      label: 'Active',
      description: 'Turn off to stop all downloads of this file',
    }),
  },
  access: {
    'System Manager': everything,
    'Store Manager': everything,
    Seller: grant({
      ...{ select: ofOwnBusiness, read: ofOwnBusiness, create: ofOwnBusiness, write: ofOwnBusiness },
      ...{ report: ofOwnBusiness, delete: ofOwnBusiness },
    }),
  },
  titleField: 'title',
  searchFields: ['title', 'product'],
  sort: 'creation desc',
})
