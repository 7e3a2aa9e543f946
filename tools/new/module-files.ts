import type { NewFile } from './doctype-files.ts'
import { constantOf, wireNoun } from './names.ts'
import type { Room } from './room.ts'

const messages = `import en from './messages/en.json' with { type: 'json' }
import hi from './messages/hi.json' with { type: 'json' }
import ta from './messages/ta.json' with { type: 'json' }

/** The module's texts in every language. */
export const messages = { en, hi, ta }
`

/** A room's front door, its catalogues and its README; its document types come after. */
export function moduleFiles({ folder, noun }: Room): readonly NewFile[] {
  const frontDoor = `import { defineModule } from '#framework/modules'
import { messages } from './messages.ts'

export const ${constantOf(noun)} = defineModule({
  name: '${wireNoun(noun)}',
  messages,
})
`
  return [
    { path: `${folder}/index.ts`, text: frontDoor },
    { path: `${folder}/messages.ts`, text: messages },
    ...['en', 'hi', 'ta'].map((language) => ({ path: `${folder}/messages/${language}.json`, text: '{}\n' })),
    { path: `${folder}/README.md`, text: `# ${noun}\n\n` },
  ]
}
