import { type Documents, memoKey } from '#framework/documents'
import { tradeOf } from '#store/businesses'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { ShippingTerms } from '../shipping-rate/shipping-terms.ts'
import { DeliverySlot, DeliverySlotDay } from '../delivery-slot/delivery-slot.doctype.ts'
import { ShippingRate } from '../shipping-rate/shipping-rate.doctype.ts'
import { ShippingZone } from '../shipping-rate/shipping-zone.doctype.ts'
import { StoreSettings } from '../shipping-rate/store-settings.doctype.ts'
import { decideDelivery } from './decide-delivery.ts'
import type { DeliveryQuestion, FulfilmentDelivery } from './delivery.ts'

const MOST = 500

const within = (postalCode: string) =>
  sql`from_postal_code <= ${postalCode} and to_postal_code >= ${postalCode}`

/** Zones of a postal code, ordered by the size of the matching range. Postal codes have six digits. */
const zonesOf = (postalCode: string) => sql`
  select z.name, z.is_served, row_number() over (
    order by min(coalesce(substring(r.to_postal_code from '^\\d+$')::bigint
      - substring(r.from_postal_code from '^\\d+$')::bigint, 1000000)), z.display_order, z.name) - 1 as rank
  from "Shipping Zone Range" r join "Shipping Zone" z on z.name = r.parent and z.is_active = 1
  where r.parenttype = 'Shipping Zone' and ${within(postalCode)}
  group by z.name`

const ratesAs = sql`json_build_object('rank', z.rank, 'business', r.business, 'service', r.service,
  'min_weight', r.min_weight, 'max_weight', r.max_weight, 'min_total', r.min_total, 'max_total', r.max_total,
  'amount', r.amount, 'days_min', r.days_min, 'days_max', r.days_max)`

const slotsAs = sql`json_build_object('name', s.name, 'business', s.business, 'service', s.service,
  'weekday', s.weekday, 'starts', s.starts::text, 'ends', s.ends::text, 'capacity', s.capacity,
  'cut_off_hours', s.cut_off_hours, 'booked', coalesce((
    select json_object_agg(d.day::text, d.booked) from "Delivery Slot Day" d where d.slot = s.name and d.day >= now.clock::date
  ), '{}'))`

const question = (now: Date, postalCode: string, businesses: readonly string[]) => sql<ShippingTerms>`
  with now as materialized (
    select (${now.toISOString()}::timestamptz at time zone current_setting('TimeZone')) as clock
  ), zones as materialized (${zonesOf(postalCode)})
  select to_char(now.clock, 'YYYY-MM-DD HH24:MI:SS') as clock, s.cod_limit, s.cod_fee, s.free_delivery_over,
    s.handling_days, s.cut_off::text as cut_off, s.works_on_sunday = 1 as works_on_sunday,
    exists (select from "COD Exclusion" e where e.parent = s.name and ${within(postalCode)}) as is_cod_excluded,
    coalesce((select json_agg(h.day::text order by h.day) from "Store Holiday" h
      where h.parent = s.name and h.day >= now.clock::date), '[]') as holidays,
    coalesce((select json_agg(json_build_object('is_served', z.is_served = 1) order by z.rank) from zones z), '[]') as zones,
    coalesce((select json_agg(found.rate) from (
      select ${ratesAs} as rate from zones z join "Shipping Rate" r on r.zone = z.name and r.is_active = 1
      where r.business is null or r.business = any(${[...businesses]}::text[]) order by z.rank limit ${MOST}
    ) found), '[]') as rates,
    coalesce((select json_agg(found.slot) from (
      select ${slotsAs} as slot from "Delivery Slot" s
      where s.is_active = 1 and (s.zone is null or s.zone in (select name from zones))
        and (s.business is null or s.business = any(${[...businesses]}::text[])) order by s.name limit ${MOST}
    ) found), '[]') as slots
  from "Store Settings" s, now`

const reads = [StoreSettings, ShippingZone, ShippingRate, DeliverySlot, DeliverySlotDay]

const nothing: ShippingTerms = {
  ...{ clock: '', cod_limit: 0, cod_fee: 0, is_cod_excluded: false, free_delivery_over: null },
  ...{
    handling_days: 0,
    cut_off: null,
    works_on_sunday: true,
    holidays: [],
    zones: [],
    rates: [],
    slots: [],
  },
}

/** Reads the shipping configuration of some businesses for a postal code; '' for an unknown one. One statement. */
async function readShippingTerms(
  documents: Documents,
  { postalCode, businesses }: { readonly postalCode: string; readonly businesses: readonly string[] },
): Promise<ShippingTerms> {
  const asked = prepared<ShippingTerms>('shipping.terms', question(documents.now, postalCode, businesses))
  const [terms] = await documents.asSystem().statement(asked, { reads })
  return terms ?? nothing
}

const shippingTerms = memoKey<Map<string, Promise<ShippingTerms>>>('shipping.terms')

function termsFor(
  documents: Documents,
  wanted: Parameters<typeof readShippingTerms>[1],
): Promise<ShippingTerms> {
  const asked = documents.memo(shippingTerms, () => new Map<string, Promise<ShippingTerms>>())
  const key = JSON.stringify(wanted)
  const terms = asked.get(key) ?? readShippingTerms(documents, wanted)
  asked.set(key, terms)
  return terms
}

/**
 * Returns each package's delivery options; the only source for product page, cart and order. At most two statements per
 * unit of work.
 */
export async function calculateDelivery(
  documents: Documents,
  question: DeliveryQuestion,
): Promise<readonly FulfilmentDelivery[]> {
  if (question.fulfilments.length === 0) return []
  const businesses = [...new Set(question.fulfilments.map(({ business }) => business))].toSorted()
  // Statements of one transaction run in sequence on its connection.
  const trade = await tradeOf(documents)
  const terms = await termsFor(documents, { postalCode: question.postalCode ?? '', businesses })
  return decideDelivery({ question, terms, trade })
}
