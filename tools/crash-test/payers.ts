import type { Sent, RetryingClient } from './retrying-client.ts'

/** Actions of the sandbox's page; those that take money are more frequent. */
const sandboxActions = [
  'pay',
  'pay',
  'webhook twice',
  'out of order',
  'no webhook',
  'authorise',
  'decline',
  'webhook first',
]

export interface Paid {
  readonly bill: string
  readonly payment: string
  readonly action: string
  readonly isRefunded: boolean
}

interface Office {
  readonly client: RetryingClient
  readonly authorization: string
}

const field = (value: unknown, key: string): unknown => Reflect.get(Object(value), key)

async function call({ client, authorization }: Office, path: string, body: object): Promise<unknown> {
  const sent: Sent = {
    path,
    body: JSON.stringify(body),
    headers: { authorization, 'content-type': 'application/json' },
  }
  const response = await client.send(sent)
  if (response.status !== 200) throw new Error(`${path}: ${response.status} ${JSON.stringify(response.body)}`)
  return field(response.body, 'message') ?? field(response.body, 'data')
}

async function press({ client }: Office, url: string, action: string): Promise<void> {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const { status } = await client.send({
    path: url,
    body: new URLSearchParams({ scenario: action, method: 'upi' }).toString(),
    headers,
  })
  if (status !== 303) throw new Error(`The page of the service answered ${status}`)
}

export async function payOne(office: Office, number: number): Promise<Paid> {
  const bill = await call(office, '/api/resource/Sample Bill', { amount: 100 + number, tax: number % 18 })
  const reference = { reference_type: 'Sample Bill', reference_name: field(bill, 'name') }
  const started = await call(office, '/api/method/mela.payments.pay', {
    ...{ ...reference, gateway: 'Sandbox' },
    idempotency_key: `payment-of-the-crash-test-${number}`,
  })
  const action = sandboxActions[number % sandboxActions.length] ?? 'pay'
  await press(office, String(field(field(started, 'checkout'), 'url')), action)
  const payment = String(field(started, 'payment'))
  const isRefunded = number % 5 === 0 && (await payBack(office, payment, number))
  return { bill: String(reference.reference_name), payment, action, isRefunded }
}

async function payBack(office: Office, payment: string, number: number): Promise<boolean> {
  await call(office, '/api/method/mela.payments.ask_gateway', { name: payment })
  const refund = {
    payment,
    amount: 0.5,
    reason: 'A crash test',
    to: 'source',
    idempotency_key: `refund-of-the-crash-test-${number}`,
  }
  const response = await call(office, '/api/method/mela.payments.refund', refund).catch(() => null)
  return field(response, 'refund') !== undefined
}
