import { expect, test, vi } from 'vitest'
import { createSeenCodes } from './camera-view.tsx'

test('A code held before the camera is reported once, and again when it returns', () => {
  const onCode = vi.fn<(text: string) => void>()
  const see = createSeenCodes(onCode)
  for (const now of [0, 200, 2600, 5000]) see('a', now)
  expect(onCode.mock.calls).toEqual([['a']])
  see('b', 5200)
  see('a', 5400)
  see('a', 9000)
  expect(onCode.mock.calls.flat()).toEqual(['a', 'b', 'a', 'a'])
})
