import { expect, test } from 'vitest'
import { orderSentences } from './placing.ts'

test('the cart has the one word that the app and its own room have for it, in Hindi and in Tamil', () => {
  const said = Object.entries(orderSentences).filter(([english]) => /\bcart\b/.test(english))
  expect(said).toHaveLength(3)
  for (const [, words] of said) {
    expect(words).toMatchObject({ hi: expect.stringContaining('टोकरी'), ta: expect.stringContaining('கூடை') })
    expect(words).not.toMatchObject({ hi: expect.stringContaining('कार्ट') })
  }
})
