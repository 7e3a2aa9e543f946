import { expect, test } from 'vitest'
import { sampleType } from './sample-program.ts'
import { typeSchema } from './type-schema.ts'

function schemaOf(text: string) {
  const { checker, type } = sampleType(text)
  return typeSchema(checker, type)?.schema
}

test('A result is described by its structure: choices, lists, nullable and optional members', () => {
  expect(
    schemaOf(`type Answer = {
      /** How it stands. */
      state: 'open' | 'closed'
      rows: { name: string; count: number }[]
      pair: [string, number]
      note: string | null
      more?: 0 | 1
      never?: undefined
      counts: Record<string, number>
    }`),
  ).toEqual({
    type: 'object',
    properties: {
      state: { enum: ['closed', 'open'], description: 'How it stands.' },
      rows: {
        type: 'array',
        items: {
          type: 'object',
          properties: { name: { type: 'string' }, count: { type: 'number' } },
          required: ['name', 'count'],
        },
      },
      pair: { type: 'array', prefixItems: [{ type: 'string' }, { type: 'number' }], items: false },
      note: { type: ['null', 'string'] },
      more: { enum: [0, 1] },
      counts: { type: 'object', additionalProperties: { type: 'number' } },
    },
    required: ['state', 'rows', 'pair', 'note', 'counts'],
  })
})

test('A recursive type is described once, under its name', () => {
  const { checker, type } = sampleType('interface Answer { name: string; children: Answer[] }')
  const described = typeSchema(checker, type)
  expect(described?.schema).toEqual({ $ref: '#/components/schemas/Answer' })
  expect(described?.named.get('Answer')).toMatchObject({
    properties: { children: { type: 'array', items: { $ref: '#/components/schemas/Answer' } } },
  })
})

test('A method without a result has no schema', () => {
  expect(schemaOf('type Answer = undefined')).toBeUndefined()
  expect(schemaOf('type Answer = null')).toBeUndefined()
})
