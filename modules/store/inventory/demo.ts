import { sql } from 'kysely'
import type { DemoContext } from '#framework/modules'
import { refreshListings } from '#store/catalog'
import { Stock } from './stock/stock.doctype.ts'

const moves = sql<{ product: string }>`
  insert into "Stock Move" (name, owner, creation, modified, modified_by, kind, branch, variant, quantity, note)
  select replace(gen_random_uuid()::text, '-', ''), 'Administrator', clock_timestamp(), clock_timestamp(), 'Administrator',
    'counted', lies.branch, lies.variant,
    case when lies.place % 23 = 11 then 0
      when lies.branch_place > 1 then 3 + lies.place % 4
      when lies.place % 7 = 3 then 1 + lies.place % 3
      else 12 + lies.place * 5 % 31 end, 'The first count'
  from (
    select v.name as variant, b.name as branch, dense_rank() over (order by p.name, v.idx) as place,
      row_number() over (partition by v.name, b.business order by b.is_default desc, b.name) as branch_place
    from "Product" p
      join "Product Variant" v on v.parent = p.name and v.parenttype = 'Product' and v.is_archived = 0
      join "Business Branch" b on b.is_active = 1 and (b.business = p.business or exists (
        select from "Product Offer" o where o.variant = v.name and o.business = b.business and o.state = 'live'))
    where p.tracks_stock = 1 and p.is_digital = 0
  ) lies
  order by lies.branch || '-' || lies.variant
  returning product`

async function saveView({ documents }: DemoContext): Promise<void> {
  const type = documents.registry.find('Saved View')
  if (!type) return
  await documents.insert(type, {
    ...{ user: 'Administrator', reference_doctype: Stock.name, title: 'Running low', is_shared: 1 },
    ...{ filters: JSON.stringify([['is_low', '=', 1]]), sort: 'available asc', columns: '[]' },
  })
}

export async function demo(context: DemoContext): Promise<void> {
  const { documents } = context
  const counted = await documents.asSystem().statement(moves, {})
  await saveView(context)
  await refreshListings(documents, [...new Set(counted.map(({ product }) => product))])
}
