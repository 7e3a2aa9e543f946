import { expect, test } from 'vitest'
import { framePower } from './frame-power.ts'

test('Only a page of another origin keeps its origin inside its frame', () => {
  const origin = 'https://asha.example.org'
  expect(framePower('https://video.example.com/embed/1', origin)).toContain('allow-same-origin')
  expect(framePower('/files/page.html', origin)).not.toContain('allow-same-origin')
  expect(framePower(`${origin}/desk`, origin)).not.toContain('allow-same-origin')
})
