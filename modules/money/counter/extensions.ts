import { askBooks, bookCheck } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { message } from './messages.ts'
import { chequeBounced } from './rules/cheque-bounced.ts'
import { counterFaults, counterProblems } from './rules/counter-books.ts'
import { refundFailed } from './rules/refund-failed.ts'
import { toGiveBack } from './rules/to-give-back.ts'

export const counterExtensions = [
  notificationEvents.add(chequeBounced),
  notificationEvents.add(toGiveBack),
  notificationEvents.add(refundFailed),
  bookCheck.add({
    name: 'counter.booked',
    title: message('counter.check.booked'),
    problems: counterProblems,
    run: askBooks(counterFaults),
  }),
]
