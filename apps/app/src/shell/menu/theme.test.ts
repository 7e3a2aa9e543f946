import { expect, test } from 'vitest'
import { memoryStore } from '../../data/device/memory-store.ts'
import { themeChoice } from './theme.ts'

test('colours follow the device until a person chooses', () => {
  expect(themeChoice(memoryStore())).toBe('system')
  expect(themeChoice(memoryStore({ 'mela.theme': 'dark' }))).toBe('dark')
  expect(themeChoice(memoryStore({ 'mela.theme': 'pink' }))).toBe('system')
})
