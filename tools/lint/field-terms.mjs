import { readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { termExceptions } from './term-exceptions.mjs'

const glossary = join(import.meta.dirname, '..', '..', 'docs', 'glossary.md')

/** Words of the section "Never" in `docs/glossary.md`. */
function refusedWords(text = readFileSync(glossary, 'utf8')) {
  const list = /^## Never$[\s\S]*?`([^`]+)`\s*$/m.exec(text)?.[1]
  if (list === undefined) throw new Error('docs/glossary.md has no list of refused words')
  return new Set(list.split(/\s+/))
}

const refused = refusedWords()

/** Splits `keepAlive_text` into keep, alive, text. */
const wordsOf = (name) =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/([A-Z])(?=[A-Z][a-z])/g, '$1 ')
    .toLowerCase()
    .split(/[^a-z0-9]+/)

const refusedIn = (name) =>
  Object.hasOwn(termExceptions, name) ? [] : wordsOf(name).filter((word) => refused.has(word))

const message = (name, words) => `"${name}": docs/glossary.md has another word for "${words.join('", "')}".`

const ownNames = (scope) => [
  ...scope.variables.filter(({ defs }) => defs.length > 0 && !isForeign(defs[0])),
  ...scope.childScopes.flatMap(ownNames),
]

/** An imported name belongs to the file that exports it. */
const isForeign = ({ node }) => node.type === 'ImportSpecifier' && node.imported.name === node.local.name

export const fieldTerms = {
  meta: { type: 'problem', docs: { description: 'Names are in the terms of the field.' }, schema: [] },
  create(context) {
    const check = (node, name) => {
      const words = refusedIn(name)
      if (words.length > 0) context.report({ node, message: message(name, words) })
    }
    const checkKey = ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') check(key, key.name)
    }
    return {
      'Program:exit'(node) {
        check(node, basename(context.filename))
        const { globalScope } = context.sourceCode.scopeManager
        for (const { name, identifiers } of ownNames(globalScope)) check(identifiers[0], name)
      },
      TSPropertySignature: checkKey,
      TSMethodSignature: checkKey,
      PropertyDefinition: checkKey,
      MethodDefinition: checkKey,
    }
  },
}
