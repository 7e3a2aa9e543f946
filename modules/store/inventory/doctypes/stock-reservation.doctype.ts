import { always, childType, datetime, docType, int, reading, select, table, text } from '#framework/doctypes'
import { reservationLineRules } from '../rules/reservation-rules.ts'

const counted = { required: true, readOnly: true, min: 0, default: 0, inList: true } as const

/** So many of a variant in a branch, promised. What is held still is quantity less what was shipped and released. */
export const StockReservationLine = {
  ...childType('Stock Reservation Line', {
    variant: text({ required: true, readOnly: true, inList: true }),
    branch: text({ required: true, readOnly: true, inList: true }),
    quantity: int({ required: true, readOnly: true, min: 1, inList: true }),
    shipped: int(counted),
    released: int(counted),
    left_after: int({
      keepsEmpty: true,
      readOnly: true,
      hidden: true,
      description: 'What could be bought afterwards',
    }),
  }),
  databaseRules: reservationLineRules,
}

export const reservationStates = ['held', 'shipped', 'released', 'expired'] as const

/** What an order holds of the stock until it is shipped, given back, or not paid for in time. Only the system writes it. */
export const StockReservation = docType('Stock Reservation', {
  fields: {
    state: select(reservationStates, {
      required: true,
      readOnly: true,
      default: 'held',
      inList: true,
      indexed: true,
    }),
    source_type: text({ required: true, readOnly: true, inList: true }),
    source_name: text({
      required: true,
      readOnly: true,
      inList: true,
      indexed: true,
      typeField: 'source_type',
    }),
    expires_at: datetime({
      readOnly: true,
      inList: true,
      indexed: true,
      description: 'Empty: it does not expire any more',
    }),
    lines: table(StockReservationLine, { readOnly: true, max: 500 }),
  },
  access: {
    'System Manager': reading(always),
    'Store Manager': reading(always),
  },
  titleField: 'source_name',
  searchFields: ['source_name'],
  sort: 'creation desc',
  trackChanges: false,
})
