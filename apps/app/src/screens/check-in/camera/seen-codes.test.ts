import { expect, test, vi } from 'vitest'
import { createSeenCodes } from './camera-view.tsx'

test('a code that is held before the camera is told once, and again when it comes back', () => {
  const onCode = vi.fn<(text: string) => void>()
  const see = createSeenCodes(onCode)
  for (const now of [0, 200, 2600, 5000]) see('a', now)
  expect(onCode.mock.calls).toEqual([['a']])
  see('b', 5200)
  see('a', 5400)
  see('a', 9000)
  expect(onCode.mock.calls.flat()).toEqual(['a', 'b', 'a', 'a'])
})
