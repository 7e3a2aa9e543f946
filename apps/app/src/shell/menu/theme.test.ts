import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { themeChoice } from './theme.ts'

test('The theme follows the device until the user chooses', () => {
  expect(themeChoice(memoryStore())).toBe('system')
  expect(themeChoice(memoryStore({ 'mela.theme': 'dark' }))).toBe('dark')
  expect(themeChoice(memoryStore({ 'mela.theme': 'pink' }))).toBe('system')
})
