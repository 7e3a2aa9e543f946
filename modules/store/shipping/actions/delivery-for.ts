import type { Documents } from '#framework/documents'
import { tradeOf } from '#store/businesses'
import { readShippingTerms } from '../doctypes/shipping-terms.queries.ts'
import { decideDelivery } from '../rules/decide-delivery.ts'
import type { DeliveryQuestion, ParcelDelivery } from '../rules/delivery.ts'
import type { ShippingTerms } from '../rules/shipping-terms.ts'

const known = new WeakMap<Documents, Map<string, Promise<ShippingTerms>>>()

function termsFor(
  documents: Documents,
  wanted: Parameters<typeof readShippingTerms>[1],
): Promise<ShippingTerms> {
  const asked = known.get(documents) ?? new Map<string, Promise<ShippingTerms>>()
  known.set(documents, asked)
  const key = JSON.stringify(wanted)
  const terms = asked.get(key) ?? readShippingTerms(documents, wanted)
  asked.set(key, terms)
  return terms
}

/**
 * How each parcel may come to its buyer, in the order asked: product page, cart and order ask here, and nowhere else. Two
 * statements at most in a piece of work, however many parcels and however often it is asked.
 */
export async function deliveryFor(
  documents: Documents,
  question: DeliveryQuestion,
): Promise<readonly ParcelDelivery[]> {
  if (question.parcels.length === 0) return []
  const businesses = [...new Set(question.parcels.map(({ business }) => business))].toSorted()
  // Statements of one transaction go one after the other over its session.
  const trade = await tradeOf(documents)
  const terms = await termsFor(documents, { postalCode: question.postalCode ?? '', businesses })
  return decideDelivery({ question, terms, trade })
}
