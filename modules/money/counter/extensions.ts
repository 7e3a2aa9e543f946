import { askBooks, bookCheck } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { chequeBounced } from './rules/cheque-bounced.ts'
import { counterFaults } from './rules/counter-books.ts'
import { refundFailed } from './rules/refund-failed.ts'
import { toGiveBack } from './rules/to-give-back.ts'

export const counterExtensions = [
  notificationEvents.add(chequeBounced),
  notificationEvents.add(toGiveBack),
  notificationEvents.add(refundFailed),
  bookCheck.add({
    name: 'counter.booked',
    title: 'Money that came over the counter is booked as it stands',
    run: askBooks(counterFaults),
  }),
]
