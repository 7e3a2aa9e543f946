import { taskInSteps } from '#framework/tasks'
import { DELIVER_CARD, deliverCard, deliverDueCards } from './delivery/deliver-cards.ts'
import { expireCards } from './expiry/expire-cards.ts'

/** Emails arrive by day: in the morning, or later when the server was down. */
const BY_DAY = '5 8-21 * * *'

const EVERY_NIGHT = '35 2 * * *'

export const giftCardTasks = [
  taskInSteps(DELIVER_CARD, (payload, ctx) => deliverCard(ctx, String(payload['card']))),
  taskInSteps('gift_cards.deliver_due', (_payload, ctx) => deliverDueCards(ctx), BY_DAY),
  taskInSteps('gift_cards.expire', (_payload, ctx) => expireCards(ctx), EVERY_NIGHT),
]
