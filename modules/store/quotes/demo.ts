import type { DemoContext } from '#framework/modules'
import { addDays } from '#meta'
import { Product } from '#store/catalog'
import { Quote } from './quote/quote.doctype.ts'

export async function demo({ documents }: DemoContext): Promise<void> {
  const where = { route: 'five-small-books' }
  const [found] = await documents.find(Product, { where, fields: ['name'], limit: 1 })
  if (!found) return
  const { variants } = await documents.get(Product, found.name)
  const [variant] = variants
  if (!variant) return
  await documents.insert(Quote, {
    ...{ customer_name: 'Little Sparrows Nursery', email: 'office@sparrows.example' },
    valid_until: addDays(documents.today, 30),
    note: 'Books for two classes at the price we agreed on the phone.',
    lines: [{ product: found.name, sku: variant.sku, quantity: 24, price: Math.round(variant.price * 0.9) }],
  })
}
