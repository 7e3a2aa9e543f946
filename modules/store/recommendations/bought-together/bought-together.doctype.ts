import { always, docType, int, link, reading, text } from '#framework/doctypes'

const shown = { readOnly: true } as const

/** Number of orders that hold two products, once from the side of each. Only the nightly task writes it. */
export const BoughtTogether = docType('Bought Together', {
  fields: {
    product: link('Product', { required: true, inList: true, indexed: true, ...shown }),
    other: link('Product', { label: 'Bought with', required: true, inList: true, indexed: true, ...shown }),
    order_count: int({ label: 'Orders', required: true, min: 0, default: 0, inList: true, ...shown }),
    pair: text({
      unique: true,
      hidden: true,
      maxLength: 300,
      ...shown,
      description: 'Both products, in order',
    }),
  },
  access: { 'System Manager': reading(always), 'Store Manager': reading(always) },
  titleField: 'product',
  sort: 'order_count desc',
  trackChanges: false,
})
