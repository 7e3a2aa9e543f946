import type { NewFile } from './doctype-files.ts'
import { constantOf, wireNoun } from './names.ts'
import type { Room } from './room.ts'

/** A room's front door and its README; its document types come after. */
export function moduleFiles({ folder, noun }: Room): readonly NewFile[] {
  const frontDoor = `import { defineModule } from '#framework/modules'

export const ${constantOf(noun)} = defineModule({
  name: '${wireNoun(noun)}',
})
`
  return [
    { path: `${folder}/index.ts`, text: frontDoor },
    { path: `${folder}/README.md`, text: `# ${noun}\n\n` },
  ]
}
