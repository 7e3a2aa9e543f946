import { sql } from 'kysely'
import { prepared } from '#framework/database'
import { text } from '#framework/doctypes'
import type { Documents } from '#framework/documents'
import { method, signedInUsers } from '#framework/modules'
import { sourceOfCollection, type CollectionSource } from '#site/places'
import { Business } from '#store/businesses'
import { changeErrors } from '../errors.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { FulfilmentState } from '../fulfilment/fulfilment.states.ts'
import { Order } from '../order/order.doctype.ts'

/** Limit of packages of one collection: a class with several sellers, or a school day. */
const MAX_PACKAGES = 500

interface PackageRow {
  readonly fulfilment: string
  readonly order: string
  readonly user: string
  readonly seller: string
  readonly state: FulfilmentState
  readonly delivered_at: string | null
  readonly items: readonly {
    readonly product: string
    readonly sku: string | null
    readonly title: string
    readonly quantity: number
  }[]
}

const packagesOf = (code: string) =>
  prepared<PackageRow>(
    'orders.packages of a collection',
    sql`select f.name as fulfilment, f."order", o."user", coalesce(b.business_name, f.business) as seller, f.state,
      f.delivered_at::text as delivered_at, coalesce((
        select json_agg(json_build_object('product', l.product, 'sku', l.sku, 'title', l.title,
            'quantity', l.quantity - l.cancelled_quantity) order by l.idx)
          from "Order Line" l where l.parent = o.name and l.fulfilment = f.name and l.quantity > l.cancelled_quantity
      ), '[]') as items
    from "Fulfilment" f join "Order" o on o.name = f."order" left join "Business" b on b.name = f.business
    where f.delivery_code = ${code} and f.kind = 'collection' and f.state not in ('awaiting payment', 'cancelled')
      and o."user" is not null
    order by f."order", f.number limit ${MAX_PACKAGES}`,
  )

/** Returns the source of a collection whose packages the caller hands over; others learn nothing of it. */
export async function requireCollection(documents: Documents, code: string): Promise<CollectionSource> {
  const source = sourceOfCollection(documents.registry, code)
  if (source === null || !(await source.mayHandOver(documents, code)))
    throw changeErrors.collection_not_found()
  return source
}

/**
 * Returns the packages that buyers collect at a class or event, each with its collectors, to those who hand them over.
 * The name of a child is nowhere else with an order.
 */
export const getCollections = method({
  access: signedInUsers,
  reads: true,
  input: { code: text({ required: true, maxLength: 60 }) },
  async run({ input: { code }, documents }) {
    const source = await requireCollection(documents, code)
    const system = documents.asSystem()
    const rows = await system.statement(packagesOf(code), { reads: [Order, Fulfilment, Business] })
    const users = [...new Set(rows.map(({ user }) => user))]
    const collectors = await source.collectors(documents, code, users)
    return {
      families: users.length,
      packages: rows.map(({ user, ...row }) => ({ ...row, collectors: collectors.get(user) ?? [] })),
    }
  },
})
