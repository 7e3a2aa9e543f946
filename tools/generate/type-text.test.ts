import { format } from 'prettier'
import { expect, test } from 'vitest'
import { sampleType } from './sample-program.ts'
import { typeText } from './type-text.ts'

function printed(sample: string) {
  const { checker, type } = sampleType(sample)
  return typeText(checker, type, 'sample')
}

async function pretty(text: string): Promise<string> {
  const formatted = await format(`type T = ${text}`, { parser: 'typescript', semi: false, singleQuote: true })
  return formatted.replace('type T = ', '').trim()
}

test('A named type is written out, so that the contract needs nothing from the server', async () => {
  const { text, interfaces } = printed(`
    interface Row { readonly name: string; readonly price: number | null }
    type Answer = { readonly rows: readonly Row[]; readonly total: number }`)
  expect(await pretty(text)).toBe(`{
  rows: {
    name: string
    price: number | null
  }[]
  total: number
}`)
  expect(interfaces.size).toBe(0)
})

test('A recursive type is named and declared once', async () => {
  const { text, interfaces } = printed(`
    interface Item { label: string; below: readonly Item[] }
    type Answer = { menu: readonly Item[]; first: Item | null }`)
  expect(await pretty(text)).toBe(`{
  menu: Item[]
  first: Item | null
}`)
  expect([...interfaces.keys()]).toEqual(['Item'])
  expect(await pretty(interfaces.get('Item') ?? '')).toBe(`{
  label: string
  below: Item[]
}`)
})

test('Two mutually recursive types need one name between them', () => {
  const { interfaces } = printed(`
    interface Room { doors: Door[] }
    interface Door { to: Room }
    type Answer = Room`)
  expect([...interfaces.keys()]).toEqual(['Room'])
  expect(interfaces.get('Room')).toContain('to: Room')
})

test('Choices are in alphabetical order with null last, whatever the compiler saw first', async () => {
  const { text } = printed(`
    type Seen = null | 'zebra'
    type Answer = { state: 'new' | 'closed' | null | 'answered'; flag: 0 | 1; seen: boolean }`)
  expect(await pretty(text)).toBe(`{
  state: 'answered' | 'closed' | 'new' | null
  flag: 0 | 1
  seen: boolean
}`)
})

test('A member of type undefined is left out', async () => {
  const { text } = printed('type Answer = { a: string; b?: undefined }')
  expect(text).toContain('a: string')
  expect(text).not.toContain('b')
})

test('A member that may be undefined is optional on the wire', async () => {
  const { text } = printed('type Answer = { a?: string; b: number | undefined; c: string | null }')
  expect(await pretty(text)).toBe(`{
  a?: string
  b?: number
  c: string | null
}`)
})

test('Mapped types, intersections, tuples and records are written out', async () => {
  const { text } = printed(`
    interface Wide { name: string; secret: string }
    type Answer = Omit<Wide, 'secret'> & { pair: [number, string]; any_of: Readonly<Record<string, unknown>>; none: {} }`)
  expect(await pretty(text)).toBe(`{
  name: string
  pair: [number, string]
  any_of: Record<string, unknown>
  none: Record<string, never>
}`)
})

test('A list of choices keeps its brackets', async () => {
  const { text } = printed(`type Answer = { days: readonly ('mon' | 'tue')[]; maybe: (string | null)[] }`)
  expect(await pretty(text)).toBe(`{
  days: ('mon' | 'tue')[]
  maybe: (string | null)[]
}`)
})

test('A member keeps its comment', () => {
  const { text } = printed('type Answer = {\n  /** In kilometres. */\n  distance: number\n}')
  expect(text).toContain('/** In kilometres. */\ndistance: number')
})

test.each([
  ['a Date', 'type Answer = { made: Date }', /sample\.made\..* has no place on the wire/],
  ['a function', 'type Answer = { run: () => void }', /sample\.run is \(\) => void, which has no place/],
  ['any', 'type Answer = { data: any }', /sample\.data is any, which has no place/],
  ['a bigint', 'type Answer = { big: bigint }', /sample\.big is bigint, which has no place/],
])('%s is refused with its location', (_what, sample, message) => {
  expect(() => printed(sample)).toThrow(message)
})

test('A recursive type without a name asks for one', () => {
  const sample = 'declare const it: { again: typeof it }\ntype Answer = typeof it'
  expect(() => printed(sample)).toThrow('A type that holds itself needs a name')
})
