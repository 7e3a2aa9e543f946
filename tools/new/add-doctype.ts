import { addBullet, addImport, addTexts, addToModule } from './edit-source.ts'
import type { Repository } from './repository.ts'
import { type Names, wireNoun, type ModulePath } from './names.ts'
import { createRegistry } from '#framework/doctypes'
import { modules } from '../../apps/server/modules.ts'
import { interfaceName } from '../generate/text-parts.ts'

const typeId = ({ kebab }: Names): string => `type.${kebab.replaceAll('-', '_')}`

export async function addDoctype(
  repository: Repository,
  module: ModulePath,
  names: Names,
): Promise<readonly string[]> {
  const files = doctypeFiles(names, module)
  await repository.create(files)
  const statement = `import { ${names.pascal} } from './${names.kebab}/${names.kebab}.doctype.ts'`
  await repository.change(`${module.folder}/index.ts`, (text) =>
    addToModule(addImport(text, statement, './'), 'docTypes', names.pascal),
  )
  // Empty texts fail the test of messages until they are translated; generate writes the English ones.
  for (const language of ['hi', 'ta'])
    await repository.change(`${module.folder}/messages/${language}.json`, (text) =>
      addTexts(text, [`${typeId(names)}._name`, `${typeId(names)}.title`]),
    )
  await repository.change(`${module.folder}/README.md`, (text) =>
    addBullet(text, `- **${names.title}**: title. System managers only.`),
  )
  return files.map(({ path }) => path)
}

export interface NewFile {
  readonly path: string
  readonly text: string
}

function definition({ title, pascal }: Names): string {
  return `import { docType, everything, text } from '#framework/doctypes'

export const ${pascal} = docType('${title}', {
  fields: {
    title: text({ required: true, inList: true }),
  },
  access: { 'System Manager': everything },
  titleField: 'title',
})
`
}

function firstTest({ title, pascal, kebab }: Names, { noun }: ModulePath): string {
  return `import { afterAll, expect, test } from 'vitest'
import { defineModule } from '#framework/modules'
import { testSite } from '#framework/testing'
import { ${pascal} } from './${kebab}.doctype.ts'

const site = await testSite([defineModule({ name: '${wireNoun(noun)}', docTypes: [${pascal}] })])
afterAll(() => site.close())

const address = '/api/resource/${title}'

test('what a system manager writes can be read back', async () => {
  const manager = await site.userWith('System Manager')
  const made = await manager.post(address, { title: 'The first' })
  expect(made.status).toBe(200)
  expect(made.data).toMatchObject({ doctype: '${title}', title: 'The first', owner: manager.user })
  const list = await manager.get(address, { fields: ['title'], filters: [['title', '=', 'The first']] })
  expect(list.data).toEqual([{ title: 'The first' }])
})

test('without a title nothing is written', async () => {
  const answer = await site.administrator.post(address, {})
  expect(answer.status).toBe(417)
  expect(answer.body).toMatchObject({ exc_type: 'MandatoryError', field: 'title' })
})

test('guests may neither read nor write', async () => {
  const answers = [await site.guest.get(address), await site.guest.post(address, { title: 'Mine' })]
  expect(answers.map(({ status }) => status)).toEqual([403, 403])
})

test('a list is one statement however long it is, beside the one that says who asks', async () => {
  const manager = await site.userWith('System Manager')
  for (const title of ['One', 'Two', 'Three']) await manager.post(address, { title })
  const list = await manager.get(address, { fields: ['name', 'title'] })
  expect(list.statements).toHaveLength(2)
})
`
}

function doctypeFiles(names: Names, module: ModulePath): readonly NewFile[] {
  const path = `${module.folder}/${names.kebab}/${names.kebab}`
  return [
    { path: `${path}.doctype.ts`, text: definition(names) },
    { path: `${path}.test.ts`, text: firstTest(names, module) },
  ]
}

export function refuseDuplicateType({ title, pascal }: Names): void {
  const { types } = createRegistry(modules.flatMap(({ docTypes }) => docTypes))
  const existing = types.find(({ name }) => interfaceName(name) === pascal)
  if (existing)
    throw new Error(`There is a document type ${existing.name} already; ${title} needs another name`)
}
