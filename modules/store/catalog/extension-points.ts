import type { RawBuilder } from 'kysely'
import type { DocType, Registry } from '#framework/doctypes'
import { extensionPoint, type Extension, type ExtensionPoint } from '#framework/modules'

interface Source {
  /** The type that the facts are kept in: the source counts where this type is loaded, and answers that use it fall with it. */
  readonly type: DocType
}

/** Says what can be bought now. A product that tracks no stock, or is digital, is asked about nobody. */
interface StockSource extends Source {
  /**
   * A query (without `order by`) of rows (variant text, business text, available bigint), one row a pair: pieces that can
   * be bought now. A pair without a row has none. It is joined by variant, so an index on it should find it.
   */
  readonly available: RawBuilder<unknown>
}

/** Says what buyers think of products. */
interface RatingSource extends Source {
  /** A query of rows (product text, rating double precision 0 to 5, reviews bigint); without a row nobody rated. */
  readonly ratings: RawBuilder<unknown>
}

/**
 * A point that is also read where only documents are at hand, as hooks are: whatever was added counts on every site that
 * has its type.
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
