import { expect, test } from 'vitest'
import { loadPageRenderer } from './page-renderer.ts'
import { StartRefusal } from '../explain-start-failure.ts'

test('A start without a built app is refused with a clear message only', async () => {
  const start = loadPageRenderer('/nowhere/render.js')
  await expect(start).rejects.toThrow('The app is not built')
  await expect(start).rejects.toBeInstanceOf(StartRefusal)
})
