import { join } from 'node:path'
import { format, resolveConfig } from 'prettier'
import {
  createRegistry,
  metaOf,
  typeTexts,
  waitingMessage,
  withChildTypes,
  type DocType,
} from '#framework/doctypes'
import type { Module } from '#framework/modules'
import { schemaText } from '#framework/schema'
import { classNamesText } from './class-names.ts'
import { compile } from './compile.ts'
import { documentTypesText } from './document-types.ts'
import { methodTypes, methodsText } from './methods.ts'
import { openApiText } from './openapi.ts'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { exceptionTypes } from '#framework/errors'
import { madeByProgram, quoted } from './text-parts.ts'

export interface GeneratedFile {
  readonly path: string
  readonly text: string
}

interface GenerationInput {
  readonly modules: readonly Module[]
  readonly root: string
  readonly list: string
}

const folder = 'packages/contract/src/generated'
const classNames = 'packages/design/src/class-names/generated/class-names.d.ts'

/** Generates the files that follow from the sources: contract, schema, texts of types and class names. */
export async function generatedFiles({
  modules,
  root,
  list,
}: GenerationInput): Promise<readonly GeneratedFile[]> {
  const registry = createRegistry(modules.flatMap(({ docTypes }) => docTypes))
  const program = compile([list], join(root, 'tsconfig.json'))
  const types = methodTypes(program, list)
  const style = await resolveConfig(join(root, 'any.ts'))
  const pretty = (text: string) => format(text, { ...style, parser: 'typescript' })
  return [
    { path: `${folder}/document-types.ts`, text: await pretty(documentTypesText(registry.types)) },
    { path: `${folder}/exception-types.ts`, text: await pretty(exceptionTypesText()) },
    {
      path: `${folder}/methods.ts`,
      text: await pretty(methodsText({ modules, types, checker: program.getTypeChecker() })),
    },
    { path: classNames, text: await pretty(classNamesText()) },
    {
      path: `${folder}/openapi.json`,
      text: openApiText({ modules, types, checker: program.getTypeChecker() }),
    },
    ...englishCatalogues(root, modules),
    {
      path: `${folder}/schema.sql`,
      text: `-- Written by \`npm run generate\`; changes by hand are lost.\n\n${schemaText(registry)}`,
    },
  ]
}

type Catalogue = Readonly<Record<string, string>>

const FRAMEWORK = 'packages/framework/src'

function moduleFolders(root: string): ReadonlyMap<string, string> {
  const inModules = (path: string) => readdirSync(join(root, 'modules', path), { withFileTypes: true })
  const folders = inModules('.')
    .filter((domain) => domain.isDirectory())
    .flatMap(({ name: domain }) =>
      inModules(domain).map(({ name }) => [name, `modules/${domain}/${name}`] as const),
    )
  return new Map(folders.map(([name, folder]) => [name.replaceAll('-', '_'), folder]))
}

const catalogueFolder = (folders: ReadonlyMap<string, string>, module: string): string =>
  `${folders.get(module) ?? FRAMEWORK}/messages`

const typesOf = ({ docTypes, shapes }: Module): readonly DocType[] =>
  [...docTypes, ...shapes].flatMap((type) => [...withChildTypes(type)])

function textsOfType(type: DocType, known: Catalogue): readonly (readonly [id: string, text: string])[] {
  const own = typeTexts(metaOf(type)).map(({ message: { id, text }, isKey }) => {
    return [id, isKey === true ? (known[id] ?? text) : text] as const
  })
  const waiting = type.waiting.map((work) => waitingMessage(type.name, work))
  const prefix = own[0]?.[0].replace(/_name$/, '') ?? ''
  return [...own, ...waiting.map(({ id, text }) => [id, text] as const)].filter(([id]) =>
    id.startsWith(prefix),
  )
}

const sorted = (texts: Iterable<readonly [string, string]>): string =>
  `${JSON.stringify(Object.fromEntries([...texts].toSorted(([one], [other]) => (one < other ? -1 : 1))), null, 2)}\n`

function readCatalogue(path: string): Catalogue {
  if (!existsSync(path)) return {}
  const read: unknown = JSON.parse(readFileSync(path, 'utf8'))
  if (typeof read !== 'object' || read === null) throw new Error(`${path} holds no catalogue`)
  return Object.fromEntries(Object.entries(read).map(([id, text]: [string, unknown]) => [id, String(text)]))
}

function englishText(root: string, path: string, types: readonly DocType[]): string {
  const known = readCatalogue(join(root, path))
  const written = Object.entries(known).filter(([id]) => !id.startsWith('type.'))
  return sorted(new Map([...written, ...types.flatMap((type) => textsOfType(type, known))]))
}

function englishCatalogues(root: string, modules: readonly Module[]) {
  const folders = moduleFolders(root)
  const assigned = new Set<DocType>()
  const byFolder = new Map<string, DocType[]>()
  for (const module of modules) {
    const path = `${catalogueFolder(folders, module.name)}/en.json`
    const own = typesOf(module).filter((type) => !assigned.has(type) && assigned.add(type))
    byFolder.set(path, [...(byFolder.get(path) ?? []), ...own])
  }
  return [...byFolder]
    .filter(([path, types]) => types.length > 0 || existsSync(join(root, path)))
    .map(([path, types]) => ({ path, text: englishText(root, path, types) }))
}

function exceptionTypesText(): string {
  const types = exceptionTypes.toSorted().map((type) => `\n  | ${quoted(type)}`)
  return `${madeByProgram}\n/** Values of \`exc_type\` in error responses. */\nexport type ExceptionType =${types.join('')}\n`
}

const MAX_LINES = 6

function linesOnlyIn(text: string, other: string): readonly string[] {
  const known = new Set(other.split('\n'))
  return text.split('\n').filter((line) => line.trim() !== '' && !known.has(line))
}

function shownLines(sign: '+' | '-', lines: readonly string[]): readonly string[] {
  const rest = lines.length - MAX_LINES
  const more = rest > 0 ? [`  ${sign} … and ${rest} more`] : []
  return [...lines.slice(0, MAX_LINES).map((line) => `  ${sign} ${line.trim()}`), ...more]
}

export function drift(path: string, committed: string | null, wanted: string): string | null {
  if (committed === wanted) return null
  if (committed === null) return `${path} is missing`
  const changed = [
    ...shownLines('-', linesOnlyIn(committed, wanted)),
    ...shownLines('+', linesOnlyIn(wanted, committed)),
  ]
  return [
    `${path} is out of date`,
    ...(changed.length > 0 ? changed : ['  its lines stand in another order']),
  ].join('\n')
}
