import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { docType, everything, longText, prompted, text } from '#framework/doctypes'
import { defineModule } from '#framework/modules'
import { testSite, type TestSite } from '#framework/testing'
import { wordsIn } from '#meta'
import { beginsWord } from './index.ts'

const Quote = docType('Try Said', {
  naming: prompted,
  fields: { words: longText({ wordIndex: 60 }), note: text() },
  access: { 'System Manager': everything },
})

const texts = {
  kite: 'लाल पतंग, उड़ने को तैयार!',
  pot: 'मिट्टी/धातु का घड़ा',
  composed: 'बड\u093Cा घर',
  atom: 'पेड़-पौधे “छाया” देते हैं।',
  tamil: 'பட்டமும் கோலமும்: ஒரு காலை',
  joined: 'ക്ഷ\u200dമ श्री\u200dमती',
  long: `पतंग ${'और '.repeat(40)}`,
  latin: "It's 100% ready & fun | (new) \\ more",
}

let site: TestSite

beforeAll(async () => {
  site = await testSite([defineModule({ name: 'sayings', docTypes: [Quote] })])
  for (const [name, words] of Object.entries(texts))
    await site.administrator.post('/api/resource/Try Said', { name, words })
})
afterAll(() => site.close())

async function found(...beginnings: readonly string[]): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select name from "Try Said" where ${beginsWord(Quote, 'words', beginnings)} order by name`.execute(
    site.engine.database.kysely,
  )
  return rows.map(({ name }) => name)
}

test.each(Object.entries(texts).filter(([name]) => name !== 'long'))(
  'Each word of %s is found by its beginning, whatever joins it to others',
  async (name, words) => {
    for (const word of wordsIn(words)) expect(await found(word), word).toContain(name)
  },
)

test('A word is found by its beginning and not by its end, and one matching word is enough', async () => {
  expect(await found('पतं')).toEqual(['kite'])
  expect(await found('तंग')).toEqual([])
  expect(await found('पतंग', 'பட்டம')).toEqual(['kite', 'tamil'])
})

test('A letter with two encodings counts as one letter', async () => {
  expect(await found('बड\u093Cा'.normalize('NFC'))).toEqual(['composed'])
  expect(await found('घड\u093Cा')).toEqual(['pot'])
})

test('Query operators in a search text are searched for literally', async () => {
  for (const beginning of ["it's", '|', ':*', "'", '\\', "' | 'a"]) expect(await found(beginning)).toEqual([])
})

test('Refuses to search a field without a word index', () => {
  expect(() => beginsWord(Quote, 'note', ['a'])).toThrow(/Try Said.note has no index of its words/)
})
