import { link } from '#framework/doctypes'
import { defineEvent } from '#framework/events'

export const receiptEvents = {
  issued: defineEvent('receipt.issued', { receipt: link('Receipt') }),
  cancelled: defineEvent('receipt.cancelled', { receipt: link('Receipt') }, { isPublic: true }),
}
