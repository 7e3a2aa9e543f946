import fc from 'fast-check'
import { expect, test } from 'vitest'
import { publicName } from './post-fields.ts'

test('of a name everybody reads the first word, and one letter of the last', () => {
  expect(publicName(' Lakshmi Venkat ', 80)).toBe('Lakshmi V.')
  expect(publicName('Meena', 80)).toBe('Meena')
  expect(publicName('A. P. J. Kalam', 80)).toBe('A. K.')
  expect(publicName('மீனா குமார்', 80)).toBe('மீனா கு.')
})

test('no name is too long, and none tells its last word', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (name) => {
      expect(publicName(`M ${name} Secretlastname`, 80)).not.toContain('Secretlast')
      expect([...publicName(name, 80)].length).toBeLessThanOrEqual(80)
    }),
  )
})
