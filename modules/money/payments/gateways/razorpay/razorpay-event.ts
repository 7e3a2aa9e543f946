import { createHash, createHmac, timingSafeEqual } from 'node:crypto'
import type { EventHeaders, GatewayEvent } from '../gateway.ts'
import { readField, readText, readInteger } from '../read-response.ts'

const DAY_SECONDS = 24 * 60 * 60

/** The service tries for a day, and people may send an event again from its dashboard for some time. */
const OLDEST_SECONDS = 30 * DAY_SECONDS
const EARLIEST_SECONDS = DAY_SECONDS

/** Over the bytes as they came: the service's own check makes text of them first, and compares in a time that tells. */
function isSignatureValid(raw: Buffer, signature: string | undefined, secret: string): boolean {
  if (!signature || !/^[0-9a-f]{64}$/.test(signature)) return false
  const ours = createHmac('sha256', secret).update(raw).digest()
  return timingSafeEqual(ours, Buffer.from(signature, 'hex'))
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

function readEntity(event: unknown, kind: string): unknown {
  return readField(readField(readField(event, 'payload'), kind), 'entity')
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
  if (!isSignatureValid(raw, headers['x-razorpay-signature'], webhookSecret)) return null
  const event = parseJson(raw)
  const [type, created] = [readText(event, 'event'), readInteger(event, 'created_at')]
  if (type === null || created === null) return null
  const age = now().getTime() / 1000 - created
  if (age > OLDEST_SECONDS || age < -EARLIEST_SECONDS) return null
  const payment = readEntity(event, 'payment')
  const dispute = readEntity(event, 'dispute')
  return {
    id: headers['x-razorpay-event-id'] ?? createHash('sha256').update(raw).digest('base64url'),
    type,
    order: readText(payment, 'order_id') ?? readText(readEntity(event, 'order'), 'id'),
    payment:
      readText(payment, 'id') ??
      readText(readEntity(event, 'refund'), 'payment_id') ??
      readText(dispute, 'payment_id'),
    dispute: readText(dispute, 'id'),
    occurredAt: new Date(created * 1000),
  }
}
