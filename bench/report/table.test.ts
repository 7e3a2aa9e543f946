import { expect, test } from 'vitest'
import { tableOf } from './table.ts'

test('A table aligns its figures and marks the missed targets', () => {
  const lines = tableOf([
    { name: 'list', ours: '900', control: '1,000', ratio: '0.90', target: '>= 0.6', isMet: true },
    { name: 'memory', ours: '210 MB', target: '< 200 MB', isMet: false },
  ])
  expect(lines).toEqual([
    '          ours  control  ratio    target  met',
    'list       900    1,000   0.90    >= 0.6  yes',
    'memory  210 MB        -      -  < 200 MB   NO',
  ])
})

test('Remarks are listed below the table under the name of their row', () => {
  const lines = tableOf([
    { name: 'start', ours: '1 s', target: '-', isMet: null, remarks: ['first', 'second'] },
  ])
  expect(lines.slice(2)).toEqual(['', 'start', '  first', '  second'])
  expect(lines[1]).toMatch(/-$/)
})
