// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { response } from '#client/testing'
import type { FormDefinition } from '../../ui/form/definition/form-definition.ts'
import { address, fill, press, renderScreen, shown, waitFor } from '../../testing/render-screen.tsx'

const form: FormDefinition = {
  ...{ name: 'WF-2', title: 'Summer camp', route: 'camp', doc_type: 'Camp', state: 'open' },
  web_form_fields: [
    {
      ...{ fieldname: 'children', fieldtype: 'Table', label: 'Children' },
      fields: [
        { fieldname: 'full_name', fieldtype: 'Data', label: 'Name of the child', reqd: 1, in_list_view: 1 },
      ],
    },
  ],
}
const answers = [response('mela.forms.get_form', { ...form })]
const newRow = '/webform-child?form=camp&table=children'

test('A parent adds a row, finds it in the form and removes it again', async () => {
  await renderScreen(newRow, { answers })
  await fill(/^Name of the child/, 'Imli')
  await press('Add row')
  await waitFor(() => expect(address()).toBe('/new/camp'))
  await renderScreen('/new/camp', { answers })
  await press(/Imli/, 'link')
  await renderScreen(address(), { answers })
  expect(await shown.findByDisplayValue('Imli')).toBeDefined()
  await press('Remove')
  await renderScreen('/new/camp', { answers })
  expect(await shown.findByRole('link', { name: /Add row/ })).toBeDefined()
  expect(shown.queryByText('Imli')).toBeNull()
})

test('A row without a required answer is not added', async () => {
  await renderScreen(newRow, { answers })
  await press('Add row')
  expect(await shown.findAllByText('Name of the child is required')).not.toEqual([])
  expect(address()).toBe(newRow)
})

test('A row of a table that the form does not have leads back to the form', async () => {
  await renderScreen('/webform-child?form=camp&table=pets', { answers })
  expect(await shown.findByRole('heading', { name: 'Row not found on this device' })).toBeDefined()
  expect(shown.getByRole('link', { name: 'Back to form' }).getAttribute('href')).toBe('/new/camp')
})
