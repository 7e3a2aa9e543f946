import { randomName, type Documents } from '#framework/documents'
import { listSaleItems, type SaleItem } from '#store/catalog'
import { placeOfSupply, taxRatesOn } from '#store/taxes'
import { Order } from '../order/order.doctype.ts'
import type { OrderWithFulfilments, OrderDoc, FulfilmentDoc } from '../order/order.queries.ts'
import { changeErrors } from '../errors.ts'
import { remainingQuantity, type RequestedItem } from '../order-line/credit-line.rules.ts'
import { newOrderLine } from '../order-line/new-order-line.rules.ts'
import { formatItemName } from '../order-line/order-lines.rules.ts'
import { isUnpacked } from '../fulfilment/fulfilment.states.ts'
import { findSellerRegistration } from '../invoice/issue-tax-document.ts'
import { planCancellation } from '../cancellation/plan-cancellation.rules.ts'
import { recalculateEdit, type OrderEditPlan } from './recalculate-edit.ts'
import type { OrderAddition, ChangedItem, ItemChanges } from './item-changes.rules.ts'

type Line = OrderDoc['lines'][number]

/** More of an item, in the package that it comes with. */
interface Addition extends OrderAddition {
  readonly fulfilment: FulfilmentDoc
  readonly field: string
}

export interface AddedLine {
  readonly line: Line
  readonly field: string
}

export interface ItemChangePlan extends OrderEditPlan {
  readonly after: OrderWithFulfilments
  readonly newLines: readonly AddedLine[]
  readonly cancelled: readonly RequestedItem[]
  /** Cost of the order afterwards, without cancelled items, in minor units. */
  readonly total: number
  readonly what: string
}

interface OpenLine {
  readonly line: Line
  readonly fulfilment: FulfilmentDoc
  readonly change: number
  readonly field: string
}

function findOpenLine(
  { order, fulfilments }: OrderWithFulfilments,
  { line: name, quantity }: ChangedItem,
  at: number,
): OpenLine {
  const line = order.lines.find((one) => one.name === name)
  const fulfilment = fulfilments.find((one) => one.name === line?.fulfilment)
  if (!line || !fulfilment) throw changeErrors.unknown_line(`items.${at}.line`)
  if (!isUnpacked(fulfilment.state)) throw changeErrors.packed_already()
  const change = quantity - remainingQuantity(line)
  return { line, fulfilment, change, field: `items.${at}.quantity` }
}

/** Finds the package of the same seller that is not packed yet. Digital items have none. */
function findPackage(
  { fulfilments }: OrderWithFulfilments,
  { business }: OrderAddition,
): FulfilmentDoc | undefined {
  return fulfilments.find(
    (one) => one.business === business && one.kind !== 'digital' && isUnpacked(one.state),
  )
}

interface RequestedChanges {
  readonly additions: readonly Omit<Addition, 'fulfilment'>[]
  readonly packages: ReadonlyMap<string, FulfilmentDoc>
  readonly cancelled: readonly RequestedItem[]
}

function requestedChanges(before: OrderWithFulfilments, changes: ItemChanges): RequestedChanges {
  const lines = changes.items.map((one, at) => findOpenLine(before, one, at))
  const increased = lines.filter(({ change }) => change > 0)
  const more = increased.map(({ line: { variant, business }, change, field }) => ({
    ...{ variant, business, quantity: change, field },
  }))
  const added = changes.added.map((one, at) => ({ ...one, field: `added.${at}.quantity` }))
  const ownPackages = increased.map(({ fulfilment, field }) => [field, fulfilment] as const)
  const sellerPackages = added.flatMap((one) => {
    const fulfilment = findPackage(before, one)
    return fulfilment ? [[one.field, fulfilment] as const] : []
  })
  return {
    additions: [...more, ...added],
    packages: new Map([...ownPackages, ...sellerPackages]),
    cancelled: lines.flatMap(({ line, change }) =>
      change < 0 ? [{ line: line.name, quantity: -change }] : [],
    ),
  }
}

function requireSold(
  item: SaleItem | undefined,
  fulfilment: FulfilmentDoc | undefined,
  { order, field }: { readonly order: OrderDoc; readonly field: string },
): { readonly item: SaleItem; readonly fulfilment: FulfilmentDoc } {
  if (!item?.is_sold) throw changeErrors.not_for_sale(field)
  if (!fulfilment || item.is_digital === 1) throw changeErrors.other_package(formatItemName(item), field)
  if (order.payment_choice === 'cash on delivery' && item.cod_allowed === 0)
    throw changeErrors.not_for_cash(formatItemName(item), field)
  return { item, fulfilment }
}

