import type { Message, Translate } from '#meta'
import { message } from '../messages.ts'
import { deliveryReasons } from './delivery.ts'
import type { presentDelivery } from './present-delivery.ts'

/** Why so many do not come, in a word for programs and one for people. */
interface Lacking {
  readonly reason: 'sold_out' | 'few_left' | 'few_at_once'
  readonly message: Message
}

/** A branch of the seller, with what it has of the thing. */
interface Stocked {
  readonly available: number
}

/** What there is of something of which no branch has as many as are wanted. */
export function lackingOf(stocked: readonly Stocked[]): Lacking {
  const all = stocked.reduce((sum, { available }) => sum + available, 0)
  const most = Math.max(0, ...stocked.map(({ available }) => available))
  if (most === 0) return { reason: 'sold_out', message: message('shipping.lacking.sold_out') }
  if (all === most) return { reason: 'few_left', message: message('shipping.lacking.few_left', { most }) }
  const elsewhere = all - most
  return { reason: 'few_at_once', message: message('shipping.lacking.few_at_once', { most, elsewhere }) }
}

type Shown = ReturnType<typeof presentDelivery>

/** A delivery as the product page is told of it. */
export interface DeliveryAnswer extends Omit<Shown, 'reason'> {
  readonly reason: Shown['reason'] | Lacking['reason']
}

/** What is not there comes by no day and by no way, and is nowhere fetched or paid for. */
export function withoutStock({ cod }: Shown, lacking: Lacking, t: Translate): DeliveryAnswer {
  const because = 'cod_nothing_brought'
  return {
    ...{ is_served: 0, reason: lacking.reason, message: t(lacking.message), by: null, options: [] },
    cod: { ...cod, is_allowed: 0, reason: because, message: t(deliveryReasons[because]) },
  }
}
