import type { SellerList } from './place-calls.ts'

/** Where somebody stands first: at the website's own stall where that serves the city, at the first of those that do else. */
export function firstSeller({
  businesses,
  default_business,
}: Pick<SellerList, 'default_business'> & {
  readonly businesses: readonly { readonly name: string }[]
}): string | null {
  const own = businesses.find(({ name }) => name === default_business)
  return (own ?? businesses[0])?.name ?? null
}
