import { faultsOf, firstOf, type StatementCheck } from './statement-check.ts'

const ledger = ['Ledger Account', 'Ledger Entry', 'Ledger Line'] as const

/** Whether money was taken for a payment. */
const isCaptured = `p.state not in ('created', 'authorised', 'failed', 'expired')`

const postedOnce = faultsOf(
  'Payment',
  `select p.name, ${firstOf({
    'Money was taken for this payment, and never posted': `${isCaptured} and count(e.name) = 0`,
    'This payment was posted more than once': 'count(e.name) > 1',
    'Money was posted for this payment, and it says that none was taken': `not ${isCaptured} and count(e.name) > 0`,
    'What was posted for this payment is not what was taken': `${isCaptured}
        and (max(e.total) <> p.captured_amount or max(e.currency) is distinct from p.captured_currency)`,
  })} as problem
  from "Payment" p
  left join "Ledger Entry" e on e.source_type = 'Payment' and e.source_name = p.name and e.kind = 'capture'
  group by p.name`,
)

const captureOfNothing = faultsOf(
  'Ledger Entry',
  `select e.name, 'This entry is of a payment that is not there' as problem from "Ledger Entry" e
  where e.source_type = 'Payment' and not exists (select from "Payment" p where p.name = e.source_name)`,
)

const captures: StatementCheck = {
  name: 'payments.captures',
  title: 'Every captured payment is posted once, with what was taken',
  needs: [...ledger, 'Payment'],
  statement: `${postedOnce} union all ${captureOfNothing}`,
}

const refundsWithinCaptures = faultsOf(
  'Payment',
  `select p.name, ${firstOf({
    'More is paid back than was taken': 'r.back > p.captured_amount',
    'What this payment says is paid back is not what its refunds say':
      'p.refunded_amount <> coalesce(r.back, 0)',
    'The state of this payment is not that of its refunds': `${isCaptured} and p.state <> 'disputed' and p.state <>
        case coalesce(r.back, 0) when 0 then 'captured' when p.captured_amount then 'refunded' else 'part refunded' end`,
  })} as problem
  from "Payment" p left join (
    select payment, sum(amount) filter (where state <> 'failed') as back from "Refund" group by payment
  ) r on r.payment = p.name`,
)

/**
 * What the entries of a refund moved altogether, reversals included: nothing when it failed, from the gateway when it is
 * done, to what is owed while it is under way.
 */
const refundsPosted = faultsOf(
  'Refund',
  `select r.name, ${firstOf({
    'This refund was never posted': `r.state <> 'failed' and count(l.name) = 0`,
    'This refund failed, and what was posted for it was not taken back': `r.state = 'failed' and sum(abs(l.net)) > 0`,
    'This refund is done, and not paid from its gateway': `r.state = 'done' and r.destination = 'source'
        and coalesce(sum(l.net) filter (where l.purpose = 'gateway'), 0) <> -r.amount`,
    'This refund is under way, and nobody is owed its amount': `r.state in ('requested', 'sent')
        and coalesce(sum(l.net) filter (where l.purpose = 'refunds due'), 0) <> -r.amount`,
    'This refund went to credit, and nobody got its amount': `r.state = 'done' and r.destination = 'credit'
        and coalesce(sum(l.net) filter (where l.net < 0), 0) <> -r.amount`,
    'This refund moved more than its amount': `r.state <> 'failed'
        and coalesce(sum(l.net) filter (where l.net > 0), 0) <> r.amount`,
  })} as problem
  from "Refund" r left join (
    select e.source_name as refund, min(l.name) as name, a.purpose, sum(l.amount) as net
    from "Ledger Entry" e join "Ledger Line" l on l.entry = e.name join "Ledger Account" a on a.name = l.account
    where e.source_type = 'Refund' group by e.source_name, a.name
  ) l on l.refund = r.name
  group by r.name`,
)

