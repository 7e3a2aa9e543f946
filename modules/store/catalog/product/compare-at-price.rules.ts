import { catalogErrors } from '../errors.ts'

interface Prices {
  readonly price: number | null
  readonly compare_at_price: number | null
}

/** An earlier price is struck out: it is higher than the one of today, or there is none. */
export function requireHigherCompareAtPrice({ price, compare_at_price }: Prices): void {
  if (price !== null && compare_at_price !== null && compare_at_price <= price)
    throw catalogErrors.earlier_price_not_higher()
}
