interface Answer {
  readonly is_served: 0 | 1
  /** Why nothing is brought there. */
  readonly reason: string | null
}

/** Whether a thing is brought, may only be fetched, or neither. */
export type DeliveryOption = 'brought' | 'fetched' | 'none'

/** The reason alone tells that nothing is brought, here as in the cart: what may be fetched is served all the same. */
export function deliveryOption({ is_served, reason }: Answer): DeliveryOption {
  if (reason === null) return 'brought'
  return is_served === 1 ? 'fetched' : 'none'
}
