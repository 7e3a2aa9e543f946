import { join } from 'node:path'
import type { DomainEvent } from '#framework/events'
import { read, root, sourceFiles } from './source-files.ts'
import ts from 'typescript'

export type Events = ReadonlyMap<string, Pick<DomainEvent<unknown>, 'name' | 'isPublic' | 'renamedFrom'>>

export const serverFiles: readonly string[] = sourceFiles.filter(
  (file) =>
    /^(modules|packages\/framework\/src)\//.test(file) && !/\.test\.ts$|\/(testing|conformance)\//.test(file),
)

const catalogueFiles = serverFiles.filter((file) => /\/(\w+-)?events\.ts$/.test(file))

function isEvent(value: unknown): value is DomainEvent<unknown> {
  return typeof value === 'object' && value !== null && 'isPublic' in value && 'read' in value
}

async function exportsOf(file: string): Promise<readonly (readonly [name: string, value: object])[]> {
  const exported: unknown = await import(join(root, file))
  if (typeof exported !== 'object' || exported === null) return []
  const entries: readonly (readonly [string, unknown])[] = Object.entries(exported)
  return entries.flatMap(([name, value]) =>
    typeof value === 'object' && value !== null ? [[name, value] as const] : [],
  )
}

export async function readEvents(): Promise<Events> {
  const catalogues = (await Promise.all(catalogueFiles.map(exportsOf))).flat()
  const names = catalogues.map(([name]) => name)
  if (new Set(names).size < names.length) throw new Error('Two catalogues of events have one name')
  return new Map(
    catalogues.flatMap(([name, events]) =>
      Object.entries(events).flatMap(([key, event]) =>
        isEvent(event) ? [[`${name}.${key}`, event] as const] : [],
      ),
    ),
  )
}

export const strayDefinitions = (): readonly string[] =>
  serverFiles.filter((file) => !catalogueFiles.includes(file) && /[:=] defineEvent\(/.test(read(file)))

interface Emissions {
  readonly emitted: readonly string[]
  readonly unclear: readonly string[]
}

function declarations(file: ts.SourceFile): ReadonlyMap<string, ts.Expression> {
  const found = new Map<string, ts.Expression>()
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer)
    ts.forEachChild(node, visit)
  }
  visit(file)
  return found
}

function emittedBy(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const { expression, arguments: args } = node
  const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  const isEmit = ts.isIdentifier(callee) && (callee.text === 'emit' || callee.text === 'emission')
  const [event] = args
  return isEmit && event && !ts.isStringLiteral(event) ? event : undefined
}

function namedInSql(node: ts.Node): readonly ts.Expression[] {
  if (!ts.isTaggedTemplateExpression(node) || !ts.isTemplateExpression(node.template)) return []
  return node.template.templateSpans.flatMap(({ expression }) =>
    ts.isPropertyAccessExpression(expression) && expression.name.text === 'name'
      ? [expression.expression]
      : [],
  )
}

function partsOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (ts.isSatisfiesExpression(node)) return [node.expression]
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
}

function createResolver(events: Events, local: ReadonlyMap<string, ts.Expression>) {
  const keysOf = (catalogue: string) =>
    [...events.keys()].filter((place) => place.startsWith(`${catalogue}.`))

  const lookUp = (from: string, key: string | null): readonly string[] => {
    const own = keysOf(from)
    const initializer = own.length === 0 ? local.get(from) : undefined
    if (initializer) return resolve(initializer)
    return key === null ? own : own.filter((place) => place === `${from}.${key}`)
  }

  const resolve = (node: ts.Expression): readonly string[] => {
    if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression))
      return lookUp(node.expression.text, node.name.text)
    if (ts.isElementAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const { argumentExpression: key } = node
      return lookUp(node.expression.text, ts.isStringLiteral(key) ? key.text : null)
    }
    const initializer = ts.isIdentifier(node) ? local.get(node.text) : undefined
    return (initializer ? [initializer] : partsOf(node)).flatMap(resolve)
  }
  return resolve
}

export function readEmissions(path: string, text: string, events: Events): Emissions {
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest)
  const resolve = createResolver(events, declarations(file))
  const emitted: string[] = []
  const unclear: string[] = []
  const visit = (node: ts.Node): void => {
    const event = emittedBy(node)
    if (event) {
      const found = resolve(event)
      if (found.length === 0) unclear.push(`${path}: ${event.getText(file)}`)
      emitted.push(...found)
    }
    emitted.push(...namedInSql(node).flatMap(resolve))
    ts.forEachChild(node, visit)
  }
  visit(file)
  return { emitted, unclear }
}
