import { expect, test } from 'vitest'
import { memoryStore } from '../../../data/device/memory-store.ts'
import { deviceRegistrations, forgetRegistration, rememberRegistration } from './device-registrations.ts'

const kites = { token: 'a', registration: 'EVR-00001', title: 'Kites', start_date: '2026-11-29' }
const songs = { token: 'b', registration: 'EVR-00002', title: 'Songs', start_date: '2026-12-20' }

test('Registrations of this device are listed once each, the latest first', () => {
  const store = memoryStore()
  for (const one of [kites, songs, { ...kites, title: 'Kites and kolam' }]) rememberRegistration(one, store)
  expect(deviceRegistrations(store)).toEqual([{ ...kites, title: 'Kites and kolam' }, songs])
})

test('A registration that no longer opens is removed, and the oldest are dropped', () => {
  const store = memoryStore()
  for (let number = 1; number <= 32; number += 1)
    rememberRegistration({ ...kites, token: String(number) }, store)
  forgetRegistration('32', store)
  const tokens = deviceRegistrations(store).map(({ token }) => token)
  expect([tokens.length, tokens[0], tokens.at(-1)]).toEqual([29, '31', '3'])
})

test('Storage of another shape reads as no registrations', () => {
  for (const text of ['', 'x', '{}', '[1,{"title":"x"}]'])
    expect(deviceRegistrations(memoryStore({ 'mela.registrations': text }))).toEqual([])
})
