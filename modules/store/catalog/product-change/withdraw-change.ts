import { text } from '#framework/doctypes'
import { documentErrors } from '#framework/errors'
import { method, onlyRoles } from '#framework/modules'
import { ProductChange } from './product-change.doctype.ts'
import { Product } from '../product/product.doctype.ts'
import { catalogErrors } from '../errors.ts'

/**
 * Withdraws a product change that awaits the office's review. The caller must be allowed to change the product, which
 * stays as it is.
 */
export const withdrawChange = method({
  access: onlyRoles('Seller', 'Store Manager', 'System Manager'),
  input: { name: text({ required: true, description: 'Of the product' }) },
  methods: ['POST'],
  async run({ input: { name }, documents }) {
    const product = await documents.get(Product, name)
    const rights = await documents.permissions(Product, name)
    if (!rights?.has('write')) throw documentErrors.notPermitted('write', Product.name)
    const { change_in_review: pendingChange } = product
    if (pendingChange === null) throw catalogErrors.no_pending_change()
    await documents.asSystem().save(ProductChange, pendingChange, { state: 'withdrawn' })
    return { name }
  },
})
