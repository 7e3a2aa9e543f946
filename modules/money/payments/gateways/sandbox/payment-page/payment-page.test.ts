import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Gateway } from '../../gateway.ts'
import { newOrder } from '../../../testing/gateway-contract.ts'
import { openSandbox } from '../sandbox-gateway.ts'
import { openSandboxSite, type SandboxSite } from '../../../testing/sandbox-site.ts'
import { isSandboxAllowed } from '../../open-gateways.ts'

let sandbox: SandboxSite
let gateway: Gateway
let now = new Date()
beforeAll(async () => {
  sandbox = await openSandboxSite(() => now)
  gateway = await openSandbox(sandbox.site.engine)
})
afterAll(() => sandbox.site.close())

const anOrder = async (changes = {}) => (await gateway.createOrder(newOrder(changes))).order

function show(order: string, language = 'en') {
  const headers = { 'accept-language': language }
  return sandbox.site.guest.request('GET', `/sandbox/pay/${order}`, { headers })
}

function press(order: string, form: Record<string, string>) {
  const headers = { 'content-type': 'application/x-www-form-urlencoded' }
  const body = new URLSearchParams(form).toString()
  return sandbox.site.guest.request('POST', `/sandbox/pay/${order}`, { body, headers })
}

test('Checkout leads to the page, which states amount, payee and that no money moves', async () => {
  const { order, checkout } = await gateway.createOrder(newOrder({ amount: 1_234_550 }))
  expect(checkout).toEqual({ kind: 'redirect', url: `https://asha.example/sandbox/pay/${order}` })
  const { status, body } = await show(order)
  expect(status).toBe(200)
  for (const text of [
    'Test payment: you are not charged',
    'Support the school',
    '₹12,345.50',
    'Mela',
    'UPI',
    'Net banking',
  ])
    expect(body).toContain(text)
  expect(String(body).match(/<button[^>]* name="scenario"/g)).toHaveLength(10)
})

test.each([
  ['hi', 'टेस्ट भुगतान', '₹500 का भुगतान करें'],
  ['ta', 'பணம் எடுக்கப்படாது', '₹500 செலுத்துக'],
])('Renders the page in the reader’s language, %s', async (language, test_words, pay) => {
  const { body } = await show(await anOrder(), language)
  expect(body).toContain(`<html lang="${language}">`)
  expect(body).toContain(test_words)
  expect(body).toContain(pay)
})

test('Escapes user text in the page', async () => {
  const returnUrl = `https://asha.example/"><script>alert(3)</script>`
  const order = await anOrder({ description: `<script>alert(1)</script> & "x" 'y'`, returnUrl })
  const { body } = await show(order)
  expect(body).not.toContain('<script')
  expect(body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;x&quot; &#39;y&#39;')
})

test('The page has no script, its own styles, and a form that leads back to the payer’s page', async () => {
  const { body, headers } = await show(await anOrder({ returnUrl: 'https://app.example/support' }))
  const style = /<style>([\s\S]*)<\/style>/.exec(String(body))?.[1] ?? ''
  const hash = createHash('sha256').update(style).digest('base64')
  const policy = headers.get('content-security-policy')
  expect(policy).toContain(`style-src 'sha256-${hash}'`)
  expect(policy).toContain("default-src 'none'")
  expect(policy).toContain("form-action 'self' https://app.example")
  expect(headers.get('cache-control')).toContain('no-store')
  expect(headers.get('set-cookie')).toBeNull()
  const shell = await show(await anOrder({ returnUrl: 'capacitor://localhost/support' }))
  expect(shell.headers.get('content-security-policy')).toContain("form-action 'self' capacitor:;")
})

test('Serves the page’s fonts and no other file', async () => {
  const { body } = await show(await anOrder())
  expect(body).toContain("url('/sandbox/fonts/anek-tamil-500.woff2')")
  for (const name of ['fonts.css', '..%2Findex.ts', 'anek-none.woff2'])
    expect((await sandbox.site.guest.get(`/sandbox/fonts/${name}`)).status).toBe(404)
})

test('A paid order says so and takes no second payment', async () => {
  const order = await anOrder()
  await press(order, { scenario: 'no webhook' })
  const { body } = await show(order)
  expect(body).toContain('This payment is already in progress')
  expect(body).not.toContain('<form')
})

test('A payer may try again after a decline', async () => {
  const order = await anOrder()
  await press(order, { scenario: 'decline' })
  expect((await show(order)).body).toContain('<form')
  await press(order, { scenario: 'no webhook' })
  const states = (await gateway.fetchOrder(order))?.payments.map(({ state }) => state)
  expect(states).toEqual(['failed', 'captured'])
})

test('An expired order takes no payment', async () => {
  const order = await anOrder()
  now = new Date(now.getTime() + 31 * 60_000)
  expect((await show(order)).body).toContain('This payment has expired')
  expect((await press(order, { scenario: 'pay' })).status).toBe(303)
  expect((await gateway.fetchOrder(order))?.payments).toEqual([])
  now = new Date()
})

test('An unknown button does nothing, and an unknown method is not stored', async () => {
  const order = await anOrder()
  const forms: readonly Record<string, string>[] = [{ scenario: 'steal' }, {}, { method: 'upi' }]
  for (const form of forms) {
    const answer = await press(order, form)
    expect([answer.status, answer.headers.get('location')]).toEqual([303, order])
  }
  await press(order, { scenario: 'no webhook', method: 'drop table' })
  expect((await gateway.fetchOrder(order))?.payments).toMatchObject([{ method: 'upi' }])
})

test('An unknown or malformed order gets the same not-found page', async () => {
  for (const name of ['SBO-0000000000', 'x', '%00', "' or 1=1"]) {
    const { status, body } = await show(encodeURIComponent(name))
    expect(status).toBe(404)
    expect(body).toContain('This payment does not exist')
  }
})

test('Sandbox payments exist on demos or on request, and never beside an account that takes money', () => {
  const razorpay = { keyId: 'rzp_live_1', keySecret: 'secret', webhookSecret: 'hook' }
  const stripe = { secretKey: 'sk_live_1', publishableKey: 'pk_live_1', webhookSecret: 'hook' }
  expect(isSandboxAllowed({ isDemo: true })).toBe(true)
  expect(isSandboxAllowed({ payments: { sandbox: true } })).toBe(true)
  expect(isSandboxAllowed({})).toBe(false)
  expect(isSandboxAllowed({ isDemo: true, payments: { razorpay } })).toBe(false)
  expect(isSandboxAllowed({ isDemo: true, payments: { stripe, sandbox: true } })).toBe(false)
})
