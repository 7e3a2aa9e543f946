import { expect, test } from 'vitest'
import { withoutAddresses } from '../template/render-message.rules.ts'

test.each([
  ['Win at https://evil.example/now', 'Win at https evil. example/now'],
  ['www.evil.example', 'www evil. example'],
  ['WWW.EVIL.EXAMPLE', 'www EVIL. EXAMPLE'],
  ['http://www.evil.co', 'http www evil. co'],
])('Leaves nothing of %s that a mail program turns into a link', (typed, shown) => {
  expect(withoutAddresses(typed)).toBe(shown)
})

test.each(['Meena K.', 'K. Meena', '₹1,250.50', '12.50', 'மீனாட்சி', 'Ravi & Sons: toys'])(
  'Leaves %s as it is',
  (typed) => expect(withoutAddresses(typed)).toBe(typed),
)
