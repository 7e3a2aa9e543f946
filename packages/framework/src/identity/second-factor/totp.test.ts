import { expect, test } from 'vitest'
import { enrolmentOf, newSecret, totpStep } from './second-factors.ts'

/** RFC 6238, appendix B: the secret '12345678901234567890', six of the eight digits. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
const at = (seconds: number) => new Date(seconds * 1000)

test('The codes are those of RFC 6238', async () => {
  expect(await totpStep(secret, '287082', at(59))).toBe(1)
  expect(await totpStep(secret, '081804', at(1_111_111_109))).toBe(37_037_036)
  expect(await totpStep(secret, '005924', at(1_234_567_890))).toBe(41_152_263)
})

test('A clock half a minute off is accepted, and one two minutes off is refused', async () => {
  expect(await totpStep(secret, '287082', at(59 + 30))).toBe(1)
  expect(await totpStep(secret, '287082', at(59 + 90))).toBeNull()
})

test('Only six digits are accepted as a code', async () => {
  for (const typed of ['', '28708', '2870822', '28708a', '２８７０８２'])
    expect(await totpStep(secret, typed, at(59))).toBeNull()
})

test('An app is set up by an address or by a QR code of it', async () => {
  const fresh = await newSecret()
  const { uri, qr } = await enrolmentOf(fresh, 'asha.example', 'office@asha.example')
  expect(fresh).toMatch(/^[A-Z2-7]{32}$/)
  expect(uri).toContain(`secret=${fresh}`)
  expect(uri).toMatch(/^otpauth:\/\/totp\/asha\.example:/)
  expect(qr).toMatch(/^<svg /)
})
