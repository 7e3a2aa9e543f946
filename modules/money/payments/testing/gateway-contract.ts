import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  type EventHeaders,
  type Gateway,
  type NewOrder,
  type GatewayPayment,
  GatewayRefused,
} from '../gateways/gateway.ts'

export interface SignedEvent {
  readonly raw: Buffer
  readonly headers: EventHeaders
}

export interface GatewayFixture {
  readonly gateway: Gateway
  pay(order: string, outcome: 'captured' | 'authorised' | 'failed'): Promise<void>
  settleRefunds(outcome: 'done' | 'failed'): Promise<void>
  dispute(payment: string): Promise<unknown>
  eventAbout(order: string, secondsAgo?: number): Promise<SignedEvent>
  close(): Promise<void>
}

const DAY_SECONDS = 24 * 60 * 60

let orders = 0

export function newOrder(changes: Partial<NewOrder> = {}): NewOrder {
  orders += 1
  return {
    reference: `PAY-2026-${String(orders).padStart(6, '0')}`,
    amount: 50_000,
    currency: 'INR',
    description: 'Support the school',
    payer: { name: 'Meena', email: 'meena@example.org', phone: '+919840012345' },
    returnUrl: 'https://asha.example/support',
    expiresAt: new Date(Date.now() + 30 * 60_000),
    ...changes,
  }
}

let refunds = 0

export function newReference(): string {
  refunds += 1
  return `REF-2026-${String(refunds).padStart(6, '0')}`
}

async function onlyPayment({ gateway }: GatewayFixture, order: string): Promise<GatewayPayment> {
  const view = await gateway.fetchOrder(order)
  const [payment, ...others] = view?.payments ?? []
  expect(others).toEqual([])
  if (!payment) throw new Error('Nobody tried to pay')
  return payment
}

async function paidOrder(fixture: GatewayFixture, amount: number) {
  const { order } = await fixture.gateway.createOrder(newOrder({ amount }))
  await fixture.pay(order, 'captured')
  return { order, payment: (await onlyPayment(fixture, order)).id }
}

function testPayments(fixture: () => GatewayFixture): void {
  test('An order that nobody paid has no money, and one that nobody made is unknown', async () => {
    const { gateway } = fixture()
    const { order, checkout } = await gateway.createOrder(newOrder())
    expect(checkout.kind).not.toBe('none')
    const view = await gateway.fetchOrder(order)
    expect(view).toMatchObject({ order, refunds: [] })
    expect(view?.payments.filter(({ state }) => state !== 'created')).toEqual([])
    expect(await gateway.fetchOrder(`${order}x`)).toBeNull()
  })

  test.each([100, 50_000, 99_999_999])('%i paise are taken to the paisa', async (amount) => {
    const { gateway } = fixture()
    const { order } = await gateway.createOrder(newOrder({ amount }))
    await fixture().pay(order, 'captured')
    const payment = await onlyPayment(fixture(), order)
    const expected = { state: 'captured', amount, currency: 'INR', refunded: 0, error: null }
    expect(payment).toMatchObject(expected)
    expect(payment.fee === null || Number.isSafeInteger(payment.fee)).toBe(true)
  })

  test('A payment that is declined says why, and takes nothing', async () => {
    const { order } = await fixture().gateway.createOrder(newOrder())
    await fixture().pay(order, 'failed')
    const payment = await onlyPayment(fixture(), order)
    expect(['failed', 'created']).toContain(payment.state)
    expect(payment.error).toMatch(/declin/)
  })

  test('What is authorised is captured whole, and once', async () => {
    const { gateway, pay } = fixture()
    const { order } = await gateway.createOrder(newOrder())
    await pay(order, 'authorised')
    const authorised = await onlyPayment(fixture(), order)
    expect(authorised).toMatchObject({ state: 'authorised', amount: 50_000 })
    await expect(gateway.capture(authorised.id, 50_001, 'INR')).rejects.toThrow(GatewayRefused)
    await gateway.capture(authorised.id, 50_000, 'INR')
    await gateway.capture(authorised.id, 50_000, 'INR')
    expect(await onlyPayment(fixture(), order)).toMatchObject({ state: 'captured', amount: 50_000 })
  })

  test('A payment that is disputed says so', async () => {
    const { order, payment } = await paidOrder(fixture(), 50_000)
    await fixture().dispute(payment)
    const view = await fixture().gateway.fetchOrder(order)
    expect(view?.payments).toMatchObject([{ state: 'captured' }])
    expect(view?.disputes).toMatchObject([{ payment, state: 'open', amount: 50_000 }])
    const [id = ''] = view?.disputes.map((dispute) => dispute.id) ?? []
    expect((await fixture().gateway.fetchOrder(order, [id]))?.disputes).toEqual(view?.disputes)
  })
}

