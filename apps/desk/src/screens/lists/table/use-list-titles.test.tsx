// @vitest-environment happy-dom
import { act } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMeta, type WireField } from '../../../data/document/doc-meta.ts'
import { LinkTitlesContext } from '../../../data/link/link-titles.ts'
import { namingFields } from '../../../data/document/named-fields.ts'
import { render } from '../../../testing/render.tsx'
import { ListRows } from './list-rows.tsx'
import { useListTitles } from './list-columns.tsx'

const field = (fieldname: string, label: string, more: Partial<WireField> = {}): WireField => ({
  ...{ fieldname, label, fieldtype: 'Data', options: null, reqd: 0, hidden: 0, read_only: 1 },
  ...{ in_list_view: 1, length: 140, default: null, description: null, ...more },
})
const sorted = { title_field: 'name', sort_field: 'modified', sort_order: 'desc' }
const student = { ...sorted, name: 'Student', fields: [field('parent_phone', 'Phone of a parent')] }
const meta = readMeta([
  {
    ...{ ...sorted, name: 'Access Log' },
    fields: [
      field('reference_doctype', 'Document type', { options: 'DocType' }),
      field('fields_read', 'Fields read', { fieldtype: 'JSON', options: 'Fieldnames\nreference_doctype' }),
    ],
  },
])
const fields = meta.fields.filter(({ fieldname }) => fieldname === 'fields_read')
const entry = (...names: string[]) => ({
  ...{ name: names.join(), modified: '2026-11-24 10:00:00', reference_doctype: 'Student' },
  fields_read: JSON.stringify(names),
})

let asked: string[]

beforeEach(() => {
  asked = []
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname, searchParams } = new URL(address, 'http://desk.test')
    if (!pathname.endsWith('getdoctype')) return Promise.resolve(Response.json({ message: [] }))
    asked.push(searchParams.get('doctype') ?? '')
    return Promise.resolve(Response.json({ docs: [student] }))
  })
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

async function expectShown(place: HTMLElement, words: string) {
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(place.textContent).toContain(words)
  })
}

test('a list of entries names the fields that were read by their labels, each type asked once', async () => {
  const place = await render(<Log rows={[entry('name', 'parent_phone', 'gone'), entry('*')]} />)
  await expectShown(place, 'ID, Phone of a parent, gone')
  expect(place.textContent).toContain('All fields')
  expect(asked).toEqual(['Student'])
})

test('a list asks for the type beside the fields, whatever its columns are', () => {
  expect(namingFields(fields)).toEqual(['reference_doctype'])
})
