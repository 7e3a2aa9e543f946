import type { Address } from './place-calls.ts'

/** The first address, replaced by any that is marked as the default; null where there is none. */
export const defaultOf = (addresses: readonly Address[]): Address | null =>
  addresses.find(({ is_default }) => is_default === 1) ?? addresses[0] ?? null

/** The default among those with a postal code. */
export const defaultAt = (addresses: readonly Address[], zipcode: string): Address | null =>
  defaultOf(addresses.filter((address) => address.zipcode === zipcode))
