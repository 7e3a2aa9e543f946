import type { ChildDoc, Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { listSaleItems, Product, type SaleItem } from '#store/catalog'
import { quoteErrors } from '../errors.ts'
import { Quote, type QuoteLine } from './quote.doctype.ts'

type Line = ChildDoc<typeof QuoteLine>

type ProductDoc = Doc<typeof Product>

interface LineKey {
  readonly variant: string
  readonly business: string
}

/** Finds the variant of a line by its SKU; a product with one variant needs none. */
function findVariant({ variants, business }: ProductDoc, { sku }: Line, at: number): LineKey {
  const sold = variants.filter(({ is_archived }) => is_archived === 0)
  const wanted = sku?.trim() ?? ''
  const [variant, another] = wanted === '' ? sold : sold.filter((one) => one.sku === wanted)
  const field = `lines.${at}.sku`
  if (!variant || business === null) throw quoteErrors.unknown_sku(field)
  if (another) throw quoteErrors.needs_sku(field, sold.map((one) => one.sku).join(', '))
  return { variant: variant.name, business }
}

function completeLine(line: Line, item: SaleItem | undefined, at: number): Line {
  if (!item?.is_sold) throw quoteErrors.not_for_sale(`lines.${at}.product`)
  const { title, variant_label, sku, image, route, variant, business, price: list_price } = item
  const price = line.price ?? list_price
  if (price > list_price) throw quoteErrors.above_price(`lines.${at}.price`)
  return { ...line, title, variant_label, sku, image, route, variant, business, list_price, price }
}

/** Completes lines with their variants and current prices. Two statements, and two for each product. */
async function completeLines(documents: Documents, lines: readonly Line[]): Promise<readonly Line[]> {
  const products = new Map<string, ProductDoc>()
  for (const product of new Set(lines.flatMap((line) => line.product ?? [])))
    products.set(product, await documents.asSystem().get(Product, product))
  const keys = lines.map((line, at) => {
    const product = products.get(line.product ?? '')
    if (!product) throw quoteErrors.unknown_sku(`lines.${at}.product`)
    return findVariant(product, line, at)
  })
  const again = keys.findIndex(({ variant }, at) => keys.findIndex((one) => one.variant === variant) < at)
  if (again >= 0) throw quoteErrors.twice(`lines.${again}.product`)
  const items = await listSaleItems(documents.asSystem(), keys)
  return lines.map((line, at) => {
    const { variant, business } = keys[at] ?? { variant: '', business: '' }
    const item = items.find((one) => one.variant === variant && one.business === business)
    return completeLine(line, item, at)
  })
}

type QuoteDoc = Doc<typeof Quote>

const writtenIn = ({ customer_name, email, phone, language, valid_until, note, lines }: QuoteDoc): string =>
  JSON.stringify([
    ...[customer_name, email, phone, language, valid_until, note],
    ...lines.map(({ product, sku, quantity, price }) => [product, sku, quantity, price]),
  ])

/** Completes drafts; a quote that was sent stays as the customer saw it until it is revised. */
export const quoteHooks = hooks(Quote, {
  async beforeSave({ document, previous, documents }) {
    if (previous !== null && previous.state !== 'draft') {
      if (writtenIn(previous) !== writtenIn(document)) throw quoteErrors.not_a_draft()
      return {}
    }
    if (document.state !== 'draft') return {}
    const lines = await completeLines(documents, document.lines)
    return { lines, total: lines.reduce((sum, { price, quantity }) => sum + (price ?? 0) * quantity, 0) }
  },
})
