import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** A module by its path: `modules/<domain>/<noun>`. */
export interface ModulePath {
  readonly domain: string
  readonly noun: string
  /** From the root of the repository. */
  readonly folder: string
}

const NOUN = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/

function listDomains(root: string): readonly string[] {
  return readdirSync(join(root, 'modules'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
}

/** Reads `<domain>/<module>`. Domains are given: what may import what hangs on them. */
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
