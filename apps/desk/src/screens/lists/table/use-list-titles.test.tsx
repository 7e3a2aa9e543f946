// @vitest-environment happy-dom
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { LinkTitlesContext } from '../../../data/link/link-titles.ts'
import { namingFields } from '../../../data/document/named-fields.ts'
import { aField, aMeta } from '../../../testing/builders.ts'
import { expectText, renderPart } from '../../../testing/render-screen.tsx'
import { ListRows } from './list-rows.tsx'
import { useListTitles } from './list-columns.tsx'

const student = aMeta('Student', [aField('parent_phone', 'Phone of a parent')])
const meta = readMeta([
  aMeta('Access Log', [
    aField('reference_doctype', 'Document type', { options: 'DocType' }),
    aField('fields_read', 'Fields read', { fieldtype: 'JSON', options: 'Fieldnames\nreference_doctype' }),
  ]),
])
const fields = meta.fields.filter(({ fieldname }) => fieldname === 'fields_read')
const entry = (...names: string[]) => ({
  ...{ name: names.join(), modified: '2026-11-24 10:00:00', reference_doctype: 'Student' },
  fields_read: JSON.stringify(names),
})

function Log({ rows }: { rows: ReturnType<typeof entry>[] }) {
  return (
    <MemoryRouter>
      <LinkTitlesContext value={useListTitles(meta, fields, rows)}>
        <ListRows
          {...{ meta, fields, rows, canSelect: false, selection: {}, fresh: new Set<string>() }}
          onSelectionChange={() => undefined}
        />
      </LinkTitlesContext>
    </MemoryRouter>
  )
}

test('An access log list names the fields by their labels, with one request per type', async () => {
  const rows = [entry('name', 'parent_phone', 'gone'), entry('*')]
  const server = await renderPart(<Log rows={rows} />, { metas: [student] })
  await expectText(/ID, Phone of a parent, gone/)
  await expectText(/All fields/)
  expect(server.inputsOf('frappe.desk.form.load.getdoctype')).toEqual([{ doctype: 'Student' }])
})

test('A list requests the type next to a dynamic link, whatever its columns are', () => {
  expect(namingFields(fields)).toEqual(['reference_doctype'])
})
