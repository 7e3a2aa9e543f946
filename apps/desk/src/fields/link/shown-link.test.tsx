// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test } from 'vitest'
import { LinkTitlesContext, titleKey } from '../../data/link/link-titles.ts'
import { plainField } from '../../data/document/type-meta.ts'
import { aType } from '../../testing/builders.ts'
import { renderPart } from '../../testing/render-screen.tsx'
import { ShownLink } from './shown-link.tsx'

const issuer = {
  ...plainField,
  fieldname: 'giver',
  fieldtype: 'Link',
  options: ['Business'],
  isPlainName: true,
} as const

const types = [aType('Business', { title_field: 'business_name', show_title_field_in_link: true })]

const titles = new Map([[titleKey('Business', 'BS-00001'), 'Asha Store']])

const show = (name: string) =>
  renderPart(
    <MemoryRouter>
      <LinkTitlesContext value={titles}>
        <ShownLink field={{ ...issuer, options: [...issuer.options] }} name={name} />
      </LinkTitlesContext>
    </MemoryRouter>,
    { types },
  )

test('A named business is shown by its title and opens its document', async () => {
  await show('BS-00001')
  const link = await screen.findByRole('link', { name: 'Asha Store' })
  expect(link.getAttribute('href')).toBe('/business/BS-00001')
})

test('A plain name that is no document, as a GSTIN in place of a business, opens nothing', async () => {
  await show('33AABCA1234A1Z5')
  expect(await screen.findByText('33AABCA1234A1Z5')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})
