// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { letters } from '../../../testing/builders.ts'
import { refusal } from '#client/testing'
import { asha, expectSent, expectText, fill, press, renderScreen } from '../../../testing/render-screen.tsx'

const at = '2026-11-24 10:00:00.000000'
const own = { name: 'C-1', owner: asha.user, creation: at, modified: at, content: '<p>I call him</p>' }
const stored = {
  ...{ ...own, modified_by: asha.user, docstatus: 0 as const, idx: 0, comment_type: 'Comment' as const },
  ...{ reference_doctype: 'Contact Message', reference_name: 'MSG-1' },
}

test('Adds a comment and shows it', async () => {
  const comments: (typeof own)[] = []
  const answers = {
    ...letters,
    documentInfo: () => ({ comments: [...comments], user_info: { [asha.user]: { fullname: 'Asha Rao' } } }),
    methods: {
      'mela.comments.add_comment': () => {
        comments.push(own)
        return stored
      },
    },
  }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await fill('Write a comment', 'I call <him>')
  await press('Add comment')
  await expectText('Comment added')
  await expectText('I call him')
  await expectSent(server, 'mela.comments.add_comment', {
    ...{
      reference_doctype: 'Contact Message',
      reference_name: 'MSG-1',
      content: '<p>I call &lt;him&gt;</p>',
    },
  })
})

test('Changes a comment of one’s own', async () => {
  const answers = {
    ...letters,
    documentInfo: () => ({ comments: [own] }),
    methods: { 'mela.comments.update_comment': stored },
  }
  const server = await renderScreen('/contact-message/MSG-1', { answers })
  await press(/^Edit your comment from/)
  await fill(/^Edit your comment from/, 'I wrote to him')
  await press('Save comment')
  await expectSent(server, 'mela.comments.update_comment', { name: 'C-1', content: '<p>I wrote to him</p>' })
})

test('Takes a comment away with time to have it back', async () => {
  const server = await renderScreen('/contact-message/MSG-1', {
    answers: { ...letters, documentInfo: () => ({ comments: [own] }) },
  })
  await press(/^Delete the comment from/)
  await expectText('Comment deleted')
  expect(screen.queryByText('I call him')).toBeNull()
  await press('Undo')
  await expectText('I call him')
  expect(server.inputsOf('mela.comments.delete_comment')).toEqual([])
})

test('Says why a comment was refused and keeps what was typed', async () => {
  const methods = { 'mela.comments.add_comment': refusal('This message is closed') }
  await renderScreen('/contact-message/MSG-1', { answers: { ...letters, methods } })
  await fill('Write a comment', 'I call him')
  await press('Add comment')
  await expectText('This message is closed')
  expect(screen.getByLabelText('Write a comment')).toHaveProperty('value', 'I call him')
})

test('Shows no comments to somebody who reads a document without working on it', async () => {
  const documentInfo = () => ({ may_comment: 0 as const })
  const server = await renderScreen('/contact-message/MSG-1', { answers: { ...letters, documentInfo } })
  await waitFor(() => expect(server.inputsOf('frappe.desk.form.load.getdoc')).toHaveLength(1))
  await expectText('No tags yet')
  expect(screen.queryByLabelText('Write a comment')).toBeNull()
})
