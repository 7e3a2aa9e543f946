import { text, type Registry } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { loadProductCards, getCachedCards } from '../product-index/search-products.ts'
import { getProductIndex } from '../product-index/load-product-index.ts'
import { listRelatedProducts } from '../product-list/get-related.ts'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Business } from '#store/businesses'
import { ratingSourceOn, stockSourceOn } from '../extension-points.ts'
import {
  type ProductPageRow,
  type OfferRow,
  type PageOffer,
  type PageOption,
  type PageVariant,
  type ProductPage,
  rankOffers,
} from './product-page.ts'
import { stockOfOffers } from '../offer/offers.queries.ts'
import { ProductOffer } from '../offer/product-offer.doctype.ts'
import { Product } from './product.doctype.ts'
import {
  indexStatusSince,
  indexedTypes,
  type IndexVersion,
  type IndexStatusRow,
} from '../product-index/product-index.queries.ts'
import { catalogErrors } from '../errors.ts'
import { toDecimal } from '#meta'
import { parseOptionValues, formatVariantLabel } from './product.rules.ts'
import { type ProductCard, type Breadcrumb, translateProductPage } from '../product-list/product-list.ts'
import { parseTextRows } from '../product-index/product-index-row.ts'

/** The remaining quantity is shown below this limit. */
const LOW_STOCK = 6

function toDecimalOrNull(amount: number | null): number | null {
  return amount === null ? null : toDecimal(amount)
}

function pageOffer(offer: OfferRow): PageOffer {
  const { business, business_name, business_rating, available, back_order } = offer
  return {
    ...{ business, business_name, business_rating },
    price: toDecimal(offer.price),
    compare_at_price: toDecimalOrNull(offer.compare_at_price),
    in_stock: available === null || available > 0 ? 1 : 0,
    left: available !== null && available > 0 && available < LOW_STOCK ? available : null,
    back_order: available === 0 ? back_order : null,
  }
}

type VariantRow = NonNullable<ProductPageRow['variants']>[number]

function pageVariant(row: VariantRow, offers: readonly OfferRow[]): readonly PageVariant[] {
  const { ranked, featuredReason } = rankOffers(offers.filter(({ variant }) => variant === row.name))
  const shown = ranked.map(pageOffer)
  const [featured] = shown
  if (!featured) return []
  const { name, sku, option_values, image, weight_grams } = row
  const { price, compare_at_price, in_stock, left } = featured
  const options = Object.fromEntries(
    parseOptionValues(option_values).map(({ option, value }) => [option, value]),
  )
  return [
    {
      ...{ name, sku, label: formatVariantLabel(option_values), options, image, weight_grams },
      ...{ price, compare_at_price, in_stock, left, offers: shown, won_by: featuredReason },
    },
  ]
}

function listOptions(rows: readonly VariantRow[]): readonly PageOption[] {
  const all = Map.groupBy(
    rows.flatMap(({ option_values }) => parseOptionValues(option_values)),
    ({ option }) => option,
  )
  return [...all].map(([option, values]) => ({
    option,
    values: [...new Set(values.map(({ value }) => value))],
  }))
}

function parseTrail(trail: string | null): readonly Breadcrumb[] {
  return parseTextRows(trail).map(([name = '', route = '', category_name = '']) => ({
    name,
    route,
    category_name,
  }))
}

function composeProductPage(row: ProductPageRow, related: readonly ProductCard[]): ProductPage {
  const { brand, brand_logo, trail, pictures, attributes, variants, offers, ...product } = row
  const rows = variants ?? []
  return {
    ...product,
    price: toDecimal(row.price),
    price_to: toDecimal(row.price_to),
    brand: brand === null ? null : { name: brand, logo: brand_logo },
    trail: parseTrail(trail),
    pictures: pictures ?? [],
    attributes: attributes ?? [],
    options: listOptions(rows),
    variants: rows.flatMap((variant) => pageVariant(variant, offers ?? [])),
    currency: 'INR',
    related,
  }
}

const RELATED_COUNT = 8

