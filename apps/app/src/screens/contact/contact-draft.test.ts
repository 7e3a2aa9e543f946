import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { contactDraft, forgetContactDraft, storeContactDraft, emptyMessage } from './contact-message.ts'

test('Input is restored after a reload until it is sent', () => {
  const store = memoryStore()
  storeContactDraft({ ...emptyMessage, message: 'Half a sen' }, store)
  expect(contactDraft(store).message).toBe('Half a sen')
  forgetContactDraft(store)
  expect(contactDraft(store)).toEqual(emptyMessage)
})

test('A draft of another shape reads as empty', () => {
  const store = memoryStore({ 'mela.draft.contact': '[1]' })
  expect(contactDraft(store)).toEqual(emptyMessage)
  store.write('mela.draft.contact', '{"message":7,"extra":"x"}')
  expect(contactDraft(store)).toEqual({ ...emptyMessage, message: '7' })
})
