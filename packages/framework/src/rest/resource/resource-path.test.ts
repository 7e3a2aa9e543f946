import { expect, test } from 'vitest'
import { resourcePath } from './guest-access.ts'

test.each([
  ['/api/resource/Gallery', 'Gallery', null],
  ['/api/resource/Gallery/?limit=3', 'Gallery', null],
  ['/api/v1/resource/Mela%20Event/EVT-00001', 'Mela Event', 'EVT-00001'],
  ['/api/resource/Shelf/east%2Fupper', 'Shelf', 'east/upper'],
  ['/api/resource/Shelf/east/upper/', 'Shelf', 'east/upper'],
  ['/api/resource/Shelf/%F0%9F%AA%81', 'Shelf', '🪁'],
  ['/api/resource/Shelf/100%', 'Shelf', '100%'],
])('%s names %s and %s', (url, doctype, name) => {
  expect(resourcePath(url)).toEqual({ doctype, name })
})
