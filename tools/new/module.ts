// `npm run new:module -- <wing>/<room> ["Title of its first document type"]`
import { join } from 'node:path'
import { addDoctype } from './add-doctype.ts'
import { runCommand } from './command.ts'
import { addImport, addToConstant } from './edit-source.ts'
import { houseAt } from './house.ts'
import { refuseTaken } from './known-types.ts'
import { moduleFiles } from './module-files.ts'
import { constantOf, namesOf, titleOf } from './names.ts'
import { isBuilt, roomAt } from './room.ts'

const root = join(import.meta.dirname, '..', '..')

await runCommand('npm run new:module -- <wing>/<room> ["Title"]', 1, async (place, title) => {
  const room = roomAt(root, place)
  if (isBuilt(root, room)) throw new Error(`There is a room ${place} already`)
  const names = namesOf(title || titleOf(room.noun))
  refuseTaken(names)
  const house = houseAt(root)
  const files = moduleFiles(room)
  await house.create(files)
  const written = await addDoctype(house, room, names)
  const constant = constantOf(room.noun)
  await house.change('apps/server/modules.ts', (text) =>
    addToConstant(
      addImport(text, `import { ${constant} } from '#${place}'`, `#${room.wing}/`),
      'modules',
      constant,
    ),
  )
  await house.generate()
  return [...files.map(({ path }) => path), ...written]
})
