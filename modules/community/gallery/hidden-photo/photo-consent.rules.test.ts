import fc from 'fast-check'
import { expect, test } from 'vitest'
import { photosWithoutConsent, type PersonInPhoto } from './hide-photos.ts'

const person = fc.record({
  content_key: fc.constantFrom('kite', 'drum', 'lamp'),
  student: fc.option(fc.constantFrom('Mira', 'Anbu', 'Daniel'), { nil: null }),
  isAgreed: fc.boolean(),
})
const families: Readonly<Record<string, string>> = { Mira: 'V', Anbu: 'V', Daniel: 'Arul' }
const people = fc
  .array(person)
  .map((all): PersonInPhoto[] => all.map((one) => ({ ...one, family: families[one.student ?? ''] ?? null })))

test('Hides a picture exactly when somebody in it has not consented', () => {
  fc.assert(
    fc.property(people, (all) => {
      const denied = [...photosWithoutConsent(all).keys()].toSorted()
      const wanted = new Set(all.filter(({ isAgreed }) => !isAgreed).map(({ content_key }) => content_key))
      expect(denied).toEqual([...wanted].toSorted())
    }),
  )
})

test('A family sees a hidden picture only when it alone decides every missing consent', () => {
  fc.assert(
    fc.property(people, (all) => {
      for (const [key, student] of photosWithoutConsent(all)) {
        const denying = all.filter(({ content_key, isAgreed }) => content_key === key && !isAgreed)
        const deciding = new Set(denying.map(({ family }) => family))
        expect(student !== null).toBe(deciding.size === 1 && !deciding.has(null))
        if (student !== null) expect([...deciding]).toEqual([families[student]])
      }
    }),
  )
})
