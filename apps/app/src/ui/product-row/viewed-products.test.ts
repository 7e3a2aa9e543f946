// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { viewedText, writeViewedText } from '../../data/viewed-text.ts'
import { forgetViewed, rememberViewed, viewedIn } from './viewed-products.ts'

test('The latest products come first, each once, and at most twelve', () => {
  for (let number = 0; number < 15; number += 1) rememberViewed(`PRD-${number}`)
  rememberViewed('PRD-9')
  const viewed = viewedIn(viewedText())
  expect(viewed.slice(0, 3)).toEqual(['PRD-9', 'PRD-14', 'PRD-13'])
  expect(viewed).toHaveLength(12)
})

test('A shopper clears the list, and entries of an older version are left out', () => {
  rememberViewed('PRD-1')
  forgetViewed()
  expect(viewedText()).toBeNull()
  writeViewedText('[{"route":"pot"},"PRD-2"]')
  expect(viewedIn(viewedText())).toEqual(['PRD-2'])
  writeViewedText('not a list')
  expect(viewedIn(viewedText())).toEqual([])
})
