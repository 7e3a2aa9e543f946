// `npm run new:doctype -- <domain>/<module> "Title"`
import { join } from 'node:path'
import { addDoctype, refuseDuplicateType } from './add-doctype.ts'
import { runCommand } from './command.ts'
import { openRepository } from './repository.ts'
import { namesOf, isBuilt, parseModulePath } from './names.ts'

const root = join(import.meta.dirname, '..', '..')

await runCommand('npm run new:doctype -- <domain>/<module> "Title"', 2, async (place, title) => {
  const module = parseModulePath(root, place)
  if (!isBuilt(root, module))
    throw new Error(`There is no module ${place}: npm run new:module -- ${place} "${title}"`)
  const names = namesOf(title)
  refuseDuplicateType(names)
  const repository = openRepository(root)
  const written = await addDoctype(repository, module, names)
  await repository.generate()
  return written
})
