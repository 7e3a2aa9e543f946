import { join } from 'node:path'
import { addDoctype, refuseDuplicateType, type NewFile } from './add-doctype.ts'
import { runCommand } from './command.ts'
import { addImport, addToConstant } from './edit-source.ts'
import { openRepository } from './repository.ts'
import { constantOf, namesOf, titleOf, wireNoun, isBuilt, parseModulePath, type ModulePath } from './names.ts'

// `npm run new:module -- <domain>/<module> ["Title of its first document type"]`

const root = join(import.meta.dirname, '..', '..')

const messages = `import en from './messages/en.json' with { type: 'json' }
import hi from './messages/hi.json' with { type: 'json' }
import ta from './messages/ta.json' with { type: 'json' }

/** The module's texts in every language. */
export const messages = { en, hi, ta }
`

await runCommand('npm run new:module -- <domain>/<module> ["Title"]', 1, async (place, title) => {
  const module = parseModulePath(root, place)
  if (isBuilt(root, module)) throw new Error(`There is a module ${place} already`)
  const names = namesOf(title || titleOf(module.noun))
  refuseDuplicateType(names)
  const repository = openRepository(root)
  const files = moduleFiles(module)
  await repository.create(files)
  const written = await addDoctype(repository, module, names)
  const constant = constantOf(module.noun)
  await repository.change('apps/server/modules.ts', (text) =>
    addToConstant(
      addImport(text, `import { ${constant} } from '#${place}'`, `#${module.domain}/`),
      'modules',
      constant,
    ),
  )
  await repository.generate()
  return [...files.map(({ path }) => path), ...written]
})

function moduleFiles({ folder, noun }: ModulePath): readonly NewFile[] {
  const indexSource = `import { defineModule } from '#framework/modules'
import { messages } from './messages.ts'

export const ${constantOf(noun)} = defineModule({
  name: '${wireNoun(noun)}',
  messages,
})
`
  return [
    { path: `${folder}/index.ts`, text: indexSource },
    { path: `${folder}/messages.ts`, text: messages },
    ...['en', 'hi', 'ta'].map((language) => ({ path: `${folder}/messages/${language}.json`, text: '{}\n' })),
    { path: `${folder}/README.md`, text: `# ${noun}\n\n` },
  ]
}
