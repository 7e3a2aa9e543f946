// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { aType, letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { choose, expectSent, expectText, press, renderScreen } from '../../../testing/render-screen.tsx'

const types = [...letters.types, aType('User', { title_field: 'full_name' })]
const documents = { ...letters.documents, User: [{ name: 'meena@mela.test', full_name: 'Meena Iyer' }] }
const target = { doctype: 'Contact Message', name: 'MSG-1' }
const share = {
  ...{ name: 'S-1', user: 'meena@mela.test', everyone: 0 as const },
  ...{ read: 1 as const, write: 1 as const, submit: 0 as const, share: 0 as const },
}
const stored = {
  ...{ ...share, owner: 'asha@mela.test', modified_by: 'asha@mela.test', docstatus: 0 as const, idx: 0 },
  ...{ creation: '2026-11-24 10:00:00.000000', modified: '2026-11-24 10:00:00.000000' },
  ...{ share_doctype: 'Contact Message', share_name: 'MSG-1', shared_by: 'asha@mela.test' },
}
const user_info = { 'meena@mela.test': { fullname: 'Meena Iyer' } }

test('Shares a document with a person and the permissions that are ticked', async () => {
  const methods = { 'mela.permission_admin.add_share': stored }
  const documentInfo = () => ({ user_info })
  const answers = { ...letters, types, documents, methods, documentInfo }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await press('Share')
  await choose('User', 'Meena')
  await press('Edit', 'checkbox')
  await press('Share')
  await expectText('Shared with Meena Iyer')
  const given = { user: 'meena@mela.test', everyone: 0, read: 1, write: 1, submit: 0, share: 0 }
  await expectSent(server, 'mela.permission_admin.add_share', { ...target, ...given })
})

test('Stops sharing a document', async () => {
  const methods = { 'mela.permission_admin.remove_share': undefined }
  const documentInfo = () => ({ shared: [share], user_info })
  const server = await renderScreen('/contact-message/MSG-1', {
    answers: { ...letters, methods, documentInfo },
  })
  await expectText('Read, Edit')
  await press('Stop sharing with Meena Iyer')
  await expectText('No longer shared with Meena Iyer')
  await expectSent(server, 'mela.permission_admin.remove_share', {
    ...target,
    user: 'meena@mela.test',
    everyone: 0,
  })
})

test('Says why a document was not shared', async () => {
  const methods = { 'mela.permission_admin.add_share': refusal('Meena has no account here any more') }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await press('Share')
  await press('All signed-in users', 'checkbox')
  await press('Share')
  await expectText('Meena has no account here any more')
})

test('Offers nothing to somebody who may not share', async () => {
  const documentInfo = () => ({ shared: [share], user_info, permissions: { read: 1 as const } })
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, documentInfo } })
  await expectText('Meena Iyer')
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Stop sharing with Meena Iyer' })).toBeNull()
})
