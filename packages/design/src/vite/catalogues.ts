import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage'
import type { Plugin } from 'vite'
import type { Catalogue } from '#meta'
import type { CatalogueName } from '../messages/catalogue.ts'
import type { Language } from '../messages/languages.ts'

const catalogueFile = /\/packages\/design\/src\/messages\/([\w-]+)\/(en|hi|ta)\.json$/

function parseCatalogue(json: string): Catalogue {
  const parsed: unknown = JSON.parse(json)
  if (typeof parsed !== 'object' || parsed === null) throw new Error('A catalogue is an object of texts')
  return Object.fromEntries(Object.entries(parsed).map(([id, text]: [string, unknown]) => [id, String(text)]))
}

/** A catalogue as it is written, for what a build puts into pages. */
export const readCatalogue = (name: CatalogueName, language: Language): Catalogue =>
  parseCatalogue(readFileSync(new URL(`../messages/${name}/${language}.json`, import.meta.url), 'utf8'))

function compileText(id: string, text: string): CompiledMessage {
  try {
    return compileMessageOrThrow(text)
  } catch (error) {
    throw new Error(`${id} is no ICU MessageFormat: ${text}`, { cause: error })
  }
}

/** Compiles a catalogue for browsers, with English where a translation is missing. */
export function compileCatalogue(json: string, english: string): string {
  const texts = { ...parseCatalogue(english), ...parseCatalogue(json) }
  return JSON.stringify(
    Object.fromEntries(Object.entries(texts).map(([id, text]) => [id, compileText(id, text)])),
  )
}

/** Compiles the catalogues while Vite builds or serves them, so that no browser loads a parser. */
export function compiledCatalogues(): Plugin {
  return {
    name: 'compiled-catalogues',
    enforce: 'pre',
    transform: {
      filter: { id: catalogueFile },
      handler(json, file) {
        const english = join(dirname(file), 'en.json')
        this.addWatchFile(english)
        return compileCatalogue(json, readFileSync(english, 'utf8'))
      },
    },
  }
}

/** Names the chunk of a catalogue: `cart-hi`, for its file is `hi` in any folder. */
export function catalogueChunk(file: string | null): string | undefined {
  const [, name, language] = catalogueFile.exec(file ?? '') ?? []
  return name && language ? `assets/${name}-${language}-[hash].js` : undefined
}