function testRefunds(fixture: () => GatewayFixture): void {
  test('Parts go back, each under its own reference, and together what they say', async () => {
    const { gateway, settleRefunds } = fixture()
    const { order, payment } = await paidOrder(fixture(), 50_000)
    const [first, second] = [newReference(), newReference()]
    await gateway.refund({ payment, amount: 30_000, reference: first })
    await gateway.refund({ payment, amount: 19_999, reference: second })
    await settleRefunds('done')
    const view = await gateway.fetchOrder(order)
    expect(view?.payments).toMatchObject([{ state: 'captured', refunded: 49_999 }])
    expect(view?.refunds.toSorted((left, right) => right.amount - left.amount)).toMatchObject([
      { payment, amount: 30_000, state: 'done', reference: first },
      { payment, amount: 19_999, state: 'done', reference: second },
    ])
  })

  test('Asked twice under one reference, money goes back once', async () => {
    const { gateway } = fixture()
    const { order, payment } = await paidOrder(fixture(), 50_000)
    const wanted = { payment, amount: 20_000, reference: newReference() }
    const first = await gateway.refund(wanted)
    expect((await gateway.refund(wanted)).id).toBe(first.id)
    expect(await onlyPayment(fixture(), order)).toMatchObject({ refunded: 20_000 })
  })

  test('More than is left does not go back, nor anything of what is not there', async () => {
    const { gateway } = fixture()
    const { order, payment } = await paidOrder(fixture(), 50_000)
    await gateway.refund({ payment, amount: 40_000, reference: newReference() })
    const more = { payment, amount: 10_001, reference: newReference() }
    await expect(gateway.refund(more)).rejects.toThrow(GatewayRefused)
    const stray = { payment: `${payment}x`, amount: 100, reference: newReference() }
    await expect(gateway.refund(stray)).rejects.toThrow(GatewayRefused)
    expect(await onlyPayment(fixture(), order)).toMatchObject({ refunded: 40_000 })
  })

  test('A refund that the bank sends back has failed, and the money is still with the payment', async () => {
    const { gateway, settleRefunds } = fixture()
    const { order, payment } = await paidOrder(fixture(), 50_000)
    const wanted = { payment, amount: 10_013, reference: newReference() }
    await gateway.refund(wanted)
    await settleRefunds('failed')
    const view = await gateway.fetchOrder(order)
    expect(view?.refunds).toMatchObject([{ state: 'failed', amount: 10_013 }])
    expect(view?.payments).toMatchObject([{ refunded: 0 }])
    await expect(gateway.refund(wanted)).rejects.toThrow(GatewayRefused)
  })
}

function testEvents(fixture: () => GatewayFixture): void {
  const eventOfPaid = async (secondsAgo?: number) => {
    const { order, payment } = await paidOrder(fixture(), 50_000)
    return { order, payment, ...(await fixture().eventAbout(order, secondsAgo)) }
  }

  test('A genuine event tells what it is about, and the same each time', async () => {
    const { gateway } = fixture()
    const { order, payment, raw, headers } = await eventOfPaid()
    const event = gateway.readEvent(raw, headers)
    expect(event?.id).toMatch(/^.{8,140}$/)
    expect(event?.order === order || event?.payment === payment).toBe(true)
    expect(Math.abs((event?.occurredAt.getTime() ?? 0) - Date.now())).toBeLessThan(60_000)
    expect(gateway.readEvent(raw, headers)).toEqual(event)
  })

  test('Whoever changes a byte, leaves the signature out or takes another’s is not believed', async () => {
    const { gateway } = fixture()
    const { raw, headers } = await eventOfPaid()
    const other = await eventOfPaid()
    const changed = Buffer.from(
      raw.toString('latin1').replace('50000', '90000').replace('created_at', 'created_At'),
    )
    expect(changed.equals(raw)).toBe(false)
    const unsigned = Object.fromEntries(Object.entries(headers).filter(([name]) => !/signature/.test(name)))
    const garbled = Object.fromEntries(Object.keys(headers).map((name) => [name, 'x'.repeat(64)]))
    for (const [body, given] of [
      [changed, headers],
      [raw, unsigned],
      [raw, garbled],
      [raw, other.headers],
      [Buffer.alloc(0), headers],
      [Buffer.from([0xff, 0xfe]), headers],
    ] as const)
      expect(gateway.readEvent(body, given)).toBeNull()
  })

  test('An event that is played again after a year is not believed', async () => {
    const { raw, headers } = await eventOfPaid(365 * DAY_SECONDS)
    expect(fixture().gateway.readEvent(raw, headers)).toBeNull()
  })
}

export function testGatewayContract(open: () => Promise<GatewayFixture>): void {
  let opened: GatewayFixture | null = null
  const fixture = () => {
    if (!opened) throw new Error('The ground is not open')
    return opened
  }
  beforeAll(async () => {
    opened = await open()
  })
  afterAll(async () => opened?.close())
  testPayments(fixture)
  testRefunds(fixture)
  testEvents(fixture)
}
