import { sql } from 'kysely'
import type { ModelRefund, ModelOrder } from './model-gateway.ts'
import type { PaymentSite } from './payment-site.ts'

interface CaptureRow {
  readonly bill: string
  readonly payment: string
  readonly gateway_payment: string | null
  readonly captured: number
  readonly currency: string | null
  readonly refunded: number
  readonly allocation: string
  readonly is_held: 0 | 1
  readonly attention: string | null
}

interface RefundRow {
  readonly bill: string
  readonly refund: string
  readonly gateway_refund: string | null
  readonly amount: number
  readonly state: string
}

async function readSiteRecords({ site }: PaymentSite) {
  const { kysely } = site.engine.database
  const captureRows = await sql<CaptureRow>`
    select reference_name as bill, name as payment, gateway_payment, captured_amount as captured,
      captured_currency as currency, refunded_amount as refunded, allocation, is_held, attention
    from "Payment" where captured_amount > 0 order by name`.execute(kysely)
  const refundRows = await sql<RefundRow>`
    select p.reference_name as bill, r.name as refund, r.gateway_refund, r.amount, r.state
    from "Refund" r join "Payment" p on p.name = r.payment where r.destination = 'source' order by r.name`.execute(
    kysely,
  )
  const bills = await sql<{ name: string; state: string }>`select name, state from "Sample Bill"`.execute(
    kysely,
  )
  return { captureRows: captureRows.rows, refundRows: refundRows.rows, bills: bills.rows }
}

type SiteRecords = Awaited<ReturnType<typeof readSiteRecords>>

const sorted = (lines: readonly string[]): readonly string[] => lines.toSorted()

/**
 * Compares captures and refunds with the gateway. Refunds outside beyond the remaining amount cannot be recorded, so
 * staff must have been notified.
 */
function listAtGateway({ captureRows, refundRows }: SiteRecords, orders: readonly ModelOrder[]) {
  const attempts = orders.flatMap((order) => order.attempts).filter(({ state }) => state === 'captured')
  const isKnown = ({ id, payment }: ModelRefund) =>
    refundRows.some(({ gateway_refund }) => gateway_refund === id) ||
    captureRows.every(({ gateway_payment, attention }) => gateway_payment !== payment || attention === null)
  const refunds = orders
    .flatMap((order) => order.refunds)
    .filter((back) => back.state !== 'failed' && isKnown(back))
  return {
    captureRows: sorted(attempts.map(({ id, amount, currency }) => `${id} ${amount} ${currency}`)),
    refundRows: sorted(refunds.map(({ id, amount, state }) => `${id} ${amount} ${state}`)),
  }
}

const isByBank = ({ gateway_refund, state }: RefundRow): boolean =>
  state === 'done' && (gateway_refund === null || gateway_refund.startsWith('disp'))

function listRecorded({ captureRows, refundRows }: SiteRecords, bill: string) {
  return {
    captureRows: sorted(
      captureRows
        .filter((one) => one.bill === bill)
        .map(({ gateway_payment, captured, currency }) => `${gateway_payment} ${captured} ${currency}`),
    ),
    refundRows: sorted(
      refundRows
        .filter((one) => one.bill === bill && one.state !== 'failed' && !isByBank(one))
        .map(({ gateway_refund, amount, state }) => `${gateway_refund} ${amount} ${state}`),
    ),
  }
}

/** Returns the final owner of a payment's money; null when unallocated. */
function findOwner({ allocation, refunded, captured, is_held }: CaptureRow): string | null {
  if (allocation === 'allocated') return 'the bill'
  if (allocation === 'refunded' && refunded === captured) return 'the payer'
  return allocation === 'unallocated' && is_held === 1 ? 'staff decide' : null
}

function wrongOwners({ captureRows, bills }: SiteRecords, bill: string): readonly string[] {
  const own = captureRows.filter((one) => one.bill === bill)
  const nobodys = own
    .filter((one) => findOwner(one) === null)
    .map(({ payment }) => `${payment} belongs to nobody`)
  const paidBy = own.filter(({ allocation }) => allocation === 'allocated')
  const state = bills.find(({ name }) => name === bill)?.state
  const isPaid = state === 'paid' || state === 'returned'
  return [
    ...nobodys,
    ...(paidBy.length > 1 ? [`${bill} was paid ${paidBy.length} times`] : []),
    ...(isPaid === paidBy.length > 0 ? [] : [`${bill} is ${state}, paid by ${paidBy.length}`]),
  ]
}

export async function compareWithGateway(on: PaymentSite, bills: readonly string[]) {
  const records = await readSiteRecords(on)
  return bills.flatMap((bill) => {
    const [real, recorded] = [listAtGateway(records, on.gateway.ordersOf(bill)), listRecorded(records, bill)]
    const owners = wrongOwners(records, bill)
    const isTrue = JSON.stringify(real) === JSON.stringify(recorded) && owners.length === 0
    return isTrue ? [] : [{ bill, real, told: recorded, owners }]
  })
}
