import { interfaceName } from '../generate/text-parts.ts'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

export interface Names {
  readonly title: string
  readonly kebab: string
  readonly pascal: string
}

const TITLE = /^[A-Z][A-Za-z0-9]*( [A-Z0-9][A-Za-z0-9]*)*$/

export function namesOf(title: string): Names {
  if (!TITLE.test(title) || title.length > 60)
    throw new Error(`"${title}" is no title of a document type: write words like "Board Post"`)
  return { title, kebab: title.toLowerCase().replaceAll(' ', '-'), pascal: interfaceName(title) }
}

/** Title of a module's noun: 'gift-cards' is 'Gift Cards'. */
export function titleOf(noun: string): string {
  return noun
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ')
}

/** Constant of a module's noun: 'gift-cards' is giftCards. */
export function constantOf(noun: string): string {
  return noun.replace(/-(\w)/g, (_hyphen, letter: string) => letter.toUpperCase())
}

/** Wire name of a module's noun: 'gift-cards' is gift_cards. */
export function wireNoun(noun: string): string {
  return noun.replaceAll('-', '_')
}

export interface ModulePath {
  readonly domain: string
  readonly noun: string
  readonly folder: string
}

const NOUN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

function listDomains(root: string): readonly string[] {
  return readdirSync(join(root, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Parses `<domain>/<module>`. Domains are fixed, because the import rules depend on them. */
export function parseModulePath(root: string, place: string): ModulePath {
  const [domain = '', noun = '', ...rest] = place.split('/')
  if (rest.length > 0 || !NOUN.test(noun))
    throw new Error(`"${place}" is no path of a module: write <domain>/<module>`)
  const domains = new Set([...listDomains(root), 'money'])
  if (!domains.has(domain))
    throw new Error(`There is no domain "${domain}". There are: ${[...domains].toSorted().join(', ')}`)
  return { domain, noun, folder: `modules/${domain}/${noun}` }
}

export function isBuilt(root: string, { folder }: ModulePath): boolean {
  return existsSync(join(root, folder, 'index.ts'))
}
