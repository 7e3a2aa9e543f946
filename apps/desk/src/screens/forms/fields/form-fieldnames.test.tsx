// @vitest-environment happy-dom
import { act } from 'react'
import { beforeEach, expect, test, vi } from 'vitest'
import { readMeta, type WireField } from '../../../data/document/doc-meta.ts'
import { render } from '../../../testing/render.tsx'
import { FormBody } from './form-body.tsx'
import { useDocumentForm } from '../use-document-form.ts'

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
const entry = (...names: string[]) => ({
  ...{ name: names.join(), modified: '2026-11-24 10:00:00', reference_doctype: 'Student' },
  fields_read: JSON.stringify(names),
})

beforeEach(() => {
  vi.stubGlobal('fetch', (address: string) => {
    const { pathname } = new URL(address, 'http://desk.test')
    if (!pathname.endsWith('getdoctype')) return Promise.resolve(Response.json({ message: [] }))
    return Promise.resolve(Response.json({ docs: [student] }))
  })
})

function Entry({ document }: { document: ReturnType<typeof entry> }) {
  const { form } = useDocumentForm({
    ...{ meta, document, copied: null },
    onSaved: () => undefined,
    onRefused: () => undefined,
  })
  return (
    <FormBody
      {...{ meta, form, attachTo: null, canSave: false, stored: document }}
      people={new Map<string, string>()}
      onCalled={() => undefined}
    />
  )
}

async function expectShown(place: HTMLElement, words: string) {
  await vi.waitFor(async () => {
    await act(async () => undefined)
    expect(place.textContent).toContain(words)
  })
}

test('an entry of the access log names the fields that were read by their labels', async () => {
  await expectShown(await render(<Entry document={entry('parent_phone')} />), 'Phone of a parent')
})
