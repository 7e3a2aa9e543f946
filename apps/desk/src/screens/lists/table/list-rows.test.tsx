// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { readMeta } from '../../../data/document/doc-meta.ts'
import { aField, aMeta } from '../../../testing/builders.ts'
import { renderPart } from '../../../testing/render-screen.tsx'
import { ListRows } from './list-rows.tsx'

const meta = readMeta([
  aMeta(
    'Mela Event',
    [
      aField('title', 'Title'),
      aField('start_date', 'Start date', { fieldtype: 'Date' }),
      aField('venue', 'Venue'),
    ],
    { title_field: 'title', autoname: 'EVT-.#####' },
  ),
])

const rows = [{ name: 'EVT-00014', title: 'Sports day', start_date: '2027-01-29', venue: 'School ground' }]

test('A phone’s row keeps a number and a date in one piece and lets other texts wrap', async () => {
  await renderPart(
    <MemoryRouter>
      <ListRows
        meta={meta}
        fields={meta.fields.slice(1)}
        rows={rows}
        canSelect={false}
        selection={{}}
        fresh={new Set()}
        onSelectionChange={() => undefined}
      />
    </MemoryRouter>,
  )
  expect(screen.getByRole('link').textContent).toContain('EVT-00014, 29 Jan 2027, School ground')
  const classOf = (text: string) => screen.getByText(text).className
  expect([classOf('EVT-00014,'), classOf('29 Jan 2027,')]).toEqual([
    expect.stringContaining('unbroken'),
    expect.stringContaining('unbroken'),
  ])
  expect(classOf('School ground')).not.toContain('unbroken')
})
