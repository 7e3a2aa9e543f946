import type { MessageId } from '#design/messages'
import { addDays } from '#meta'
import type { Translate } from '../../language/text.ts'
import { shortDay } from '../text/date-text.ts'
import type { CartFulfilment } from './cart-calls.ts'

const reasons = {
  no_postal_code: 'cart.reason_no_postal_code',
  unknown_postal_code: 'cart.reason_unknown_postal_code',
  area_not_served: 'cart.reason_area_not_served',
  not_by_seller: 'cart.reason_not_by_seller',
  too_heavy: 'cart.reason_too_heavy',
  closed: 'cart.reason_closed',
} as const satisfies Record<string, MessageId>

/** Returns why nothing is delivered; an unknown reason reads as "not delivered". */
export function reasonText(reason: string | null, t: Translate): string {
  const known = Object.entries(reasons).find(([name]) => name === reason)?.[1]
  return t(known ?? 'cart.reason_area_not_served')
}

/** True for a pick-up at an event, and false for a delivery to a class. */
export const isAtEvent = ({ code }: { code: string }): boolean => code.startsWith('event:')

export interface DayContext {
  today: string
  language: string
}

function dayText(day: string, { today, language }: DayContext, t: Translate): string {
  if (day === today) return t('cart.today')
  if (day === addDays(today, 1)) return t('cart.tomorrow')
  return t('cart.between', { last: shortDay(day, language) })
}

/** Returns when a fulfilment arrives by the chosen method; null when none is offered. */
export function promiseText(fulfilment: CartFulfilment, days: DayContext, t: Translate): string | null {
  const option = fulfilment.options.find(({ code }) => code === fulfilment.chosen)
  if (!option) return null
  if (option.kind === 'digital') return t('cart.there_at_once')
  if (option.kind === 'pickup') return t('cart.fetch', { place: option.pickup?.branch_name ?? '' })
  if (option.collection !== null)
    return t(isAtEvent(option.collection) ? 'cart.collect_at_event' : 'cart.collect', {
      place: option.collection.title,
      day: shortDay(option.collection.day, days.language),
    })
  return option.latest_on === null ? null : dayText(option.latest_on, days, t)
}
