import { expect, test } from 'vitest'
import { policyLinks } from './policy-links.ts'

test('The policy links are found in any column of the footer', () => {
  const column = (section_name: string, ...paths: readonly string[]) => {
    const links = paths.map((redirect_url) => ({ label: redirect_url.slice(1), redirect_url }))
    return { section_name, section_type: 'Links', content: { links } }
  }
  const footer = [column('Shop', '/tabs/category', '/terms-condition'), column('Help', '/privacy-policy')]
  expect(policyLinks(footer).map(({ label }) => label)).toEqual(['terms-condition', 'privacy-policy'])
  expect(policyLinks([column('Shop', '/tabs/category')])).toEqual([])
})
