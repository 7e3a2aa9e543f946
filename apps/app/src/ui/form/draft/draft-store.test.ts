import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { draftStoreOn } from './draft-store.ts'
import { forgetDraft, writeDraft, writeRows, readDraft } from './form-drafts.ts'

function stores(onDevice: Record<string, string> = {}) {
  const [device, window] = [memoryStore(onDevice), memoryStore()]
  return { device, window, drafts: draftStoreOn(device, window) }
}

test.each(['student_date_of_birth', 'medical_notes', 'allergies'])(
  'Stores a draft that asks for %s in the window only, even before that is filled in',
  (field) => {
    const { device, window, drafts } = stores()
    writeDraft('child', { answers: { name: 'Mira', [field]: '' } }, drafts)
    expect([device.keys(), window.keys()]).toEqual([[], ['mela.form.child']])
    expect(readDraft('child', drafts)?.answers).toEqual({ name: 'Mira', [field]: '' })
    forgetDraft('child', drafts)
    expect(window.keys()).toEqual([])
  },
)

test('Stores every other draft on the device', () => {
  const { device, window, drafts } = stores()
  writeDraft('stall', { answers: { name: 'Meena' } }, drafts)
  expect([device.keys(), window.keys()]).toEqual([['mela.form.stall'], []])
})

test('Moves a draft to the window when one of its rows asks about health', () => {
  const { device, window, drafts } = stores()
  writeDraft('child', { answers: { name: 'Mira' } }, drafts)
  writeRows('child', { siblings: [{ _row: 'a', date_of_birth: '2019-02-03' }] }, drafts)
  expect([device.keys(), window.keys()]).toEqual([[], ['mela.form.child']])
})

test('Moves an older draft from the device to the window when it is read', () => {
  const stored = JSON.stringify({ answers: { allergies: 'Nuts' }, key: 'a-key' })
  const { device, drafts } = stores({ 'mela.form.child': stored })
  expect(readDraft('child', drafts)).toMatchObject({ answers: { allergies: 'Nuts' }, key: 'a-key' })
  expect(device.keys()).toEqual([])
})
