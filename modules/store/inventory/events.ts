import { date, link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const inventoryEvents = {
  reservation_expired: defineEvent(
    'inventory.reservation_expired',
    { reservation: link('Stock Reservation'), source_type: text(), source_name: text() },
    { isPublic: true, renamedFrom: 'inventory.expired' },
  ),
  release_date_changed: defineEvent('inventory.release_date_changed', {
    stock: link('Stock'),
    branch: link('Business Branch'),
    variant: text(),
    release_on: date(),
  }),
}
