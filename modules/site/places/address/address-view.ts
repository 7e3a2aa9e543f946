import type { Listed } from '#framework/documents'
import type { Address } from './address.doctype.ts'

export const addressViewFields = [
  ...(['name', 'title', 'contact_name', 'phone', 'address_line1', 'address_line2', 'landmark'] as const),
  ...(['zipcode', 'city', 'state', 'country', 'latitude', 'longitude', 'is_default', 'show'] as const),
] as const

/** An address as its person sees it. */
export type AddressView = Pick<Listed<typeof Address>, (typeof addressViewFields)[number]>
