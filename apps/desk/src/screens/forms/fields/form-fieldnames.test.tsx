// @vitest-environment happy-dom
import { test } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { aField, aMeta } from '../../../testing/builders.ts'
import { expectText, renderPart } from '../../../testing/render-screen.tsx'
import { FormBody } from './form-body.tsx'
import { useDocumentForm } from '../use-document-form.ts'

const student = aMeta('Student', [aField('parent_phone', 'Phone of a parent')])
const meta = readMeta([
  aMeta('Access Log', [
    aField('reference_doctype', 'Document type', { options: 'DocType' }),
    aField('fields_read', 'Fields read', {
      ...{ fieldtype: 'JSON', options: 'Fieldnames\nreference_doctype', read_only: 1 },
    }),
  ]),
])
const entry = (...names: string[]) => ({
  ...{ name: names.join(), modified: '2026-11-24 10:00:00', reference_doctype: 'Student' },
  fields_read: JSON.stringify(names),
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

test('An access log entry lists the fields that were read by their labels', async () => {
  await renderPart(<Entry document={entry('parent_phone')} />, { metas: [student] })
  await expectText(/Phone of a parent/)
})
