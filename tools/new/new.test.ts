import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { addDoctype } from './add-doctype.ts'
import { openRepository } from './repository.ts'
import { copyRepository } from './repository-copy.ts'
import { namesOf, parseModulePath } from './names.ts'

const repository = await copyRepository()
afterAll(() => repository.remove())

const read = (path: string) => readFile(join(repository.root, path), 'utf8')

test('A new document type is placed in its module', async () => {
  await addDoctype(
    openRepository(repository.root),
    parseModulePath(repository.root, 'site/contact'),
    namesOf('Contact Reply'),
  )
  expect(await read('modules/site/contact/index.ts')).toContain('docTypes: [ContactMessage, ContactReply],')
  expect(await read('modules/site/contact/README.md')).toContain('- **Contact Reply**')
  expect(await read('modules/site/contact/messages/ta.json')).toContain('"type.contact_reply._name": ""')
})

test('A new module is on the list and in the contract, and its first test passes', async () => {
  const { failed } = await repository.run('tools/new/module.ts', 'money/gift-cards', 'Gift Card')
  expect(failed).toBeNull()
  const list = await read('apps/server/modules.ts')
  expect(list).toContain("import { giftCards } from '#money/gift-cards'")
  expect(list).toMatch(/\bgiftCards,?\s*\]/)
  expect(await read('modules/money/gift-cards/index.ts')).toContain(
    "name: 'gift_cards',\n  docTypes: [GiftCard],",
  )
  const types = await read('packages/contract/src/generated/document-types.ts')
  expect(types).toContain("'Gift Card': GiftCard")
  expect(types).toContain("'Contact Reply': ContactReply")
  expect(await read('modules/money/gift-cards/messages/en.json')).toContain('"type.gift_card.title": "Title"')
  expect(await read('packages/contract/src/generated/schema.sql')).toContain('create table "Gift Card"')
  const tests = await repository.run('node_modules/vitest/vitest.mjs', 'run', 'modules/money/gift-cards')
  expect(tests.failed).toBeNull()
  expect(tests.output).toMatch(/4 passed/)
}, 120_000)

test('The code that the commands write type-checks', () => {
  const contact = [
    'index.ts',
    'contact-reply/contact-reply.doctype.ts',
    'contact-reply/contact-reply.test.ts',
  ]
  const giftCards = ['index.ts', 'gift-card/gift-card.doctype.ts', 'gift-card/gift-card.test.ts']
  const files = [
    'apps/server/modules.ts',
    'packages/contract/src/index.ts',
    ...contact.map((file) => `modules/site/contact/${file}`),
    ...giftCards.map((file) => `modules/money/gift-cards/${file}`),
  ]
  expect(repository.problems(...files)).toEqual([])
}, 120_000)

test('A command called wrongly prints its usage and writes nothing', async () => {
  const before = await read('modules/site/contact/index.ts')
  const { failed } = await repository.run('tools/new/doctype.ts', 'site/contact')
  expect(failed).toContain('Write: npm run new:doctype -- <domain>/<module> "Title"')
  expect(await read('modules/site/contact/index.ts')).toBe(before)
})
