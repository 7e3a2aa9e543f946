// @vitest-environment happy-dom
import { test } from 'vitest'
import { aType, letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { choose, expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const types = [...letters.types, aType('Custom DocPerm'), aType('User', { title_field: 'full_name' })]
const documents = { ...letters.documents, User: [{ name: 'meena@mela.test', full_name: 'Meena Iyer' }] }
const about = { user: 'meena@mela.test', doctype: 'Contact Message', name: 'MSG-1', verb: 'write' as const }
const grant = {
  kind: 'grant' as const,
  role: 'Office',
  sentence: 'Office may write',
  holds: false,
  unmet: [],
}
const explanation = {
  ...{ ...about, is_allowed: false, grants_from: 'type' as const, roles: ['Office'], levels: [0] },
  ...{ rules: [grant], refused_by: [] },
}

async function ask() {
  await press('More actions')
  await press('Check access', 'menuitem')
  await choose(/^User/, 'Meena')
  await fill('Action', 'write')
  await press('Check access')
}

test('Says whether a person may do something with a document and which rule decides', async () => {
  const methods = { 'mela.permission_admin.explain_permission': explanation }
  const server = await renderScreen('/contact-message/MSG-1', {
    answers: { ...letters, types, documents, methods },
  })
  await ask()
  await expectText('Not allowed for Meena Iyer.')
  await expectText('Office may write')
  await expectText('Does not apply')
  await expectSent(server, 'mela.permission_admin.explain_permission', about)
})

test('Says why access could not be checked', async () => {
  const methods = { 'mela.permission_admin.explain_permission': refusal('Ask a System Manager') }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, types, documents, methods } })
  await ask()
  await expectText('Ask a System Manager')
})