const refunds: StatementCheck = {
  name: 'payments.refunds',
  title: 'Refunds stay within what was taken, and each has its entries',
  needs: [...ledger, 'Payment', 'Refund'],
  statement: `${refundsWithinCaptures} union all ${refundsPosted}`,
}

/** What is posted for a dispute is what it says, and what a payment lost is what its disputes did. */
const disputesPosted = faultsOf(
  'Dispute',
  `select d.name, ${firstOf({
    'What is posted for this dispute is not what it says': `coalesce(l.withheld, 0) <> d.withheld_amount
        or coalesce(l.lost, 0) <> d.lost_amount or coalesce(l.fee, 0) <> d.fee`,
  })} as problem
  from "Dispute" d left join (
    select e.source_name as dispute, sum(l.amount) filter (where a.purpose = 'disputed') as withheld,
      sum(l.amount) filter (where a.purpose = 'dispute losses') as lost,
      sum(l.amount) filter (where a.purpose = 'fees') as fee
    from "Ledger Entry" e join "Ledger Line" l on l.entry = e.name join "Ledger Account" a on a.name = l.account
    where e.source_type = 'Dispute' group by 1
  ) l on l.dispute = d.name`,
)

const disputesOfPayments = faultsOf(
  'Payment',
  `select p.name, ${firstOf({
    'What this payment says is lost is not what its disputes say': 'p.lost_amount <> coalesce(d.lost, 0)',
    'A dispute runs, and this payment says that none does': `coalesce(d.open, 0) > 0 and p.state <> 'disputed'`,
    'No dispute runs, and this payment says that one does': `coalesce(d.open, 0) = 0 and p.state = 'disputed'
        and p.dispute_entry is null`,
  })} as problem
  from "Payment" p left join (
    select payment, sum(lost_amount) as lost, count(*) filter (where state = 'open') as open
    from "Dispute" group by payment
  ) d on d.payment = p.name`,
)

const disputes: StatementCheck = {
  name: 'payments.disputes',
  title: 'Disputes are booked as their gateways told them',
  needs: [...ledger, 'Payment', 'Dispute'],
  statement: `${disputesPosted} union all ${disputesOfPayments}`,
}

/** What payments and refunds moved on each account of a purpose: fees, disputes, deposits and corrections are not of them. */
const movedOn = (purpose: string) => `
    select a.name, a.party, a.currency, coalesce(sum(l.amount) filter (
      where e.source_type in ('Payment', 'Refund')
        and coalesce(taken_back.kind, e.kind) in ('capture', 'refund', 'refund paid', 'allocation')
    ), 0) as moved
    from "Ledger Account" a left join "Ledger Line" l on l.account = a.name left join "Ledger Entry" e on e.name = l.entry
    left join "Ledger Entry" taken_back on taken_back.name = e.reverses
    where a.purpose = '${purpose}' group by a.name`

const gatewaysHold = faultsOf(
  'Ledger Account',
  `select a.name, ${firstOf({
    'This account does not hold what its gateway took and did not pay back':
      'a.moved <> coalesce(p.taken, 0) - coalesce(r.back, 0)',
  })} as problem
  from (${movedOn('gateway')}) a
  left join (
    select p.gateway, p.captured_currency as currency, sum(p.captured_amount) as taken
    from "Payment" p where ${isCaptured} group by 1, 2
  ) p on p.gateway = a.party and p.currency = a.currency
  left join (
    select p.gateway, p.captured_currency as currency, sum(r.amount) as back
    from "Refund" r join "Payment" p on p.name = r.payment
    where r.state = 'done' and r.destination = 'source' group by 1, 2
  ) r on r.gateway = a.party and r.currency = a.currency`,
)

const gateways: StatementCheck = {
  name: 'payments.gateways',
  title: 'Every gateway’s account holds what was taken less what went back',
  needs: [...ledger, 'Payment', 'Refund'],
  statement: gatewaysHold,
}

