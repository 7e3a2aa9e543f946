import { expect, test } from 'vitest'
import { fileSizeText } from './file-size-text.ts'

test('A file size is shown in the unit that people read', () => {
  expect([8, 999, 12_345, 3_400_000, 9_960_000].map(fileSizeText)).toEqual([
    ...['8\u00A0B', '999\u00A0B', '12\u00A0kB', '3.4\u00A0MB', '10.0\u00A0MB'],
  ])
})
