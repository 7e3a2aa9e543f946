import { doctypeFiles } from './doctype-files.ts'
import { addBullet, addEntry, addImport, addToModule } from './edit-source.ts'
import type { House } from './house.ts'
import type { Names } from './names.ts'
import type { Room } from './room.ts'

/** Writes a document type with its test, and makes its room know it and owe it words. */
export async function addDoctype(house: House, room: Room, names: Names): Promise<readonly string[]> {
  const files = doctypeFiles(names, room)
  await house.create(files)
  const statement = `import { ${names.pascal} } from './doctypes/${names.kebab}.doctype.ts'`
  await house.change(`${room.folder}/index.ts`, (text) =>
    addToModule(addImport(text, statement, './doctypes/'), 'docTypes', names.pascal),
  )
  // Empty words fail the test of words until somebody has written them.
  await house.change(`${room.folder}/words.ts`, (text) =>
    addEntry(text, 'words', `'${names.title}': { hi: '', ta: '' }`),
  )
  await house.change(`${room.folder}/README.md`, (text) =>
    addBullet(text, `- **${names.title}**: title. System managers only.`),
  )
  return files.map(({ path }) => path)
}
