// `npm run new:module -- <domain>/<module> ["Title of its first document type"]`
import { join } from 'node:path'
import { addDoctype } from './add-doctype.ts'
import { runCommand } from './command.ts'
import { addImport, addToConstant } from './edit-source.ts'
import { openRepository } from './repository.ts'
import { refuseDuplicateType } from './known-types.ts'
import { moduleFiles } from './module-files.ts'
import { constantOf, namesOf, titleOf } from './names.ts'
import { isBuilt, parseModulePath } from './module-path.ts'

const root = join(import.meta.dirname, '..', '..')

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
