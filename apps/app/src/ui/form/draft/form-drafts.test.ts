import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { firstFormAnswers } from '../use-filling.ts'
import {
  draftId,
  forgetDraft,
  writeDraft,
  writeRows,
  readDraft,
  rowDraftId,
  watchRows,
} from './form-drafts.ts'

test('Input is restored after a reload with the same key until it is sent', () => {
  const store = memoryStore()
  const { key } = writeDraft('fair', { answers: { name: 'Mee' } }, store)
  writeDraft('fair', { step: 'second' }, store)
  expect(readDraft('fair', store)).toMatchObject({ answers: { name: 'Mee' }, step: 'second', key })
  forgetDraft('fair', store)
  expect(readDraft('fair', store)).toBeNull()
})

test('A draft of another shape reads as empty', () => {
  const store = memoryStore({ 'mela.form.fair': '[1]', 'mela.form.stall': '{"answers":7}' })
  expect([readDraft('fair', store), readDraft('stall', store)]).toEqual([null, null])
})

test('A change of a submission has its own draft', () => {
  expect(draftId('fair', null)).not.toBe(draftId('fair', 'F-1'))
})

test('Rows edited on their own page are added to the draft, and the form is notified', () => {
  const store = memoryStore()
  const changedDrafts: string[] = []
  const stop = watchRows((id) => changedDrafts.push(id))
  writeDraft('fair', { answers: { name: 'Meena' } }, store)
  writeRows('fair', { times: [{ _row: 'a' }] }, store)
  stop()
  writeRows('fair', { times: [] }, store)
  expect(changedDrafts).toEqual(['fair'])
  expect(readDraft('fair', store)?.answers).toEqual({ name: 'Meena', times: [] })
})

test('A half-typed row is stored apart from its form and deleted with it', () => {
  const store = memoryStore()
  const [form, changed] = [draftId('fair', null), draftId('fair', 'F-1')]
  const [added, edited] = [rowDraftId(form, 'times', null), rowDraftId(form, 'times', 'a')]
  for (const id of [form, changed, added, edited, rowDraftId(changed, 'times', null)])
    writeDraft(id, { answers: { from: id } }, store)
  expect(readDraft(added, store)?.answers).toEqual({ from: added })
  forgetDraft(edited, store)
  expect(readDraft(form, store)?.answers).toEqual({ from: form })
  forgetDraft(form, store)
  expect([form, added, edited].map((id) => readDraft(id, store))).toEqual([null, null, null])
  expect(readDraft(changed, store)?.answers).toEqual({ from: changed })
  expect(readDraft(rowDraftId(changed, 'times', null), store)).not.toBeNull()
})

test('A file with an expired ticket is requested again, and other input stays', () => {
  const fields = [
    { fieldname: 'name', fieldtype: 'Data', label: '' },
    { fieldname: 'photo', fieldtype: 'Attach Image', label: '' },
  ]
  const store = memoryStore()
  const answers = { name: 'Meena', photo: '/private/files/a.png', gone: 'no such field' }
  const ticket = { name: 't', until: Date.now() + 60_000, largest: 1 }
  writeDraft('fair', { answers, ticket }, store)
  expect(firstFormAnswers({ fields, stored: null, draft: readDraft('fair', store) })).toEqual({
    name: 'Meena',
    photo: '/private/files/a.png',
  })
  writeDraft('fair', { ticket: { ...ticket, until: Date.now() - 1 } }, store)
  expect(firstFormAnswers({ fields, stored: null, draft: readDraft('fair', store) })).toEqual({
    name: 'Meena',
    photo: '',
  })
})
