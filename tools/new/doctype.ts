// `npm run new:doctype -- <wing>/<room> "Title"`
import { join } from 'node:path'
import { addDoctype } from './add-doctype.ts'
import { runCommand } from './command.ts'
import { houseAt } from './house.ts'
import { refuseTaken } from './known-types.ts'
import { namesOf } from './names.ts'
import { isBuilt, roomAt } from './room.ts'

const root = join(import.meta.dirname, '..', '..')

await runCommand('npm run new:doctype -- <wing>/<room> "Title"', 2, async (place, title) => {
  const room = roomAt(root, place)
  if (!isBuilt(root, room))
    throw new Error(`There is no room ${place}: npm run new:module -- ${place} "${title}"`)
  const names = namesOf(title)
  refuseTaken(names)
  const house = houseAt(root)
  const written = await addDoctype(house, room, names)
  await house.generate()
  return written
})
