import { createHmac } from 'node:crypto'

interface Signing {
  readonly id: string
  /** Seconds since 1970. */
  readonly timestamp: number
  readonly body: string
  readonly secret: string
}

/** The headers of the Standard Webhooks specification: who knows the secret can tell that it is from us, whole and fresh. */
export function signedHeaders({ id, timestamp, body, secret }: Signing): Readonly<Record<string, string>> {
  const signature = createHmac('sha256', secret).update(`${id}.${timestamp}.${body}`).digest('base64')
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  }
}
