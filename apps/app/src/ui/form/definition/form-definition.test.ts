import { expect, test } from 'vitest'
import { fieldsOf, formIn, type FormDefinition } from './form-definition.ts'

const form: FormDefinition = {
  name: 'W-1',
  title: 'Fair',
  button_label: 'Send',
  route: 'fair',
  doc_type: 'Volunteer',
  state: 'open',
  web_form_fields: [
    { fieldname: 'size', fieldtype: 'Select', label: 'T-shirt size', options: 'small\nlarge' },
    {
      fieldname: 'times',
      fieldtype: 'Table',
      label: 'Ours',
      fields: [{ fieldname: 'day', fieldtype: 'Data', label: 'Weekday' }],
    },
  ],
  translations: { ta: { Fair: 'விழா', 'T-shirt size': 'அளவு', small: 'சிறியது', Weekday: 'கிழமை' } },
}

test('labels, columns and choices are said in the reader’s language; what is kept stays as it is', () => {
  const [size, times] = fieldsOf(formIn(form, 'ta'))
  expect(size).toMatchObject({ label: 'அளவு', options: 'small\nlarge', choiceLabels: { small: 'சிறியது' } })
  expect(times).toMatchObject({ label: 'Ours', fields: [{ label: 'கிழமை' }] })
})

test('the form is called what its reader calls it; a text without words stays as it is', () => {
  expect(formIn(form, 'ta')).toMatchObject({ title: 'விழா', button_label: 'Send' })
})

test('a language without words leaves the form as it was, and the same question has the same answer', () => {
  expect(formIn(form, 'hi')).toBe(form)
  expect(formIn(form, 'ta')).toBe(formIn(form, 'ta'))
})
