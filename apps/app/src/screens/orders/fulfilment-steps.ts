import type { MessageId } from '#design/messages'
import type { OrderFulfilment } from './order-calls.ts'
import { readHours } from '#meta'
import { dayHours } from '../../ui/text/date-text.ts'

interface FulfilmentStep {
  label: MessageId
  at: string | null
}

interface Thread {
  steps: readonly FulfilmentStep[]
  /** Current step from 0; equal to the number of steps at the end. */
  current: number
}

const deliverySteps: readonly MessageId[] = [
  'orders.step_ordered',
  'orders.step_ready',
  'orders.step_packed',
  'orders.step_shipped',
  'orders.step_come',
]

const pickupSteps: readonly MessageId[] = [
  'orders.step_ordered',
  'orders.step_ready',
  'orders.step_fetch',
  'orders.step_fetched',
]

type Stepped = Pick<OrderFulfilment, 'kind' | 'confirmed_at' | 'packed_at' | 'shipped_at' | 'delivered_at'>

export function fulfilmentSteps(fulfilment: Stepped, placedAt: string): Thread {
  const { kind, confirmed_at, packed_at, shipped_at, delivered_at } = fulfilment
  const isPickup = kind === 'pickup'
  const moments = [placedAt, confirmed_at, packed_at, ...(isPickup ? [] : [shipped_at]), delivered_at]
  const steps = (isPickup ? pickupSteps : deliverySteps).map((label, at) => ({
    label,
    at: moments[at] ?? null,
  }))
  return { steps, current: steps.findLastIndex(({ at }) => at !== null) }
}

/** Returns 'Sat 28 Nov, 10:00 am – 1:00 pm'; a label in another format is returned unchanged. */
export function slotText(label: string, language: string): string {
  const hours = readHours(label)
  return hours === null ? label : dayHours(hours, language)
}
