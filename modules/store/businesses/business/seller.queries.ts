import type { Documents } from '#framework/documents'
import { stateCodeOf } from '#site/places'
import { Business } from './business.doctype.ts'
import { BusinessBranch } from '../branch/business-branch.doctype.ts'
import { searchFilters, textIn, type SearchAsked, type SearchCandidate } from '#site/search'

export interface Seller {
  readonly name: string
  readonly business_name: string
  /** Null for an unregistered seller, who issues a bill of supply. */
  readonly gstin: string | null
  readonly state: string | null
  /** Two-digit GST state code, from the GSTIN or else the state. */
  readonly state_code: string | null
  readonly address_line1: string | null
  readonly address_line2: string | null
  readonly city: string | null
  readonly zipcode: string | null
  readonly country: string | null
  readonly phone: string | null
  readonly email: string | null
}

/** Returns the seller, suspended or not. One statement. Throws DoesNotExistError for an unknown business. */
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

/** The registration of a sale: GSTIN, state and dispatching branch. */
export interface SellerRegistration {
  readonly gstin: string | null
  readonly state: string | null
  readonly branch: string | null
}

/**
 * Returns the seller as registered at the sale. A branch's own GSTIN puts the branch's address on the invoice: rule
 * 46(a) of the CGST Rules. At most two statements.
 */
export async function sellerUnder(
  documents: Documents,
  business: string,
  { gstin, state, branch }: SellerRegistration,
): Promise<Seller> {
  const seller = await sellerOf(documents, business)
  const state_code = gstin?.slice(0, 2) ?? seller.state_code
  const sold = { ...seller, gstin, state: state ?? seller.state, state_code }
  if (branch === null || gstin === null || gstin === seller.gstin) return sold
  const at = await documents.asSystem().get(BusinessBranch, branch)
  if (at.state === null || stateCodeOf(at.state) !== state_code) return sold
  const { address_line1, address_line2, city, zipcode } = at
  return { ...sold, address_line1, address_line2, city, zipcode }
}

/** Finds live businesses for a search, the same for each caller. */
export async function searchSellers(
  documents: Documents,
  asked: SearchAsked,
): Promise<readonly SearchCandidate[]> {
  const rows = await documents.asSystem().list(Business, {
    fields: ['name', 'business_name', 'tagline', 'logo'],
    filters: [['state', '=', 'live']],
    or_filters: searchFilters(asked, ['business_name', 'tagline']),
    order_by: 'business_name asc',
    limit: asked.limit,
  })
  return rows.map((row) => ({
    title: textIn(row['business_name']) ?? '',
    text: textIn(row['tagline']) ?? '',
    path: `/search?seller=${encodeURIComponent(String(row['name']))}`,
    ...{ note: textIn(row['tagline']), day: null, image: textIn(row['logo']) },
  }))
}
