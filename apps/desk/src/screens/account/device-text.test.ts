import { expect, test } from 'vitest'
import type { Translate } from '../../language/translate.ts'
import { deviceText } from './devices.tsx'

const t: Translate = (id, values) => (values ? Object.values(values).join(' on ') : id)

const named = (user_agent: string | null, device: string | null = null) =>
  deviceText({ user_agent, device }, t)

test('A browser is named with its system', () => {
  const edge =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36 Edg/140.0'
  expect(named(edge, 'Website')).toBe('Edge on Windows')
  expect(named('Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36')).toBe(
    'Chrome on Android',
  )
  expect(named('Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Safari/604.1')).toBe(
    'Safari on iOS',
  )
})

test('A key has the name that its user gave it', () => {
  expect(named(null, 'Nightly export')).toBe('Nightly export')
  expect(named(null)).toBe('desk.unnamed_device')
})