/** Returns a product's page without delivery estimates. One statement; two when related cards are not cached. */
export const getProduct = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { route: text({ required: true }) },
  async run({ input, documents, language }): Promise<ProductPage> {
    const state = await getProductIndex(documents)
    const { version } = state
    const { page, indexStatus } = await readProductPage(documents, { route: input.route, version })
    if (page === null) throw catalogErrors.no_such_product()
    const shown = (related: readonly ProductCard[]) => {
      const composed = composeProductPage(page, related)
      return translateResponse({ documents, language }, (translate) =>
        translateProductPage(composed, translate),
      )
    }
    const related = (at: typeof state) => listRelatedProducts(at, page.name, RELATED_COUNT)
    const cached = await getCachedCards(documents, state, { indexStatus, names: related })
    if (cached) return shown(cached)
    const choose = (at: typeof state) => ({ choice: null, names: related(at) })
    const { cards } = await loadProductCards(documents, { category: null, choose })
    return shown(cards)
  },
})

type PageWithStatus = IndexStatusRow & { readonly [Key in keyof ProductPageRow]: ProductPageRow[Key] | null }

interface ProductPageQuery {
  readonly route: string
  readonly version: IndexVersion
}

function selectProductPage(
  registry: Registry,
  { route, version }: ProductPageQuery,
): RawBuilder<PageWithStatus> {
  const stock = stockOfOffers(registry)
  return prepared<PageWithStatus>(
    'catalog product page',
    sql`
    select * from (${indexStatusSince(version)}) n left join lateral (select p.name, p.route, p.title, p.short_description, p.description, p.image, p.business, b.business_name,
      br.name as brand, br.logo as brand_logo, l.trail, l.price, l.price_to, l.in_stock, l.rating, l.reviews,
      p.cod_allowed, p.returnable, p.return_days, p.is_digital, (
        select json_agg(json_build_object('image', i.image, 'alt', i.alt) order by i.idx)
          from "Product Picture" i where i.parent = p.name and i.parenttype = 'Product'
      ) as pictures, (
        select json_agg(json_build_object('attribute', a.attribute, 'value', a.value) order by a.idx)
          from "Product Attribute" a where a.parent = p.name and a.parenttype = 'Product'
      ) as attributes, (
        select json_agg(json_build_object('name', v.name, 'sku', v.sku, 'option_values', v.option_values,
            'image', v.image, 'weight_grams', v.weight_grams) order by v.idx)
          from "Product Variant" v where v.parent = p.name and v.parenttype = 'Product' and v.is_archived = 0
      ) as variants, (
        select json_agg(json_build_object('variant', s.variant, 'business', s.business,
            'business_name', sb.business_name, 'business_rating', sb.rating, 'is_own', s.is_own, 'price', s.price,
            'compare_at_price', s.compare_at_price, 'available', ${stock.available}, 'back_order', ${stock.back_order}))
          from (
            select v.name as variant, p.business, true as is_own, v.price, v.compare_at_price
              from "Product Variant" v where v.parent = p.name and v.parenttype = 'Product' and v.is_archived = 0
            union all
            select o.variant, o.business, false, o.price, o.compare_at_price
              from "Product Offer" o where o.product = p.name and o.state = 'live'
          ) s cross join lateral (
            select business_name, rating from "Business" where name = s.business and state = 'live' offset 0
          ) sb ${stock.join}
      ) as offers
    from "Product" p
    join "Product Listing" l on l.name = p.name and l.is_listed = 1
    join "Business" b on b.name = p.business
    left join "Brand" br on br.name = p.brand and br.published = 1
    where p.name = (
      select name from (
        select name, 0 as place from "Product" where route = ${route}
        union all select product, 1 from "Product Route" where route = ${route}
      ) known order by place limit 1
    )) page on true`,
  )
}

function isPage(row: PageWithStatus): row is IndexStatusRow & ProductPageRow {
  return row.name !== null
}

/** Returns a null page for an unsold product. One statement. */
async function readProductPage(
  documents: Documents,
  pageQuery: ProductPageQuery,
): Promise<{ readonly indexStatus: IndexStatusRow | undefined; readonly page: ProductPageRow | null }> {
  const { registry } = documents
  const sources = [stockSourceOn(registry), ratingSourceOn(registry)]
  const [row] = await documents.asSystem().statement(selectProductPage(registry, pageQuery), {
    reads: [...indexedTypes, Product, ProductOffer, Business, ...sources.flatMap((one) => one?.type ?? [])],
  })
  return { indexStatus: row, page: row && isPage(row) ? row : null }
}
