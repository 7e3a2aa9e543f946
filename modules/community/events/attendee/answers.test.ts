import { expect, test } from 'vitest'
import type { EventQuestionRow } from '../seats/event-with-seats.queries.ts'
import { parseAnswer } from './check-attendees.ts'

const table: EventQuestionRow = {
  ...{ label: 'Which table?', answer_type: 'choice', options: 'Kites\n Kolam \n' },
  ...{ is_required: 1, respondent: 'everyone who comes' },
}
const swims: EventQuestionRow = { ...table, label: 'Swims?', answer_type: 'yes or no', is_required: 0 }

test('A choice must be one of the given options', () => {
  expect(parseAnswer(table, ' Kolam ')).toEqual({ answer: 'Kolam' })
  expect(parseAnswer(table, 'Drums')).toEqual({ problem: 'no_such_choice' })
})

test('A required answer must be given, and others may be empty', () => {
  for (const nothing of [undefined, null, '', '  ', {}, []])
    expect([parseAnswer(table, nothing), parseAnswer(swims, nothing)]).toEqual([
      { problem: 'missing' },
      { answer: null },
    ])
})

test('Accepts the yes and no values that clients send, and stores them in one form', () => {
  for (const yes of ['Yes', 'yes', 1, '1', true]) expect(parseAnswer(swims, yes)).toEqual({ answer: 'Yes' })
  for (const no of ['No', 0, false]) expect(parseAnswer(swims, no)).toEqual({ answer: 'No' })
  expect(parseAnswer(swims, 'perhaps')).toEqual({ problem: 'no_such_choice' })
})

test('Limits the length of a text answer', () => {
  const food = { ...swims, answer_type: 'text' as const }
  expect(parseAnswer(food, 'No nuts')).toEqual({ answer: 'No nuts' })
  expect(parseAnswer(food, 'x'.repeat(1001))).toEqual({ problem: 'too_long' })
})
