import { message } from '../messages.ts'

export const problems = {
  money_taken_payment: message('books.problem.money_taken_payment'),
  payment_posted_more: message('books.problem.payment_posted_more'),
  money_posted_payment: message('books.problem.money_posted_payment'),
  posted_payment_not: message('books.problem.posted_payment_not'),
  more_paid_back: message('books.problem.more_paid_back'),
  payment_says_paid: message('books.problem.payment_says_paid'),
  state_payment_not: message('books.problem.state_payment_not'),
  refund_never_posted: message('books.problem.refund_never_posted'),
  refund_failed_posted: message('books.problem.refund_failed_posted'),
  refund_done_not: message('books.problem.refund_done_not'),
  refund_under_way: message('books.problem.refund_under_way'),
  refund_went_credit: message('books.problem.refund_went_credit'),
  refund_moved_more: message('books.problem.refund_moved_more'),
  posted_dispute_not: message('books.problem.posted_dispute_not'),
  payment_says_lost: message('books.problem.payment_says_lost'),
  dispute_runs_payment: message('books.problem.dispute_runs_payment'),
  no_dispute_runs: message('books.problem.no_dispute_runs'),
  account_does_not: message('books.problem.account_does_not'),
  money_waited_decision: message('books.problem.money_waited_decision'),
  money_been_held: message('books.problem.money_been_held'),
  money_taken_says: message('books.problem.money_taken_says'),
  payment_said_pay: message('books.problem.payment_said_pay'),
  money_said_gone: message('books.problem.money_said_gone'),
  accounts_payment_went: message('books.problem.accounts_payment_went'),
  payment_found_owner: message('books.problem.payment_found_owner'),
  entry_payment_not: message('books.problem.entry_payment_not'),
  account_does_not_hold: message('books.problem.account_does_not_hold'),
  event_came_more: message('books.problem.event_came_more'),
  payment_ended_more: message('books.problem.payment_ended_more'),
  refund_decided_more: message('books.problem.refund_decided_more'),
} as const

export const ledger = ['Ledger Account', 'Ledger Entry', 'Ledger Line'] as const

/** Whether money was taken for a payment. */
export const isCaptured = `p.state not in ('created', 'authorised', 'failed', 'expired')`
