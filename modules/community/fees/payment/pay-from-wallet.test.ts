import { afterAll, beforeAll, expect, test } from 'vitest'
import { administrator } from '#framework/permissions'
import type { TestClient } from '#framework/testing'
import { wallet } from '#money/wallet'
import { website, WebsiteSettings } from '#site/website'
import {
  call,
  enrolStudent,
  feeSite,
  newPhone,
  readFee,
  rowsOf,
  signInGuardian,
  valuesOf,
  type FeeSite,
} from '../testing/sample-site.ts'

let school: FeeSite
beforeAll(async () => {
  school = await feeSite({ more: [website, wallet] })
  await school.site.engine.write(administrator, async (documents) => {
    await documents.save(WebsiteSettings, WebsiteSettings.name, { enable_wallet: 1 })
  })
})
afterAll(() => school.site.close())

async function guardianWith(rupees: number) {
  const phone = newPhone()
  const student = await enrolStudent(school, { phone })
  const guardian = await signInGuardian(school, phone)
  const values = { customer: phone, amount: rupees, reason: 'The bus was late' }
  const { data } = await school.office.post('/api/resource/Goodwill Credit', values)
  await call(school.office, 'wallet.give_credit', { name: valuesOf(data)['name'] })
  return { guardian, student, fee: String((await readFee(school, student))['name']) }
}

let keys = 0

const payFromWallet = (client: TestClient, fee: string, amount: number) =>
  call(client, 'wallet.pay', {
    ...{ reference_type: 'Fee', reference_name: fee, amount },
    idempotency_key: `key-of-a-wallet-payment-${(keys += 1)}`,
  })

test('A parent pays a part of a fee from the wallet, and gets a receipt', async () => {
  const { guardian, student, fee } = await guardianWith(300)
  expect((await payFromWallet(guardian, fee, 200)).message).toMatchObject({ paid: 200, due: 300 })
  expect(await readFee(school, student)).toMatchObject({ paid: 200, outstanding: 1000 })
  await school.site.engine.drainEvents()
  const { message } = await call(guardian, 'receipts.get_my_receipts')
  expect(rowsOf(valuesOf(message)['receipts'])).toMatchObject([{ amount: 200, reference_type: 'Fee' }])
})

test('A stranger’s wallet does not pay the fee of a child that they may not see', async () => {
  const { fee } = await guardianWith(300)
  const { guardian: stranger } = await guardianWith(300)
  expect((await payFromWallet(stranger, fee, 100)).status).toBe(403)
})
