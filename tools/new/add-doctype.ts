import { doctypeFiles } from './doctype-files.ts'
import { addBullet, addImport, addTexts, addToModule } from './edit-source.ts'
import type { Repository } from './repository.ts'
import type { Names } from './names.ts'
import type { ModulePath } from './module-path.ts'

const typeId = ({ kebab }: Names): string => `type.${kebab.replaceAll('-', '_')}`

/** Writes a document type with its test, and makes its module know it and owe it translations. */
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
  // Empty texts fail the test of messages until somebody has written them; generate writes the English ones.
  for (const language of ['hi', 'ta'])
    await repository.change(`${module.folder}/messages/${language}.json`, (text) =>
      addTexts(text, [`${typeId(names)}._name`, `${typeId(names)}.title`]),
    )
  await repository.change(`${module.folder}/README.md`, (text) =>
    addBullet(text, `- **${names.title}**: title. System managers only.`),
  )
  return files.map(({ path }) => path)
}
