import { createHmac, timingSafeEqual } from 'node:crypto'
import type { EventHeaders, GatewayEvent } from '../gateway.ts'
import { readText, readInteger } from '../read-response.ts'

/** Tolerance between signing and reading in seconds. Resent events are signed again. */
const TOLERANCE_SECONDS = 300

export interface SandboxEvent {
  readonly id: string
  readonly type: string
  readonly order: string
  readonly payment: string
  /** Unix time in seconds. */
  readonly created_at: number
}

interface Signed {
  readonly body: string
  readonly secret: string
  readonly at: Date
}

const seconds = (moment: Date): number => Math.floor(moment.getTime() / 1000)

const digest = (secret: string, timestamp: string, body: Buffer | string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.`).update(body).digest()

export function createSignedHeaders({ body, secret, at }: Signed): Readonly<Record<string, string>> {
  const timestamp = String(seconds(at))
  const signature = digest(secret, timestamp, body).toString('hex')
  return { 'content-type': 'application/json', 'x-sandbox-signature': `t=${timestamp},v1=${signature}` }
}

const SIGNATURE = /^t=(\d{1,12}),v1=([0-9a-f]{64})$/

function isSignatureValid(raw: Buffer, signature: string | undefined, { secret, now }: Keys): boolean {
  const [, timestamp, hex] = SIGNATURE.exec(signature ?? '') ?? []
  if (timestamp === undefined || hex === undefined) return false
  const isFresh = Math.abs(seconds(now) - Number(timestamp)) <= TOLERANCE_SECONDS
  return isFresh && timingSafeEqual(digest(secret, timestamp, raw), Buffer.from(hex, 'hex'))
}

interface Keys {
  readonly secret: string
  readonly now: Date
}

function parseJson(raw: Buffer): unknown {
  try {
    return JSON.parse(raw.toString('utf8'))
  } catch {
    return null
  }
}

export function readSandboxEvent(raw: Buffer, headers: EventHeaders, keys: Keys): GatewayEvent | null {
  if (!isSignatureValid(raw, headers['x-sandbox-signature'], keys)) return null
  const event = parseJson(raw)
  const [id, type, created] = [
    readText(event, 'id'),
    readText(event, 'type'),
    readInteger(event, 'created_at'),
  ]
  if (id === null || type === null || created === null) return null
  const occurredAt = new Date(created * 1000)
  const [order, payment] = [readText(event, 'order'), readText(event, 'payment')]
  return { id, type, order, payment, dispute: null, occurredAt }
}
