import { sql } from 'kysely'
import type { Context } from '#framework/context'
import type { Documents } from '#framework/documents'
import { on } from '#framework/events'
import { forEachInSteps, taskInSteps, type NamePage, type TaskPayload } from '#framework/tasks'
import { formatLongDate } from '#money/receipts'
import { inventoryEvents, listWaitingLines } from '#store/inventory'
import { Fulfilment } from '../fulfilment/fulfilment.doctype.ts'
import { isNotArriving } from '../fulfilment/fulfilment.states.ts'
import { notifyBuyer, orderNotification } from '../notifications/order-notification.ts'
import { loadOrder } from '../order/order.queries.ts'
import { waitingTitles } from './require-stock.ts'

export const releaseDateChanged = orderNotification('release_date_changed')

const NOTIFY_RELEASE_DATE = 'orders.notify_release_date'

interface ReleaseDate {
  readonly branch: string
  readonly variant: string
  readonly release_on: string
  /** Key of the change, so that a repeated run notifies nobody twice. */
  readonly change: string
}

interface WaitingOrder {
  readonly name: string
}

/** Returns the orders that wait for a variant at a branch, by name. One statement. */
function listWaitingOrders(
  system: Documents,
  { branch, variant }: ReleaseDate,
  { after, limit }: NamePage,
): Promise<readonly WaitingOrder[]> {
  return system.statement(
    sql<WaitingOrder>`
      select distinct r.source_name as name
      from "Stock Reservation Line" l join "Stock Reservation" r on r.name = l.parent and r.source_type = 'Order'
      where l.branch = ${branch} and l.variant = ${variant} and l.backordered > 0 and r.state = 'held'
        and r.source_name > ${after}
      order by 1 limit ${limit}`,
    {},
  )
}

/** Moves the day from which an order's fulfilments can be packed, and notifies the buyer, who may cancel. */
async function notifyOrder(
  { site }: Context,
  system: Documents,
  { name, changed }: { readonly name: string; readonly changed: ReleaseDate },
): Promise<void> {
  const { order, fulfilments } = await loadOrder(system, name)
  if (order.reservation === null) return
  const waiting = await listWaitingLines(system, order.reservation)
  const titles: string[] = []
  for (const fulfilment of fulfilments.filter(({ state }) => !isNotArriving(state))) {
    const lines = waitingTitles(order, fulfilment.name, waiting)
    const ready_on = lines
      .map(({ waits }) => waits.expected_on)
      .toSorted()
      .at(-1)
    if (ready_on !== undefined && ready_on !== fulfilment.ready_on)
      await system.save(Fulfilment, fulfilment.name, { ready_on })
    const own = lines.filter(({ waits }) => waits.variant === changed.variant)
    titles.push(...own.map(({ title }) => title))
  }
  if (titles.length === 0) return
  const promised = formatLongDate(changed.release_on, order.language ?? 'en')
  await notifyBuyer(system, {
    ...{ notice: releaseDateChanged, order: name, key: `${changed.change} ${name}`, place: site.settings },
    values: { what: titles.join('\n'), promised },
  })
}

const readChange = (payload: TaskPayload): ReleaseDate => ({
  branch: String(payload['branch']),
  variant: String(payload['variant']),
  release_on: String(payload['release_on']),
  change: String(payload['change']),
})

export const notifyReleaseDateTask = taskInSteps(NOTIFY_RELEASE_DATE, (payload, ctx) => {
  const changed = readChange(payload)
  return forEachInSteps(
    ctx.inTransaction,
    (system, page) => listWaitingOrders(system, changed, page),
    ({ name }) => ctx.inTransaction((system) => notifyOrder(ctx, system, { name, changed })),
  )
})

export const releaseDateHandler = on(
  inventoryEvents.release_date_changed,
  NOTIFY_RELEASE_DATE,
  async ({ branch, variant, release_on }, { documents }, { id }) => {
    await documents.enqueue(NOTIFY_RELEASE_DATE, { branch, variant, release_on, change: id })
  },
)
