import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { openStripe } from './stripe-gateway.ts'

const webhookSecret = 'whsec_notarealsecret7Zk'
const gateway = await openStripe({ secretKey: 'sk_test_notarealkey', webhookSecret })

function read(type: string, object: object) {
  const created = Math.floor(Date.now() / 1000)
  const raw = Buffer.from(JSON.stringify({ id: 'evt_1', object: 'event', type, created, data: { object } }))
  const signature = createHmac('sha256', webhookSecret).update(`${created}.`).update(raw).digest('hex')
  return gateway.readEvent(raw, { 'stripe-signature': `t=${created},v1=${signature}` })
}

test.each([
  [
    'checkout.session.completed',
    { object: 'checkout.session', id: 'cs_1', payment_intent: 'pi_1' },
    'cs_1',
    'pi_1',
  ],
  [
    'checkout.session.expired',
    { object: 'checkout.session', id: 'cs_1', payment_intent: null },
    'cs_1',
    null,
  ],
  ['payment_intent.succeeded', { object: 'payment_intent', id: 'pi_1' }, null, 'pi_1'],
  ['charge.refunded', { object: 'charge', id: 'ch_1', payment_intent: 'pi_1' }, null, 'pi_1'],
  ['refund.failed', { object: 'refund', id: 're_1', payment_intent: 'pi_1' }, null, 'pi_1'],
  ['charge.dispute.created', { object: 'dispute', id: 'du_1', payment_intent: 'pi_1' }, null, 'pi_1'],
  ['customer.created', { object: 'customer', id: 'cus_1' }, null, null],
])('%s names its session or its payment', (type, object, ...[order, payment]) => {
  expect(read(type, object)).toMatchObject({ id: 'evt_1', type, order, payment })
})
