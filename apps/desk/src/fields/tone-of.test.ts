import { expect, test } from 'vitest'
import { readMeta } from '../data/document/doc-meta.ts'
import { toneOf } from './show-value.tsx'

const plain = {
  options: null,
  reqd: 0,
  hidden: 0,
  read_only: 0,
  in_list_view: 1,
  length: 140,
  default: null,
  description: null,
} as const

const { fields } = readMeta([
  {
    ...{ name: 'Stock', title_field: 'name', sort_field: 'modified', sort_order: 'desc' },
    fields: [
      { ...plain, fieldname: 'is_low', fieldtype: 'Check', label: 'Is low' },
      { ...plain, fieldname: 'is_short', fieldtype: 'Check', label: 'Is short', tones: { 1: 'warn' } },
      {
        ...{ ...plain, fieldname: 'state', fieldtype: 'Select', label: 'State' },
        ...{ options: 'live\nlost', tones: { lost: 'bad' } },
      },
    ],
  },
])
const toneIn = (name: string, value: string) => {
  const field = fields.find(({ fieldname }) => fieldname === name)
  return field && toneOf(field, value)
}

test('The type gives a value its tone, whatever the field and the value are called', () => {
  expect([toneIn('is_short', '1'), toneIn('is_short', '0')]).toEqual(['warn', 'plain'])
  expect([toneIn('state', 'lost'), toneIn('state', 'live')]).toEqual(['bad', 'plain'])
})

test('A checkbox without a declared tone counts as positive', () => {
  expect([toneIn('is_low', '1'), toneIn('is_low', '0')]).toEqual(['ok', 'plain'])
})
