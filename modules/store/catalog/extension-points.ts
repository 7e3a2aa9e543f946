import type { RawBuilder } from 'kysely'
import type { DocType, Registry } from '#framework/doctypes'
import { extensionPoint, type Extension, type ExtensionPoint } from '#framework/modules'

interface Source {
  /** The source is active on sites that load this type; cached responses that use it are invalidated with it. */
  readonly type: DocType
}

/** Supplies available quantities. Digital products and products without stock tracking are not queried. */
interface StockSource extends Source {
  /**
   * A query (without `order by`) of rows (variant text, business text, available bigint, back_order jsonb), one row a
   * pair; a missing row means none. `back_order` holds the `BackOrderTerms` of a sale beyond stock. It is joined by
   * variant, so an index on variant should serve it.
   */
  readonly available: RawBuilder<unknown>
}

interface RatingSource extends Source {
  /** A query of rows (product text, rating double precision 0 to 5, reviews bigint); a missing row means no ratings. */
  readonly ratings: RawBuilder<unknown>
}

/**
 * An extension point readable wherever documents are available, such as hooks; a registered source is active on each
 * site that has its type.
 */
function createSourcePoint<T extends Source>(name: string) {
  const point = extensionPoint<T>(name)
  const added: T[] = []
  const open: ExtensionPoint<T> = {
    ...point,
    add(value): Extension {
      added.push(value)
      return point.add(value)
    },
  }
  const sourceOn = (registry: Registry): T | null =>
    added.find(({ type }) => registry.find(type.name) === type) ?? null
  return { open, sourceOn }
}

const stockPoint = createSourcePoint<StockSource>('catalog.stocked_source')
const ratingPoint = createSourcePoint<RatingSource>('catalog.rated_source')

export const stockSource = stockPoint.open
export const stockSourceOn = stockPoint.sourceOn
export const ratingSource = ratingPoint.open
export const ratingSourceOn = ratingPoint.sourceOn
