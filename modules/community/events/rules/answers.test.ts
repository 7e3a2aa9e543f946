import { expect, test } from 'vitest'
import type { EventQuestionAsked } from '../doctypes/registration-event.queries.ts'
import { answerTo } from './answers.ts'

const table: EventQuestionAsked = {
  ...{ label: 'Which table?', answer_type: 'choice', options: 'Kites\n Kolam \n' },
  ...{ is_required: 1, asked_of: 'everyone who comes' },
}
const swims: EventQuestionAsked = { ...table, label: 'Swims?', answer_type: 'yes or no', is_required: 0 }

test('a choice is one of those given', () => {
  expect(answerTo(table, ' Kolam ')).toEqual({ answer: 'Kolam' })
  expect(answerTo(table, 'Drums')).toEqual({ problem: 'no_such_choice' })
})

test('what has to be answered is not left open, and the rest may be', () => {
  for (const nothing of [undefined, null, '', '  ', {}, []])
    expect([answerTo(table, nothing), answerTo(swims, nothing)]).toEqual([
      { problem: 'missing' },
      { answer: null },
    ])
})

test('yes and no are understood as clients say them, and kept one way', () => {
  for (const yes of ['Yes', 'yes', 1, '1', true]) expect(answerTo(swims, yes)).toEqual({ answer: 'Yes' })
  for (const no of ['No', 0, false]) expect(answerTo(swims, no)).toEqual({ answer: 'No' })
  expect(answerTo(swims, 'perhaps')).toEqual({ problem: 'no_such_choice' })
})

test('an answer in words has an end', () => {
  const food = { ...swims, answer_type: 'text' as const }
  expect(answerTo(food, 'No nuts')).toEqual({ answer: 'No nuts' })
  expect(answerTo(food, 'x'.repeat(1001))).toEqual({ problem: 'too_long' })
})
