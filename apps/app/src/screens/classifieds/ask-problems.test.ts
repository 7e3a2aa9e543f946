import { expect, test } from 'vitest'
import { enquiryProblems } from './classified-body.tsx'

const complete = { enquirer_name: 'Meena', enquirer_email: 'meena@example.org', message: 'Is it here?' }

test('A guest gives a name and a contact for the reply', () => {
  expect(enquiryProblems(complete, true)).toEqual({})
  expect(enquiryProblems({ enquirer_name: ' ', enquirer_email: 'meena@', message: '' }, true)).toEqual({
    enquirer_name: 'classifieds.name_missing',
    enquirer_email: 'classifieds.email_wrong',
    message: 'classifieds.message_missing',
  })
})

test('A signed-in user only enters the question', () => {
  expect(enquiryProblems({ enquirer_name: '', enquirer_email: '', message: 'Is it here?' }, false)).toEqual(
    {},
  )
})
