import { link, text } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const inventoryEvents = {
  reservation_expired: defineEvent(
    'inventory.reservation_expired',
    { reservation: link('Stock Reservation'), source_type: text(), source_name: text() },
    { isPublic: true, renamedFrom: 'inventory.expired' },
  ),
}