const undecided = faultsOf(
  'Payment',
  `select p.name, ${firstOf({
    'This money has waited for a decision for more than a day': `p.is_held = 0 and p.captured_at < (select now - interval '1 day' from moment)`,
    'This money has been held without a decision for more than thirty days': `p.is_held = 1 and p.captured_at < (select now - interval '30 days' from moment)`,
  })} as problem
  from "Payment" p where p.application = 'unapplied'`,
)

const unappliedHolds = faultsOf(
  'Ledger Account',
  `select a.name, 'This account does not hold what waits for a decision' as problem
  from (${movedOn('unapplied')}) a
  left join (
    select p.captured_currency as currency, sum(p.captured_amount - p.refunded_amount) as waiting
    from "Payment" p where p.application = 'unapplied' group by 1
  ) p on p.currency = a.currency
  where -a.moved <> coalesce(p.waiting, 0)`,
)

const unapplied: StatementCheck = {
  name: 'payments.unapplied',
  title: 'No money waits for a decision for longer than a day',
  needs: [...ledger, 'Payment'],
  statement: `${undecided} union all ${unappliedHolds}`,
}

const ownerless = faultsOf(
  'Payment',
  `select p.name, ${firstOf({
    'Money was taken, and nobody says what became of it': `p.application = 'none'`,
    'This payment is said to pay for something, and names nothing': `p.application = 'applied' and (p.reference_type is null or p.reference_name is null)`,
    'This money is said to have gone back, and has not': `p.application = 'returned' and p.refunded_amount <> p.captured_amount`,
    'The accounts that this payment went to are not told, or not with all of it': `p.captured_amount <> (
        select coalesce(sum((credit ->> 'amount')::bigint), 0) from jsonb_array_elements(coalesce(p.credits::jsonb, '[]')) credit)`,
    'This payment found its owner, and its money still waits': `p.application = 'applied' and l.waiting <> 0`,
  })} as problem
  from "Payment" p left join (
    select e.source_name as payment, sum(l.amount) as waiting
    from "Ledger Account" a join "Ledger Line" l on l.account = a.name join "Ledger Entry" e on e.name = l.entry
    where a.purpose = 'unapplied' and e.source_type = 'Payment' group by 1
  ) l on l.payment = p.name
  where ${isCaptured}`,
)

const owners: StatementCheck = {
  name: 'payments.owners',
  title: 'All money that was taken belongs to somebody',
  needs: [...ledger, 'Payment'],
  statement: ownerless,
}

const forgottenEvents = faultsOf(
  'Gateway Event',
  `select ev.name, 'This event came more than an hour ago, and nobody has worked it off' as problem
  from "Gateway Event" ev where ev.state = 'stored' and ev.received_at < (select now - interval '1 hour' from moment)`,
)

const forgottenPayments = faultsOf(
  'Payment',
  `select p.name, 'This payment ended more than a day ago, and the gateway was not asked how' as problem
  from "Payment" p where p.state in ('created', 'authorised') and p.expires_at < (select now - interval '1 day' from moment)`,
)

const forgottenRefunds = faultsOf(
  'Refund',
  `select r.name, 'This refund was decided more than a day ago, and not sent' as problem
  from "Refund" r join "Payment" p on p.name = r.payment
  where r.state = 'requested' and p.state <> 'disputed' and r.creation < (select now - interval '1 day' from moment)`,
)

const upToDate: StatementCheck = {
  name: 'payments.up_to_date',
  title: 'Nothing that gateways said or were asked is left lying',
  needs: ['Payment', 'Refund', 'Gateway Event'],
  statement: `${forgottenEvents} union all ${forgottenPayments} union all ${forgottenRefunds}`,
}

export const paymentChecks: readonly StatementCheck[] = [
  captures,
  refunds,
  disputes,
  gateways,
  unapplied,
  owners,
  upToDate,
]
