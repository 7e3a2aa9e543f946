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

test('Labels, columns and choices are translated, and stored values stay unchanged', () => {
  const [size, times] = fieldsOf(formIn(form, 'ta'))
  expect(size).toMatchObject({ label: 'அளவு', options: 'small\nlarge', choiceLabels: { small: 'சிறியது' } })
  expect(times).toMatchObject({ label: 'Ours', fields: [{ label: 'கிழமை' }] })
})

test('The form has its translated title, and an untranslated text stays as it is', () => {
  expect(formIn(form, 'ta')).toMatchObject({ title: 'விழா', button_label: 'Send' })
})

test('A language without translations leaves the form unchanged, and equal input returns the same object', () => {
  expect(formIn(form, 'hi')).toBe(form)
  expect(formIn(form, 'ta')).toBe(formIn(form, 'ta'))
})