/** Fields of a row of the order that is not stored yet. */
const rowFields = ({ owner, creation, modified, modified_by, name: parent }: OrderDoc, idx: number) => ({
  ...{ name: randomName(), owner, creation, modified, modified_by, docstatus: 0 as const, idx },
  ...{ parent, parentfield: 'lines', parenttype: Order.name },
})

/** Builds the lines of the additions at present prices. Two statements, and one for each package. */
async function buildLines(
  system: Documents,
  { order }: OrderWithFulfilments,
  { additions, packages }: RequestedChanges,
): Promise<readonly AddedLine[]> {
  if (additions.length === 0) return []
  const items = await listSaleItems(system, additions)
  const rates = await taxRatesOn(system, system.today)
  const lines: AddedLine[] = []
  for (const { variant, business, quantity, field } of additions) {
    const found = items.find((one) => one.variant === variant && one.business === business)
    const { item, fulfilment } = requireSold(found, packages.get(field), { order, field })
    const seller = await findSellerRegistration(system, fulfilment)
    const { is_intra_state: isIntraState } = placeOfSupply({ seller, state: fulfilment.place_of_supply })
    const terms = { rate: rates.rateOf(item.tax_class), isTaxed: fulfilment.is_taxed === 1, isIntraState }
    const { branch, name } = fulfilment
    lines.push({
      field,
      line: {
        ...rowFields(order, order.lines.length + lines.length + 1),
        ...newOrderLine({ item, branch, quantity, ...terms }),
        fulfilment: name,
      },
    })
  }
  return lines
}

const sumOf = (lines: readonly AddedLine[]) => lines.reduce((sum, { line }) => sum + line.total, 0)

function addLines(
  { order, fulfilments }: OrderWithFulfilments,
  newLines: readonly AddedLine[],
): OrderWithFulfilments {
  const worthIn = (fulfilment: string) => sumOf(newLines.filter(({ line }) => line.fulfilment === fulfilment))
  return {
    order: {
      ...order,
      lines: [...order.lines, ...newLines.map(({ line }) => line)],
      items_amount: order.items_amount + sumOf(newLines),
    },
    fulfilments: fulfilments.map((one) => ({ ...one, items_amount: one.items_amount + worthIn(one.name) })),
  }
}

const describe = (sign: '+' | '−', line: Line, quantity: number): string =>
  `${sign}${quantity} × ${formatItemName(line)}`

function describeChanges(
  { order }: OrderWithFulfilments,
  newLines: readonly AddedLine[],
  cancelled: readonly RequestedItem[],
) {
  const removed = cancelled.flatMap(({ line, quantity }) => {
    const found = order.lines.find(({ name }) => name === line)
    return found ? [describe('−', found, quantity)] : []
  })
  return [...newLines.map(({ line }) => describe('+', line, line.quantity)), ...removed].join('\n')
}

const creditedBy = (held: OrderWithFulfilments, cancelled: readonly RequestedItem[]): number =>
  cancelled.length === 0
    ? 0
    : planCancellation(held, { requestedItems: cancelled, fulfilment: null, isStaff: false }).worth

/** Plans a change of an order's items; preview and execution share this plan. */
export async function planItemChanges(
  system: Documents,
  before: OrderWithFulfilments,
  changes: ItemChanges,
): Promise<ItemChangePlan> {
  const requested = requestedChanges(before, changes)
  const { additions, cancelled } = requested
  if (additions.length + cancelled.length === 0) throw changeErrors.nothing_changed()
  const newLines = await buildLines(system, before, requested)
  const after = addLines(before, newLines)
  const isAddedTo = ({ name }: FulfilmentDoc) => newLines.some(({ line }) => line.fulfilment === name)
  const { zipcode, state_name } = before.order
  const planned = await recalculateEdit(system, {
    ...{ before, after, requoted: after.fulfilments.filter(isAddedTo) },
    place: { zipcode: zipcode ?? '', state: state_name ?? '' },
  })
  const worth = creditedBy(after, cancelled)
  const total = planned.next.total - before.order.credited_amount - worth
  return { ...planned, after, newLines, cancelled, total, what: describeChanges(before, newLines, cancelled) }
}
