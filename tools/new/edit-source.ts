import ts from 'typescript'

function parse(text: string): ts.SourceFile {
  return ts.createSourceFile('source.ts', text, ts.ScriptTarget.ESNext, true)
}

function spliced(text: string, position: number, insertion: string): string {
  return text.slice(0, position) + insertion + text.slice(position)
}

export function addImport(text: string, statement: string, near: string): string {
  const imports = parse(text).statements.filter(ts.isImportDeclaration)
  const close = imports.filter(({ moduleSpecifier }) => moduleSpecifier.getText().slice(1).startsWith(near))
  const last = close.at(-1) ?? imports.at(-1)
  return last ? spliced(text, last.getEnd(), `\n${statement}`) : `${statement}\n\n${text}`
}

function find<T extends ts.Node>(node: ts.Node, isWanted: (node: ts.Node) => node is T): T | undefined {
  return isWanted(node) ? node : ts.forEachChild(node, (child) => find(child, isWanted))
}

function withElement(text: string, list: ts.ArrayLiteralExpression, element: string): string {
  const last = list.elements.at(-1)
  return last ? spliced(text, last.getEnd(), `, ${element}`) : spliced(text, list.getStart() + 1, element)
}

export function addToConstant(text: string, constant: string, element: string): string {
  const declaration = find(
    parse(text),
    (node): node is ts.VariableDeclaration =>
      ts.isVariableDeclaration(node) && node.name.getText() === constant,
  )
  const list = declaration?.initializer
  if (!list || !ts.isArrayLiteralExpression(list))
    throw new Error(`There is no list called ${constant} to add ${element} to`)
  return withElement(text, list, element)
}

export function addTexts(text: string, ids: readonly string[]): string {
  const read: unknown = JSON.parse(text)
  const known = Object.entries<unknown>({ ...(typeof read === 'object' ? read : {}) })
  const all = new Map([...ids.map((id): [string, unknown] => [id, '']), ...known])
  const sorted = [...all].toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`
}

export function addToModule(text: string, property: string, element: string): string {
  const call = find(
    parse(text),
    (node): node is ts.CallExpression =>
      ts.isCallExpression(node) && node.expression.getText() === 'defineModule',
  )
  const definition = call?.arguments[0]
  if (!definition || !ts.isObjectLiteralExpression(definition))
    throw new Error('The front door calls no defineModule({ … })')
  const list = definition.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => name.getText() === property)?.initializer
  if (list && ts.isArrayLiteralExpression(list)) return withElement(text, list, element)
  if (list) throw new Error(`${property} of defineModule is not written as a list`)
  const name = definition.properties.find((one) => one.name?.getText() === 'name')
  if (!name) throw new Error('defineModule is given no name')
  return spliced(text, name.getEnd(), `,\n  ${property}: [${element}]`)
}

export function addBullet(text: string, bullet: string): string {
  const lines = text.trimEnd().split('\n')
  const last = lines.findLastIndex((line) => line.startsWith('- **'))
  return `${lines.toSpliced(last === -1 ? lines.length : last + 1, 0, bullet).join('\n')}\n`
}
