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
  const { failed } = await repository.run('tools/new/module.ts', 'money/locker-rents', 'Locker Rent')
  expect(failed).toBeNull()
  const list = await read('apps/server/modules.ts')
  expect(list).toContain("import { lockerRents } from '#money/locker-rents'")
  expect(list).toMatch(/\blockerRents,?\s*\]/)
  expect(await read('modules/money/locker-rents/index.ts')).toContain(
    "name: 'locker_rents',\n  docTypes: [LockerRent],",
  )
  const types = await read('packages/contract/src/generated/document-types.ts')
  expect(types).toContain("'Locker Rent': LockerRent")
  expect(types).toContain("'Contact Reply': ContactReply")
  expect(await read('modules/money/locker-rents/messages/en.json')).toContain(
    '"type.locker_rent.title": "Title"',
  )
  expect(await read('packages/contract/src/generated/schema.sql')).toContain('create table "Locker Rent"')
  const tests = await repository.run('node_modules/vitest/vitest.mjs', 'run', 'modules/money/locker-rents')
  expect(tests.failed).toBeNull()
  expect(tests.output).toMatch(/4 passed/)
}, 120_000)

test('The code that the commands write type-checks', () => {
  const contact = [
    'index.ts',
    'contact-reply/contact-reply.doctype.ts',
    'contact-reply/contact-reply.test.ts',
  ]
  const lockerRents = ['index.ts', 'locker-rent/locker-rent.doctype.ts', 'locker-rent/locker-rent.test.ts']
  const files = [
    'apps/server/modules.ts',
    'packages/contract/src/index.ts',
    ...contact.map((file) => `modules/site/contact/${file}`),
    ...lockerRents.map((file) => `modules/money/locker-rents/${file}`),
  ]
  expect(repository.problems(...files)).toEqual([])
}, 120_000)

test('A command called wrongly prints its usage and writes nothing', async () => {
  const before = await read('modules/site/contact/index.ts')
  const { failed } = await repository.run('tools/new/doctype.ts', 'site/contact')
  expect(failed).toContain('Write: npm run new:doctype -- <domain>/<module> "Title"')
  expect(await read('modules/site/contact/index.ts')).toBe(before)
})
