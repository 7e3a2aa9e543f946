import { shareOut } from '#money/payments'
import type { HeldOrder, OrderDoc, ParcelDoc } from '../doctypes/parcel.queries.ts'
import { changeErrors } from './change-errors.ts'
import {
  goingPieces,
  leftOf,
  partOfRest,
  wayOf,
  withoutPieces,
  type GoingPieces,
  type PiecesWanted,
} from './going-lines.ts'
import { worthOf } from './gone-books.ts'
import { allowanceRow, rowOf, wayRows, type PaperRow } from './paper-lines.ts'
import type { ParcelState } from './parcel-states.ts'
import { lessOf, shareOfLine } from './part-of-line.ts'

type Line = OrderDoc['lines'][number]
type Going = GoingPieces<Line>

/** What of a parcel that left is paid back without anything coming back. */
export interface RefundWanted {
  /** Name of the parcel. */
  readonly parcel: string
  readonly pieces: readonly PiecesWanted[]
  readonly isWithDelivery: boolean
  /** A part of the price beside, in minor units: shared out over what is left of its lines. */
  readonly allowance: number
}

export interface PlannedRefund {
  readonly parcel: ParcelDoc
  /** Pieces that are paid back and kept. */
  readonly going: readonly Going[]
  /** Parts of prices, in lines of no pieces. */
  readonly allowed: readonly Going[]
  /** The parcel, where its way is paid back. */
  readonly ways: readonly ParcelDoc[]
  /** The order's lines as they stand afterwards. */
  readonly lines: readonly Line[]
  readonly worth: number
  readonly rows: readonly PaperRow[]
}

const sent: ReadonlySet<ParcelState> = new Set(['shipped', 'delivered'])

function sentParcel({ parcels }: HeldOrder, name: string): ParcelDoc {
  const parcel = parcels.find((one) => one.name === name)
  if (!parcel || !sent.has(parcel.state)) throw changeErrors.not_sent()
  return parcel
}

interface Around {
  readonly wanted: RefundWanted
  /** Pieces that somebody has asked to send back, by line. */
  readonly pending: ReadonlyMap<string, number>
}

function goingOf({ order }: HeldOrder, { wanted, pending }: Around): readonly Going[] {
  return wanted.pieces.map(({ line: name, quantity }, at) => {
    const field = `items.${at}.quantity`
    const line = order.lines.find((one) => one.name === name && one.parcel === wanted.parcel)
    if (!line) throw changeErrors.unknown_line(field)
    const asked = pending.get(name) ?? 0
    const left = leftOf(line) - asked
    if (quantity > left) throw changeErrors.too_many_pieces(line.title, { left, pending: asked }, field)
    return goingPieces(line, quantity)
  })
}

function withoutGoing(lines: readonly Line[], going: readonly Going[]): readonly Line[] {
  const gone = new Map(going.map(({ line, quantity }) => [line.name, quantity]))
  return lines.map((line) => withoutPieces(line, gone.get(line.name) ?? 0, 'refunded_quantity'))
}

/** A part of the prices of a parcel's lines, each in proportion to what is left of it. */
function allowedOf(lines: readonly Line[], { parcel, allowance }: RefundWanted): readonly Going[] {
  if (allowance === 0) return []
  const own = lines.filter((line) => line.parcel === parcel)
  const rests = own.map((line) => partOfRest(line))
  const most = rests.reduce((sum, { total }) => sum + total, 0)
  if (allowance > most) throw changeErrors.allowance_too_large(most)
  const shares = shareOut(
    allowance,
    rests.map(({ total }) => total),
  )
  return own.flatMap((line, at) => {
    const [rest, share] = [rests[at], shares[at] ?? 0]
    if (!rest || share === 0) return []
    return [{ line, quantity: 0, money: lessOf(rest, shareOfLine(rest, rest.total - share)) }]
  })
}

const allowedIn = (allowed: readonly Going[], name: string): number =>
  allowed.find(({ line }) => line.name === name)?.money.total ?? 0

function rowsOf({ going, allowed, ways }: Pick<PlannedRefund, 'going' | 'allowed' | 'ways'>) {
  return [
    ...going.map(({ line, quantity, money }) => rowOf(line, quantity, money)),
    ...allowed.map(({ line, money }) => allowanceRow(line, money)),
    ...ways.flatMap(wayRows),
  ]
}

/** What is paid back of a parcel, and how its order stands afterwards; refuses what cannot be. */
export function planRefund(held: HeldOrder, around: Around): PlannedRefund {
  const { wanted } = around
  const parcel = sentParcel(held, wanted.parcel)
  const going = goingOf(held, around)
  const kept = withoutGoing(held.order.lines, going)
  const allowed = allowedOf(kept, wanted)
  const ways = wanted.isWithDelivery && wayOf(parcel) > 0 ? [parcel] : []
  const lines = kept.map((line) => ({
    ...line,
    allowed_amount: line.allowed_amount + allowedIn(allowed, line.name),
  }))
  const worth = worthOf({ going: [...going, ...allowed], parcels: ways })
  return { parcel, going, allowed, ways, lines, worth, rows: rowsOf({ going, allowed, ways }) }
}
