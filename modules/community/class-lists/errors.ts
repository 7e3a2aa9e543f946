import { errorCatalogue } from '#framework/errors'
import { messages } from './messages.ts'

export const classListErrors = errorCatalogue('class_lists', messages.en, {
  not_found: { type: 'DoesNotExistError' },
  closed: { type: 'ValidationError' },
  no_items: { type: 'ValidationError', field: 'items' },
  no_item: { type: 'DoesNotExistError', field: 'item' },
  no_hand_over_day: { type: 'ValidationError', field: 'hand_over_on' },
  hand_over_before_orders_end: { type: 'ValidationError', field: 'hand_over_on' },
  sku_without_product: { type: 'ValidationError', field: 'items' },
})
