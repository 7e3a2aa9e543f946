import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { EventHeaders, GatewayEvent } from '../gateway.ts'
import { partIn, textIn, wholeIn } from '../read-answer.ts'

const DAY_SECONDS = 24 * 60 * 60

/** The service tries for a day, and people may send an event again from its dashboard for some time. */
const OLDEST_SECONDS = 30 * DAY_SECONDS
const EARLIEST_SECONDS = DAY_SECONDS

/** Over the bytes as they came: the service's own check makes text of them first, and compares in a time that tells. */
function isGenuine(raw: Buffer, signature: string | undefined, secret: string): boolean {
  if (!signature || !/^[0-9a-f]{64}$/.test(signature)) return false
  const ours = createHmac('sha256', secret).update(raw).digest()
  return timingSafeEqual(ours, Buffer.from(signature, 'hex'))
}

function parsed(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

function entityIn(event: unknown, kind: string): unknown {
  return partIn(partIn(partIn(event, 'payload'), kind), 'entity')
}

interface Keys {
  readonly webhookSecret: string
  now(): Date
}

/**
 * An event of the service. Its signature holds no time, so age is told by `created_at`, which is signed with the rest. The
 * id comes in a header that is not signed: without it, the body itself is the id.
 */
export function readRazorpayEvent(
  raw: Buffer,
  headers: EventHeaders,
  { webhookSecret, now }: Keys,
): GatewayEvent | null {
  if (!isGenuine(raw, headers['x-razorpay-signature'], webhookSecret)) return null
  const event = parsed(raw)
  const [type, created] = [textIn(event, 'event'), wholeIn(event, 'created_at')]
  if (type === null || created === null) return null
  const age = now().getTime() / 1000 - created
  if (age > OLDEST_SECONDS || age < -EARLIEST_SECONDS) return null
  const payment = entityIn(event, 'payment')
  const dispute = entityIn(event, 'dispute')
  return {
    id: headers['x-razorpay-event-id'] ?? createHash('sha256').update(raw).digest('base64url'),
    type,
    order: textIn(payment, 'order_id') ?? textIn(entityIn(event, 'order'), 'id'),
    payment:
      textIn(payment, 'id') ??
      textIn(entityIn(event, 'refund'), 'payment_id') ??
      textIn(dispute, 'payment_id'),
    dispute: textIn(dispute, 'id'),
    occurredAt: new Date(created * 1000),
  }
}
