import { sentence, spoken, type Said, type Word } from '#meta'
import { deliveryReasons } from './delivery.ts'
import type { shownDelivery } from './shown-delivery.ts'

/** Why so many do not come, in a word for programs and one for people. */
interface Lacking {
  readonly reason: 'sold_out' | 'few_left' | 'few_at_once'
  readonly said: Said
}

/** A branch of the seller, with what it has of the thing. */
interface Stocked {
  readonly available: number
}

/** What there is of something of which no branch has as many as are wanted. */
export function lackingOf(stocked: readonly Stocked[]): Lacking {
  const all = stocked.reduce((sum, { available }) => sum + available, 0)
  const most = Math.max(0, ...stocked.map(({ available }) => available))
  if (most === 0) return { reason: 'sold_out', said: 'This is sold out' }
  if (all === most) return { reason: 'few_left', said: sentence`Only ${most} of it are left` }
  const said = sentence`At most ${most} of it can come from one place; ${all - most} more lie elsewhere`
  return { reason: 'few_at_once', said }
}

type Shown = ReturnType<typeof shownDelivery>

/** A delivery as the product page is told of it. */
export interface ToldDelivery extends Omit<Shown, 'reason'> {
  readonly reason: Shown['reason'] | Lacking['reason']
}

/** What is not there comes by no day and by no way, and is nowhere fetched or paid for. */
export function withoutStock({ cod }: Shown, { reason, said }: Lacking, word: Word): ToldDelivery {
  const because = 'cod_nothing_brought'
  return {
    ...{ is_served: 0, reason, message: spoken(said, word), by: null, options: [] },
    cod: { ...cod, is_allowed: 0, reason: because, message: word(deliveryReasons[because]) },
  }
}
