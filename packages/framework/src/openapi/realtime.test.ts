import { expect, test } from 'vitest'
import { clientEventNames, REALTIME_PATH } from '#framework/realtime'
import { realtime } from './realtime.ts'

test('the document names every wish that a client may say, and where', () => {
  expect(Object.keys(realtime.client_events).sort()).toEqual([...clientEventNames].sort())
  expect(realtime.path).toBe(REALTIME_PATH)
})
