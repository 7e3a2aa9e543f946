import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  meena,
  offer,
  openContributionSite,
  valuesOf,
  type ContributionSite,
} from '../testing/sample-site.ts'

let support: ContributionSite
beforeAll(async () => {
  support = await openContributionSite()
})
afterAll(() => support.site.close())

const offerAsGuest = (values: object) => offer(support.site.guest, { purpose: support.library, ...values })

test('Anyone pledges a contribution and gets a token that opens it, which the name does not', async () => {
  const answer = await offerAsGuest({ message: 'For the books' })
  expect(answer.message).toMatchObject({ state: 'offered', amount: 500, currency: 'INR' })
  const { name, receipt_token } = valuesOf(answer.message)
  expect(name).toMatch(/^CON-\d{4}-\d{5}$/)
  expect(receipt_token).toMatch(/^[\w-]{43}$/)
  const path = `/api/resource/Contribution/${String(name)}`
  expect((await support.site.guest.get(path)).status).toBe(403)
  expect((await support.site.guest.get('/api/resource/Contribution')).status).toBe(403)
})

test.each([
  ['three decimals', 10.005],
  ['less than nothing', -500],
  ['more than a number can express', 2 ** 53],
  ['words', 'plenty'],
  ['nothing', 0],
  ['below the smallest', 9.99],
  ['above the largest', 500_000.01],
])('Refuses an amount of %s and names the field', async (_, amount) => {
  const { status, body } = await offerAsGuest({ amount })
  expect(status).toBe(417)
  expect(body).toMatchObject({ field: 'amount' })
})

test('Refuses a contribution without contact details', async () => {
  expect((await offerAsGuest({ email: null, phone: null })).body).toMatchObject({ field: 'email' })
  expect((await offerAsGuest({ email: null, phone: '98400 12345' })).status).toBe(200)
  expect((await offerAsGuest({ donor_name: '' })).body).toMatchObject({ exc_type: 'MandatoryError' })
})

test('A closed or unknown campaign accepts nothing', async () => {
  for (const purpose of [support.closed, 'CP-999'])
    expect((await offerAsGuest({ purpose })).body).toMatchObject({ field: 'purpose' })
})

test('Two concurrent taps make one contribution with one token', async () => {
  const key = 'the-key-of-one-form-0001'
  const answers = await Promise.all([1, 2, 3].map(() => offerAsGuest({ idempotency_key: key })))
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
  const distinctMessages = new Set(answers.map(({ message }) => JSON.stringify(message)))
  expect(distinctMessages.size).toBe(1)
})

test('Refuses a key used for another amount, and a key that is too short', async () => {
  const key = 'the-key-of-one-form-0002'
  await offerAsGuest({ idempotency_key: key })
  expect((await offerAsGuest({ idempotency_key: key, amount: 900 })).status).toBe(409)
  expect((await offerAsGuest({ idempotency_key: 'short' })).status).toBe(417)
})

test('A key opens nothing for another caller, or a guest without the same input', async () => {
  const [one, other] = [await support.site.userWith('Customer'), await support.site.userWith('Customer')]
  const sent = { ...meena, purpose: support.library, idempotency_key: 'the-key-of-one-form-0003' }
  const first = valuesOf((await offer(one, sent)).message)
  expect(valuesOf((await offer(one, sent)).message)).toEqual(first)
  const second = valuesOf((await offer(other, sent)).message)
  expect([second['name'] === first['name'], second['receipt_token'] === first['receipt_token']]).toEqual([
    false,
    false,
  ])
  const known = valuesOf((await offer(support.site.guest, sent)).message)
  const guessed = await offer(support.site.guest, { ...sent, donor_name: 'Somebody else' })
  expect([guessed.status, JSON.stringify(guessed.body).includes(String(known['receipt_token']))]).toEqual([
    409,
    false,
  ])
})

test('The office’s narrower limits bind guests, and invalid limits are refused', async () => {
  const { administrator } = support.site
  const path = '/api/resource/Contribution Settings/Contribution Settings'
  expect((await administrator.put(path, { minimum: 200, maximum: 100 })).status).toBe(417)
  await administrator.put(path, { minimum: 200, maximum: 400 })
  expect((await offerAsGuest({})).body).toMatchObject({ field: 'amount' })
  expect((await offerAsGuest({ amount: 400 })).status).toBe(200)
  await administrator.put(path, { minimum: 10, maximum: 500_000 })
})

test('A signed-in user finds only their own contributions', async () => {
  const customer = await support.site.userWith('Customer')
  const other = await support.site.userWith('Customer')
  const { name } = valuesOf((await offer(customer, { ...meena, purpose: support.library })).message)
  const path = `/api/resource/Contribution/${String(name)}`
  expect((await customer.get(path)).data).toMatchObject({ donor_name: 'Meena', state: 'offered' })
  expect((await other.get(path)).status).toBe(404)
  expect((await customer.put(path, { donor_name: 'X' })).status).toBe(403)
})

test('The office corrects a name but neither amount nor state', async () => {
  const { name } = valuesOf((await offerAsGuest({})).message)
  const office = await support.site.userWith('School Office')
  const path = `/api/resource/Contribution/${String(name)}`
  await office.put(path, { donor_name: 'Meenakshi' })
  await office.put(path, { amount: 1, state: 'confirmed' })
  expect((await office.get(path)).data).toMatchObject({
    donor_name: 'Meenakshi',
    amount: 500,
    state: 'offered',
  })
  expect((await office.delete(path)).status).toBe(403)
})
