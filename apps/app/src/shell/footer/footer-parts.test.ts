import { expect, test } from 'vitest'
import { footerParts, linksOf } from './footer-parts.ts'

const section = (section_name: string, content: Record<string, unknown> = {}) => ({
  section_name,
  section_type: 'Links',
  content,
})

test('The two static sections are taken out of the footer columns', () => {
  const items = [
    section('Shop'),
    section('Footer Social Links'),
    section('Footer Download App'),
    section('Help'),
  ]
  const parts = footerParts(items)
  expect(parts.columns.map(({ section_name }) => section_name)).toEqual(['Shop', 'Help'])
  expect(parts.hasSocialLinks).toBe(true)
  expect(parts.downloadApp?.section_name).toBe('Footer Download App')
  expect(footerParts([section('Shop')])).toMatchObject({ hasSocialLinks: false, downloadApp: undefined })
})

test('A link without a label or a target is left out', () => {
  const links = [{ label: 'Terms', redirect_url: '/terms-condition' }, { label: 'Empty' }, 'noise']
  expect(linksOf(section('Help', { links }))).toEqual([{ label: 'Terms', redirect_url: '/terms-condition' }])
})
