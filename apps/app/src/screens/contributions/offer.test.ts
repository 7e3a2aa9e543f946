import { expect, test } from 'vitest'
import { createOffering, type Offered } from './support-form.tsx'
import { firstSupportAnswers } from './support-answers.ts'

const question = { suggested: [500], purposes: [], minimum: 10, maximum: 1000 }
const answers = { ...firstSupportAnswers(question), donor_name: 'Meena' }

function asked() {
  const keys: unknown[] = []
  const offer = createOffering(async ({ idempotency_key }): Promise<Offered> => {
    keys.push(idempotency_key)
    return { name: 'CON-1', receipt_token: 't' }
  })
  return { offer, keys }
}

test('A double tap sends one contribution, and a changed form sends another', async () => {
  const { offer, keys } = asked()
  await offer(answers)
  await offer({ ...answers })
  await offer({ ...answers, donor_name: 'Selvi' })
  expect(keys[0]).toBe(keys[1])
  expect(keys[2]).not.toBe(keys[0])
})
