import type { NewFile } from './doctype-files.ts'
import { constantOf, wireNoun } from './names.ts'
import type { ModulePath } from './module-path.ts'

const messages = `import en from './messages/en.json' with { type: 'json' }
import hi from './messages/hi.json' with { type: 'json' }
import ta from './messages/ta.json' with { type: 'json' }

/** The module's texts in every language. */
export const messages = { en, hi, ta }
`

/** A module's public API, its catalogues and its README; its document types come after. */
export function moduleFiles({ folder, noun }: ModulePath): readonly NewFile[] {
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
