import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  normalizeName,
  isPossibleDuplicate,
  isWithinOneEdit,
  type StudentIdentity,
} from './student-identity.ts'

const kavya: StudentIdentity = { first: 'Kavya', last: 'Raman', born: '2019-04-02', gender: 'girl' }

test.each<[Partial<StudentIdentity>, string]>([
  [{}, 'to the letter'],
  [{ first: 'KAVYA ', last: 'raman' }, 'in other letters'],
  [{ first: 'Kávya' }, 'with marks'],
  [{ first: 'Kaavya' }, 'with a letter more'],
  [{ first: 'Kayva' }, 'with two letters changed over'],
  [{ last: 'R' }, 'with an initial'],
  [{ last: null }, 'without a last name'],
  [{ first: 'Raman', last: 'Kavya' }, 'with the names changed over'],
  [{ gender: null }, 'without a gender'],
])('Finds %o a possible duplicate: %s', (changes) => {
  expect(isPossibleDuplicate(kavya, { ...kavya, ...changes })).toBe(true)
})

test.each<[Partial<StudentIdentity>, string]>([
  [{ born: '2019-04-03' }, 'born on another day'],
  [{ first: 'Divya' }, 'a twin'],
  [{ gender: 'boy' }, 'of another gender'],
  [{ last: 'Subramaniam' }, 'of another name'],
])('Finds %o a different child: %s', (changes) => {
  expect(isPossibleDuplicate(kavya, { ...kavya, ...changes })).toBe(false)
})

test('Short names match only exactly', () => {
  expect(isPossibleDuplicate({ ...kavya, first: 'Anu' }, { ...kavya, first: 'Ann' })).toBe(false)
})

test('Tamil names keep their vowel signs', () => {
  expect(normalizeName('காவியா')).not.toBe(normalizeName('கவி'))
  expect(normalizeName('காவியா')).toBe('காவியா'.normalize('NFKD'))
})

const child = fc.record({
  first: fc.string({ minLength: 1, maxLength: 12 }),
  last: fc.option(fc.string({ maxLength: 12 })),
  born: fc.constantFrom('2019-04-02', '2019-04-03'),
  gender: fc.option(fc.constantFrom('girl', 'boy')),
})

test('Name similarity is symmetric and reflexive', () => {
  fc.assert(
    fc.property(child, child, (one, other) => {
      expect(isPossibleDuplicate(one, other)).toBe(isPossibleDuplicate(other, one))
      expect(isPossibleDuplicate(one, one)).toBe(true)
    }),
  )
})

test('Detects a typo from both sides', () => {
  const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 6 })
  fc.assert(
    fc.property(word, word, (one, other) => isWithinOneEdit(one, other) === isWithinOneEdit(other, one)),
  )
})
