import ts from 'typescript'
import type { Events } from './event-catalogues.ts'

/** What a file emits. */
interface Emissions {
  /** Places in catalogues, like 'orderEvents.placed'. */
  readonly emitted: readonly string[]
  /** Calls of `emit` of which nobody can see what they emit. */
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

/** `documents.emit(event, …)`, or `emission(event, …)` of a statement that stores its own events. */
function emittedBy(node: ts.Node): ts.Expression | undefined {
  if (!ts.isCallExpression(node)) return undefined
  const { expression, arguments: args } = node
  const callee = ts.isPropertyAccessExpression(expression) ? expression.name : expression
  const isEmit = ts.isIdentifier(callee) && (callee.text === 'emit' || callee.text === 'emission')
  const [event] = args
  return isEmit && event && !ts.isStringLiteral(event) ? event : undefined
}

/** `${orderEvents.placed.name}` in a statement. */
function namedInSql(node: ts.Node): readonly ts.Expression[] {
  if (!ts.isTaggedTemplateExpression(node) || !ts.isTemplateExpression(node.template)) return []
  return node.template.templateSpans.flatMap(({ expression }) =>
    ts.isPropertyAccessExpression(expression) && expression.name.text === 'name'
      ? [expression.expression]
      : [],
  )
}

/** The expressions one of which another one is. */
function partsOf(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse]
  if (ts.isSatisfiesExpression(node)) return [node.expression]
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap((one) => (ts.isPropertyAssignment(one) ? [one.initializer] : []))
}

/** The events that an expression may be: a catalogue that is looked up by a variable is all of its events. */
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

/** Reads from a file's text which events it emits. */
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
