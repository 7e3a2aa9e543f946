import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import { User } from '#framework/identity'
import type { TestClient } from '#framework/testing'
import { listDiscrepancies } from '#money/ledger/testing'
import { WebsiteSettings } from '#site/website'
import { linesIn } from '../testing/order-steps.ts'
import { address, newKey, orderOf, orderSite, valuesOf, type OrderSite } from '../testing/sample-site.ts'

let store: OrderSite
let office: TestClient
beforeAll(async () => {
  store = await orderSite()
  office = await store.site.userWith('School Office')
  await store.site.engine.write(administrator, async (documents) => {
    await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: 1 })
  })
})
afterAll(() => store.site.close())

async function newBuyer(rupees: number): Promise<TestClient> {
  const buyer = await store.site.userWith('Customer')
  const { email } = await store.site.engine.read(administrator, (documents) =>
    documents.get(User, buyer.user),
  )
  const { data } = await office.post('/api/resource/Goodwill Credit', {
    ...{ customer: email, amount: rupees, reason: 'Your parcel was late' },
  })
  await store.call('wallet.give_credit', { name: valuesOf(data)['name'] }, office)
  return buyer
}

const balanceOf = async (buyer: TestClient) =>
  valuesOf((await store.call('wallet.get_wallet', {}, buyer)).message)['balance']

/** Fills a cart as a guest, and takes it over into the buyer's account. */
async function ownCart(buyer: TestClient, quantity: number) {
  const pot = await store.pot(5)
  const order = await store.ready([[pot, quantity]])
  if (buyer === store.site.guest) return { pot, order }
  await store.call('cart.merge', { cart_token: order.cart_token }, buyer)
  await store.call('cart.set_address', { address, email: 'meena@example.org' }, buyer)
  const { message } = await store.call('cart.set_payment', { payment_choice: 'online' }, buyer)
  const { version } = valuesOf(message)
  return { pot, order: { expected_total: order.expected_total, version } }
}

async function place(buyer: TestClient, wallet_amount: number, quantity = 1) {
  const { pot, order } = await ownCart(buyer, quantity)
  const values = { ...order, idempotency_key: newKey(), wallet_amount }
  const answer = await store.call('orders.place_order', values, buyer)
  return { pot, values, answer, placed: valuesOf(answer.message) }
}

test('A wallet pays a part of an order, and a payment is opened for the rest', async () => {
  const buyer = await newBuyer(200)
  const { placed } = await place(buyer, 200)
  const { total } = await orderOf(store, placed)
  expect(placed).toMatchObject({ state: 'awaiting payment', next: 'pay', amount: Number(total) - 200 })
  expect(await balanceOf(buyer)).toBe(0)

  const { payment, token, amount } = valuesOf(
    (
      await store.call(
        'payments.pay',
        {
          ...{ reference_type: 'Order', reference_name: placed['order'], receipt_token: placed['token'] },
          ...{ gateway: 'Razorpay', idempotency_key: newKey() },
        },
        buyer,
      )
    ).message,
  )
  expect(amount).toBe(Number(total) - 200)
  store.gateway.play(String(payment))
  await store.call('payments.get_status', { payment, token })
  expect(await orderOf(store, placed)).toMatchObject({ state: 'placed', paid_amount: total })
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('A wallet that pays everything places the order without a payment page', async () => {
  const buyer = await newBuyer(900)
  const { placed, pot } = await place(buyer, 900)
  const { total } = await orderOf(store, placed)
  expect(placed).toMatchObject({ state: 'placed', next: 'done', amount: 0 })
  expect(await orderOf(store, placed)).toMatchObject({ state: 'placed', paid_amount: total })
  expect(await balanceOf(buyer)).toBe(900 - Number(total))
  expect(await store.left(pot)).toBe(4)
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('A wallet that holds less than was asked refuses the order, and nothing is placed or spent', async () => {
  const buyer = await newBuyer(100)
  const { answer, pot } = await place(buyer, 150)
  expect(answer.status).toBe(417)
  expect(valuesOf(answer.body)['code']).toBe('wallet.not_enough')
  expect(await balanceOf(buyer)).toBe(100)
  expect(await store.left(pot)).toBe(5)
})

test('Cash on delivery with a part from the wallet is refused, and says why', async () => {
  const buyer = await newBuyer(100)
  const { order } = await ownCart(buyer, 1)
  const { message } = await store.call('cart.set_payment', { payment_choice: 'cod' }, buyer)
  const { version, totals } = valuesOf(message)
  const values = { ...order, version, expected_total: valuesOf(totals)['total'], wallet_amount: 50 }
  const { body } = await store.call('orders.place_order', { ...values, idempotency_key: newKey() }, buyer)
  expect(body).toMatchObject({ code: 'orders.wallet_with_cash', field: 'wallet_amount' })
})

test('A guest cannot pay from a wallet', async () => {
  const { answer } = await place(store.site.guest, 50)
  expect(valuesOf(answer.body)['code']).toBe('wallet.sign_in')
})

test('Two phones that place the same cart at once spend once', async () => {
  const buyer = await newBuyer(300)
  const { order } = await ownCart(buyer, 1)
  const send = () =>
    store.call('orders.place_order', { ...order, idempotency_key: newKey(), wallet_amount: 100 }, buyer)
  const answers = await Promise.all([send(), send()])
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(await balanceOf(buyer)).toBe(200)
})

test('An order placed twice with one key spends once', async () => {
  const buyer = await newBuyer(500)
  const { values, placed } = await place(buyer, 100)
  expect((await store.call('orders.place_order', values, buyer)).message).toEqual(placed)
  expect(await balanceOf(buyer)).toBe(400)
})

test('An order that is not paid in time gives the wallet its part back', async () => {
  const buyer = await newBuyer(120)
  const { placed, pot } = await place(buyer, 120)
  expect(await balanceOf(buyer)).toBe(0)
  store.clock.pass(3 * 3600)
  for (const task of ['payments.reconcile', 'orders.expire']) await store.site.engine.runTask(task)
  await store.site.engine.drainEvents()
  expect(await orderOf(store, placed)).toMatchObject({ state: 'cancelled' })
  expect(await balanceOf(buyer)).toBe(120)
  expect(await store.left(pot)).toBe(5)
  expect(await listDiscrepancies(store.site)).toEqual([])
})

test('A cancelled order returns the wallet’s part to the wallet', async () => {
  const buyer = await newBuyer(900)
  const { placed } = await place(buyer, 900)
  const { message } = await store.call('orders.get_order', { name: placed['order'] }, buyer)
  expect(message).toMatchObject({ wallet_paid: valuesOf(message)['total'], wallet_returned: 0 })
  const items = linesIn(valuesOf(message)).map(({ name }) => ({ line: name, quantity: 1 }))
  const { status } = await store.call('orders.cancel_order', { name: placed['order'], items }, buyer)
  expect(status).toBe(200)
  const { message: after } = await store.call('orders.get_order', { name: placed['order'] }, buyer)
  expect(after).toMatchObject({ wallet_returned: valuesOf(message)['total'] })
  expect(await balanceOf(buyer)).toBe(900)
  expect(await listDiscrepancies(store.site)).toEqual([])
})
