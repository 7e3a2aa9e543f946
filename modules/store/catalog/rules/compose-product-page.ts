import { toDecimal } from '#meta'
import { optionValues, variantLabel } from './option-values.ts'
import type { ProductCard } from './product-card.ts'
import type { Crumb } from './product-list.ts'
import type { PageOffer, PageOption, PageVariant, ProductPage } from './product-page.ts'
import type { OfferRow, PageRow } from './product-page-row.ts'
import { textRows } from './shelf/read-lists.ts'
import { rankOffers } from './winning-offer.ts'

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
export function composeProductPage(row: PageRow, related: readonly ProductCard[]): ProductPage {
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
