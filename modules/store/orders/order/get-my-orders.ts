import { int } from '#framework/doctypes'
import { method, signedInUsers } from '#framework/modules'
import { translateResponse } from '#site/translations'
import { sql } from 'kysely'
import { prepared } from '#framework/database'
import type { Documents } from '#framework/documents'
import { toDecimal } from '#meta'
import { Order } from './order.doctype.ts'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import type { OrderState } from './order.states.ts'

const PAGE = 20
const PICTURES = 4

interface Row {
  readonly name: string
  readonly state: OrderState
  readonly placed_at: string
  readonly total: number
  readonly credited_amount: number
  readonly currency: string
  readonly line_count: number
  readonly promised_by: string | null
  readonly lines: readonly {
    readonly title: string
    readonly image: string | null
    readonly quantity: number
  }[]
}

const rowsFrom = (user: string, start: number) =>
  prepared<Row>(
    'orders.mine',
    sql`
    select o.name, o.state, to_char(coalesce(o.placed_at, o.creation), 'YYYY-MM-DD HH24:MI:SS') as placed_at, o.total,
      o.credited_amount, o.currency, l.line_count, l.lines,
      (select max(promised_by)::text from "Fulfilment" p where p."order" = o.name and p.state not in
        ('cancelled', 'returned', 'lost', 'delivered')) as promised_by
    from (
      select * from "Order" where "user" = ${user} order by creation desc, name desc limit ${PAGE + 1} offset ${start}
    ) o cross join lateral (
      select count(*)::int as line_count,
        coalesce(json_agg(json_build_object('title', title, 'image', image, 'quantity', quantity) order by idx)
          filter (where place <= ${PICTURES}), '[]') as lines
      from (select title, image, quantity, idx, row_number() over (order by idx) as place from "Order Line"
        where parent = o.name and parenttype = 'Order') line
    ) l order by o.creation desc, o.name desc`,
  )

/** Returns a page of the caller's orders, the latest first. One statement. */
async function readMyOrders(documents: Documents, start: number) {
  const { user } = documents.caller
  const rows = await documents.asSystem().statement(rowsFrom(user, start), { reads: [Order, Fulfilment] })
  const orders = rows.slice(0, PAGE).map(({ name, total, credited_amount, ...row }) => ({
    order: name,
    ...row,
    total: toDecimal(total),
    credited: toDecimal(credited_amount),
  }))
  return { orders, has_more: rows.length > PAGE ? (1 as const) : (0 as const) }
}

const DEEPEST = 10_000

/** Returns the caller's orders, latest first. */
export const getMyOrders = method({
  access: signedInUsers,
  input: { start: int({ min: 0, max: DEEPEST, default: 0 }) },
  methods: ['GET', 'POST'],
  isTranslated: true,
  async run({ input, documents, language }) {
    const { orders, has_more } = await readMyOrders(documents, input.start ?? 0)
    return translateResponse({ documents, language }, (translate) => ({
      orders: orders.map((order) => ({
        ...order,
        lines: order.lines.map((line) => ({ ...line, title: translate(line.title) })),
      })),
      has_more,
    }))
  },
})
