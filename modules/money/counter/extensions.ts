import { askBooks, bookCheck } from '#money/ledger'
import { notificationEvents } from '#site/notifications'
import { chequeBounced } from './rules/cheque-bounced.ts'
import { counterFaults } from './rules/counter-books.ts'
import { toGiveBack } from './rules/to-give-back.ts'

export const counterExtensions = [
  notificationEvents.add(chequeBounced),
  notificationEvents.add(toGiveBack),
  bookCheck.add({
    name: 'counter.booked',
    title: 'Money that came over the counter is booked as it stands',
    run: askBooks(counterFaults),
  }),
]
