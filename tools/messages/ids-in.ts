import ts from 'typescript'

/** A message id in a source with the names of its values; null where they are not static. */
interface NamedText {
  readonly id: string
  readonly values: readonly string[] | null
}

export interface IdsFound {
  readonly named: readonly NamedText[]
  /** Prefixes of ids that are composed: `message(`orders.not_served.${why}`)`. */
  readonly beginnings: readonly string[]
  /** Modules whose errors the file creates: any of its strings may be a key of theirs. */
  readonly factories: readonly string[]
  readonly strings: ReadonlySet<string>
}

/** Names of an object literal; null when a part of it is dynamic. */
function namesIn(node: ts.Expression | undefined): readonly string[] | null {
  if (node === undefined) return []
  if (ts.isParenthesizedExpression(node)) return namesIn(node.expression)
  if (!ts.isObjectLiteralExpression(node)) return null
  const names = node.properties.map((property) => {
    if (ts.isSpreadAssignment(property)) return namesIn(property.expression)
    return property.name === undefined ? null : [property.name.getText()]
  })
  const known = names.filter((one) => one !== null)
  return known.length === names.length ? known.flat() : null
}

function propertyOf(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  if (!node || !ts.isObjectLiteralExpression(node)) return undefined
  const found = node.properties.find((one) => one.name?.getText() === name)
  return found && ts.isPropertyAssignment(found) ? found.initializer : undefined
}

const resultOf = (node: ts.Expression | undefined): ts.Expression | undefined =>
  node && ts.isArrowFunction(node) && !ts.isBlock(node.body) ? node.body : node

/** Entries of `errorCatalogue(module, english, { key: { values: (…) => ({ … }) } })`. */
function catalogued([module, , entries]: readonly ts.Expression[]): readonly NamedText[] {
  if (!module || !ts.isStringLiteral(module) || !entries || !ts.isObjectLiteralExpression(entries)) return []
  return entries.properties.filter(ts.isPropertyAssignment).map(({ name, initializer }) => ({
    id: `${module.text}.${name.getText()}`,
    values: ts.isObjectLiteralExpression(initializer)
      ? namesIn(resultOf(propertyOf(initializer, 'values')))
      : null,
  }))
}

/** `message('id', { value })`, also of two ids by a condition. */
function namedBy([id, values]: readonly ts.Expression[]): readonly NamedText[] {
  const ids = id && ts.isConditionalExpression(id) ? [id.whenTrue, id.whenFalse] : [id]
  return ids.flatMap((one) =>
    one && ts.isStringLiteral(one) ? [{ id: one.text, values: namesIn(values) }] : [],
  )
}

export function idsIn(text: string): IdsFound {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true)
  const named: NamedText[] = []
  const beginnings: string[] = []
  const factories: string[] = []
  const strings = new Set<string>()
  const lookAtCall = ({ expression, arguments: given }: ts.CallExpression): void => {
    const called = expression.getText()
    if (called === 'errorCatalogue') named.push(...catalogued(given))
    const [first] = given
    if (called === 'errorFactory' && first && ts.isStringLiteral(first)) factories.push(first.text)
    if (!/^(framework)?message$/i.test(called)) return
    named.push(...namedBy(given))
    if (first && ts.isTemplateExpression(first)) beginnings.push(first.head.text)
  }
  const look = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) lookAtCall(node)
    if (ts.isStringLiteral(node)) strings.add(node.text)
    ts.forEachChild(node, look)
  }
  look(file)
  return { named, beginnings, factories, strings }
}

/** Values of an expression by its text: components that show the texts of one of several catalogues. */
type ValuesOf = Readonly<Record<string, readonly string[]>>

const anyWord = String.raw`\w+`

const asPattern = (literal: string): string => literal.replaceAll('.', String.raw`\.`)

/** The ids that a template composes, when it begins with a catalogue: `types.${name}`, `${market}.all`. */
function composedId({ head, templateSpans }: ts.TemplateExpression, valuesOf: ValuesOf): RegExp | null {
  const texts = [head.text, ...templateSpans.map(({ literal }) => literal.text)]
  const [first] = templateSpans.map(({ expression }) => valuesOf[expression.getText()])
  const hasCatalogue = /^\w+\./.test(head.text) || (head.text === '' && first !== undefined)
  if (!hasCatalogue || texts.some((one) => !/^[\w.]*$/.test(one))) return null
  const parts = templateSpans.map(({ expression, literal }) => {
    const values = valuesOf[expression.getText()]?.join('|')
    return `${values === undefined ? anyWord : `(?:${values})`}${asPattern(literal.text)}`
  })
  return new RegExp(`^${asPattern(head.text)}${parts.join('')}$`)
}

/** Finds what may be an id of a text in a file of app or desk: strings, and ids that a template composes. */
export function shownIdsIn(
  text: string,
  valuesOf: ValuesOf,
): { strings: ReadonlySet<string>; composed: readonly RegExp[] } {
  const file = ts.createSourceFile('source.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const strings = new Set<string>()
  const composed: RegExp[] = []
  const look = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) strings.add(node.text)
    const pattern = ts.isTemplateExpression(node) ? composedId(node, valuesOf) : null
    if (pattern) composed.push(pattern)
    ts.forEachChild(node, look)
  }
  look(file)
  return { strings, composed }
}
