import type { ChildDoc, Doc } from '#framework/doctypes'
import { hooks, type Documents } from '#framework/documents'
import { listSaleItems, Product, ProductVariant, type SaleItem } from '#store/catalog'
import { quoteErrors } from '../errors.ts'
import { Quote, type QuoteLine } from './quote.doctype.ts'

type Line = ChildDoc<typeof QuoteLine>

interface SoldVariant {
  readonly variant: string
  readonly sku: string
  readonly business: string
}

/** Returns the variants of products that are not archived, in their order, by product. Two statements. */
async function listVariants(
  documents: Documents,
  products: readonly string[],
): Promise<ReadonlyMap<string, readonly SoldVariant[]>> {
  const system = documents.asSystem()
  const where = { name: ['in', products] } as const
  const found = await system.find(Product, { where, fields: ['name', 'business'], limit: products.length })
  const rows = await system.list(ProductVariant, {
    fields: ['name', 'parent', 'sku'],
    filters: [
      ['parent', 'in', products],
      ['parenttype', '=', Product.name],
      ['is_archived', '=', 0],
    ],
    order_by: 'idx asc',
    limit_page_length: 0,
  })
  return new Map(
    found.map(({ name, business }) => [
      name,
      rows
        .filter(({ parent }) => parent === name)
        .map((row) => ({ variant: String(row['name']), sku: String(row['sku']), business })),
    ]),
  )
}

/** Finds the variant of a line by its SKU; a product with one variant needs none. */
function findVariant(sold: readonly SoldVariant[], { sku }: Line, at: number): SoldVariant {
  const wanted = sku?.trim() ?? ''
  const [variant, another] = wanted === '' ? sold : sold.filter((one) => one.sku === wanted)
  const field = `lines.${at}.sku`
  if (!variant) throw quoteErrors.unknown_sku(field)
  if (another) throw quoteErrors.needs_sku(field, sold.map((one) => one.sku).join(', '))
  return variant
}

function completeLine(line: Line, item: SaleItem | undefined, at: number): Line {
  if (!item?.is_sold) throw quoteErrors.not_for_sale(`lines.${at}.product`)
  const { title, variant_label, sku, image, route, variant, business, price: list_price } = item
  const price = line.price ?? list_price
  if (price > list_price) throw quoteErrors.above_price(`lines.${at}.price`)
  return { ...line, title, variant_label, sku, image, route, variant, business, list_price, price }
}

/** Completes lines with their variants and current prices. Three statements. */
async function completeLines(documents: Documents, lines: readonly Line[]): Promise<readonly Line[]> {
  const products = [...new Set(lines.map(({ product }) => product))]
  const variants = await listVariants(documents, products)
  const keys = lines.map((line, at) => findVariant(variants.get(line.product) ?? [], line, at))
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
