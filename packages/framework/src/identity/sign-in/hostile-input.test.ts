import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { testInbox, testSite, type TestSite } from '#framework/testing'

const inbox = testInbox()
let site: TestSite
beforeAll(async () => {
  site = await testSite([inbox.module])
})
afterAll(() => site.close())

const calls = [
  'login',
  'mela.identity.sign_in',
  'mela.identity.request_code',
  'mela.identity.sign_in_with_code',
  'mela.identity.register',
  'mela.identity.confirm_sign_in',
  'mela.identity.reset_password',
  'mela.identity.update_password',
]

const texts = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '\u0000',
    'a\u0000b@asha.example',
    '+91',
    '9840012345',
    'Administrator',
    "' or 1=1 --",
  ),
  fc.constantFrom('\ud800', '__proto__', '%', 'x'.repeat(43), '9'.repeat(200), 'நிலா@asha.example'),
  fc.string({ unit: 'binary', maxLength: 20 }),
)
const values = fc.oneof(texts, fc.jsonValue({ maxDepth: 2 }))
const fields = [
  'usr',
  'pwd',
  'code',
  'otp',
  'tmp_id',
  'phone',
  'user',
  'key',
  'new_password',
  'full_name',
  'device',
]
const bodies = fc.dictionary(fc.constantFrom(...fields), values, { noNullPrototype: true })

test('Any hostile sign-in request is refused clearly and opens no session', async () => {
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...calls), bodies, async (call, body) => {
      await site.engine.database.pool.query('delete from mela_limit')
      const { status, headers } = await site.guest.post(`/api/method/${call}`, body)
      expect(status).toBeLessThan(500)
      expect(headers.getSetCookie()).toEqual([])
    }),
    { numRuns: 300 },
  )
  await site.engine.drainEvents()
  expect(inbox.messages.filter(({ to }) => to.user !== null)).toEqual([])
}, 60_000)
