import { text, type Registry } from '#framework/doctypes'
import { anyone, method } from '#framework/modules'
import { inWords } from '#site/translations'
import { showFromShelf, shownLately } from '../actions/ask-shelf.ts'
import { standAtShelf } from '../actions/stand-at-shelf.ts'
import { standNear } from '../actions/stand-near.ts'
import { sql, type RawBuilder } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { Business } from '#store/businesses'
import { ratedSourceOn, stockedSourceOn } from '../extension-points.ts'
import type { PageRow, OfferRow } from '../rules/product-page-row.ts'
import { ProductOffer } from '../doctypes/product-offer.doctype.ts'
import { Product } from '../doctypes/product.doctype.ts'
import { newsFor, shelfTypes, type Known, type NewsRow } from '../doctypes/shelf.queries.ts'
import { catalogErrors } from '../errors.ts'
import { toDecimal } from '#meta'
import { optionValues, variantLabel } from '../rules/option-values.ts'
import type { ProductCard } from '../rules/product-card.ts'
import type { Crumb } from '../rules/product-list.ts'
import type { PageOffer, PageOption, PageVariant, ProductPage } from '../rules/product-page.ts'
import { textRows } from '../rules/shelf/read-lists.ts'
import { rankOffers } from '../rules/winning-offer.ts'
import { sayProductPage } from '../rules/say-shelf.ts'

/** Fewer pieces than this are told. */
const FEW = 6

function amountOrNull(amount: number | null): number | null {
  return amount === null ? null : toDecimal(amount)
}

function pageOffer(offer: OfferRow): PageOffer {
  const { business, business_name, business_rating, available } = offer
  return {
    ...{ business, business_name, business_rating },
    price: toDecimal(offer.price),
    compare_at_price: amountOrNull(offer.compare_at_price),
    in_stock: available === null || available > 0 ? 1 : 0,
    left: available !== null && available > 0 && available < FEW ? available : null,
  }
}

type VariantRow = NonNullable<PageRow['variants']>[number]

/** Nothing for a variant that nobody sells. */
function pageVariant(row: VariantRow, offers: readonly OfferRow[]): readonly PageVariant[] {
  const { ranked, wonBy } = rankOffers(offers.filter(({ variant }) => variant === row.name))
  const shown = ranked.map(pageOffer)
  const [winner] = shown
  if (!winner) return []
  const { name, sku, option_values, image, weight_grams } = row
  const { price, compare_at_price, in_stock, left } = winner
  const options = Object.fromEntries(optionValues(option_values).map(({ option, value }) => [option, value]))
  return [
    {
      ...{ name, sku, label: variantLabel(option_values), options, image, weight_grams },
      ...{ price, compare_at_price, in_stock, left, offers: shown, won_by: wonBy },
    },
  ]
}

/** Options with their values, each in the order in which the variants name it first. */
function optionsOf(rows: readonly VariantRow[]): readonly PageOption[] {
  const all = Map.groupBy(
    rows.flatMap(({ option_values }) => optionValues(option_values)),
    ({ option }) => option,
  )
  return [...all].map(([option, values]) => ({
    option,
    values: [...new Set(values.map(({ value }) => value))],
  }))
}

function trailOf(trail: string | null): readonly Crumb[] {
  return textRows(trail).map(([name = '', route = '', category_name = '']) => ({
    name,
    route,
    category_name,
  }))
}

/** A product's page out of its row, with the products that stand near it. */
function composeProductPage(row: PageRow, related: readonly ProductCard[]): ProductPage {
  const { brand, brand_logo, trail, pictures, attributes, variants, offers, ...product } = row
  const rows = variants ?? []
  return {
    ...product,
    price: toDecimal(row.price),
    price_to: toDecimal(row.price_to),
    brand: brand === null ? null : { name: brand, logo: brand_logo },
    trail: trailOf(trail),
    pictures: pictures ?? [],
    attributes: attributes ?? [],
    options: optionsOf(rows),
    variants: rows.flatMap((variant) => pageVariant(variant, offers ?? [])),
    currency: 'INR',
    related,
  }
}

const RELATED = 8

/** Everything of a product's page but when it can be delivered. One statement, two where related cards are not at hand. */
export const getProduct = method({
  access: anyone,
  reads: true,
  isTranslated: true,
  input: { route: text({ required: true }) },
  async run({ input, documents, language }): Promise<ProductPage> {
    const standing = await standAtShelf(documents)
    const { known } = standing
    const { page, news } = await readProductPage(documents, { route: input.route, known })
    if (page === null) throw catalogErrors.no_such_product()
    const shown = (related: readonly ProductCard[]) => {
      const whole = composeProductPage(page, related)
      return inWords({ documents, language }, (say) => sayProductPage(whole, say))
    }
    const related = (at: typeof standing) => standNear(at, page.name, RELATED)
    const atHand = await shownLately(documents, standing, { news, names: related })
    if (atHand) return shown(atHand)
    const choose = (at: typeof standing) => ({ choice: null, names: related(at) })
    const { cards } = await showFromShelf(documents, { category: null, choose })
    return shown(cards)
  },
})

/** Pieces that can be bought now of what a row sells; null where nobody counts them. */
function available(registry: Registry): RawBuilder<unknown> {
  const source = stockedSourceOn(registry)
  if (!source) return sql`null::bigint`
  return sql`case when p.tracks_stock = 1 and p.is_digital = 0 then coalesce((
      select a.available from (${source.available}) a where a.variant = s.variant and a.business = s.business
    ), 0) end`
}

/** A product's page, or nothing of it where none is sold, beside what a shelf in memory has to hear. */
type PageWithNews = NewsRow & { readonly [Key in keyof PageRow]: PageRow[Key] | null }

interface PageQuestion {
  readonly route: string
  readonly known: Known
}

/** Everything of one product that is listed, by its route or by one that it had before. One row. */
function pageOf(registry: Registry, { route, known }: PageQuestion): RawBuilder<PageWithNews> {
  return prepared<PageWithNews>(
    'catalog product page',
    sql`
    select * from (${newsFor(known)}) n left join lateral (select p.name, p.route, p.title, p.short_description, p.description, p.image, p.business, b.business_name,
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
            'compare_at_price', s.compare_at_price, 'available', ${available(registry)}))
          from (
            select v.name as variant, p.business, true as is_own, v.price, v.compare_at_price
              from "Product Variant" v where v.parent = p.name and v.parenttype = 'Product' and v.is_archived = 0
            union all
            select o.variant, o.business, false, o.price, o.compare_at_price
              from "Product Offer" o where o.product = p.name and o.state = 'live'
          ) s cross join lateral (
            select business_name, rating from "Business" where name = s.business and state = 'live' offset 0
          ) sb
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

function isPage(row: PageWithNews): row is NewsRow & PageRow {
  return row.name !== null
}

/** The page is null for what is not sold. One statement. */
async function readProductPage(
  documents: Documents,
  question: PageQuestion,
): Promise<{ readonly news: NewsRow | undefined; readonly page: PageRow | null }> {
  const { registry } = documents
  const sources = [stockedSourceOn(registry), ratedSourceOn(registry)]
  const [row] = await documents.asSystem().statement(pageOf(registry, question), {
    reads: [...shelfTypes, Product, ProductOffer, Business, ...sources.flatMap((one) => one?.type ?? [])],
  })
  return { news: row, page: row && isPage(row) ? row : null }
}
