import type { Seller } from '#store/businesses'
import type { OrderDoc } from '../order/order.queries.ts'

/** Who gives a paper or gets it, as it stood on its day. */
export interface InvoiceParty {
  readonly name: string
  readonly address: string
  readonly contact: string
  readonly gstin: string | null
  readonly state: string | null
}

const joined = (parts: readonly (string | null)[], separator: string): string =>
  parts.filter((part) => part !== null && part !== '').join(separator)

export function sellerParty(seller: Seller): InvoiceParty {
  const { business_name, address_line1, address_line2, city, zipcode, state, phone, email, gstin } = seller
  const place = joined([joined([city, zipcode], ' '), state], ', ')
  return {
    name: business_name,
    address: joined([address_line1, address_line2, place], '\n'),
    contact: joined([phone, email], ' · '),
    ...{ gstin, state },
  }
}

type Values = Readonly<Record<string, unknown>>

export function readText(values: Values, field: string): string | null {
  const value = values[field]
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

/** What was kept as JSON, as an object; nothing else counts. */
export function parseValues(text: string | null): Values {
  const value: unknown = text === null ? null : JSON.parse(text)
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {}
}

/** Who gets what was ordered: as the address says, and whoever ordered where it says nothing. */
export function findRecipient(order: Pick<OrderDoc, 'address' | 'contact_name' | 'phone'>) {
  const address = parseValues(order.address)
  return {
    contact_name: readText(address, 'contact_name') ?? order.contact_name,
    phone: readText(address, 'phone') ?? order.phone,
  }
}

export function buyerParty(
  order: Pick<OrderDoc, 'address' | 'contact_name' | 'phone' | 'email' | 'gstin'>,
): InvoiceParty {
  const address = parseValues(order.address)
  const of = (field: string) => readText(address, field)
  const { contact_name: name, phone } = findRecipient(order)
  const place = joined([joined([of('city'), of('zipcode')], ' '), of('state')], ', ')
  return {
    name,
    address: joined([of('address_line1'), of('address_line2'), of('landmark'), place], '\n'),
    contact: joined([phone, order.email], ' · '),
    gstin: order.gstin,
    state: of('state'),
  }
}

/** As it was kept on the paper. */
export function parseParty(text: string): InvoiceParty {
  const stored = parseValues(text)
  const of = (field: string) => readText(stored, field)
  return {
    ...{ name: of('name') ?? '', address: of('address') ?? '', contact: of('contact') ?? '' },
    ...{ gstin: of('gstin'), state: of('state') },
  }
}
