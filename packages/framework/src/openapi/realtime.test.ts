import { expect, test } from 'vitest'
import { clientEventNames, REALTIME_PATH } from '#framework/realtime'
import { realtime } from './realtime.ts'

test('The document names every message that a client may send, and its path', () => {
  expect(Object.keys(realtime.client_events).sort()).toEqual([...clientEventNames].sort())
  expect(realtime.path).toBe(REALTIME_PATH)
})
