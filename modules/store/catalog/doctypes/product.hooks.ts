import { hooks } from '#framework/documents'
import { catalogErrors } from '../errors.ts'
import { Product } from './product.doctype.ts'

export const productHooks = hooks(Product, {
  beforeSave({ document }) {
    const { price, compare_at_price, pictures } = document
    if (compare_at_price !== null && compare_at_price <= price) throw catalogErrors.earlier_price_not_higher()
    return { image: pictures[0]?.image ?? null }
  },
})
