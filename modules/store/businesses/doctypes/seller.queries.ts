import type { Documents } from '#framework/documents'
import { stateCodeOf } from '#site/places'
import { Business } from './business.doctype.ts'

/** Who sells, as it stands on an invoice. Its tax number is for the system alone. */
export interface Seller {
  readonly name: string
  readonly business_name: string
  /** Null for a seller that is not registered: it writes a bill of supply. */
  readonly gstin: string | null
  readonly state: string | null
  /** Two digits of the goods and services tax: those of the GSTIN, else of the state. */
  readonly state_code: string | null
  readonly address_line1: string | null
  readonly address_line2: string | null
  readonly city: string | null
  readonly zipcode: string | null
  readonly country: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** One statement. DoesNotExistError for a business that is none; one that is suspended still has its invoices. */
export async function sellerOf(documents: Documents, business: string): Promise<Seller> {
  const found = await documents.asSystem().get(Business, business)
  const { name, business_name, gstin, address_state: state } = found
  const { address_line1, address_line2, city, zipcode, country, phone, email } = found
  return {
    ...{ name, business_name, gstin, state },
    state_code: gstin?.slice(0, 2) ?? (state === null ? null : stateCodeOf(state)),
    ...{ address_line1, address_line2, city, zipcode, country, phone, email },
  }
}
