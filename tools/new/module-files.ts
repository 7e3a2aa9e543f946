import type { NewFile } from './doctype-files.ts'
import { constantOf, wireNoun } from './names.ts'
import type { Room } from './room.ts'

const noWords = `import type { Words } from '#framework/messages'

export const words: Words = {}
`

/** A room's front door, its words and its README; its document types come after. */
export function moduleFiles({ folder, noun }: Room): readonly NewFile[] {
  const frontDoor = `import { defineModule } from '#framework/modules'
import { words } from './words.ts'

export const ${constantOf(noun)} = defineModule({
  name: '${wireNoun(noun)}',
  words,
})
`
  return [
    { path: `${folder}/index.ts`, text: frontDoor },
    { path: `${folder}/words.ts`, text: noWords },
    { path: `${folder}/README.md`, text: `# ${noun}\n\n` },
  ]
}
