import ts from 'typescript'

/** What a source file says to people when something is refused. */
export interface SentencesFound {
  /** English texts, with places like {0} where values stand. */
  readonly sources: readonly string[]
  /** Templates that are told as they are: no other language can say them. */
  readonly untagged: readonly string[]
}

/** The text of `sentence\`…\``, as it is looked up at run time. */
function sourceOf({ template }: ts.TaggedTemplateExpression): string {
  if (ts.isNoSubstitutionTemplateLiteral(template)) return template.text
  const rest = template.templateSpans.map(({ literal }, index) => `{${index}}${literal.text}`)
  return template.head.text + rest.join('')
}

const beside: ReadonlySet<string> = new Set(['type', 'indicator', 'code'])

/** Said of an error or in a notice; other messages are the dialect's own, for its clients. */
function isOfPeople({ parent }: ts.PropertyAssignment): boolean {
  return parent.properties.some(({ name }) => name !== undefined && beside.has(name.getText()))
}

/** `message: () => '…'`, `messages: ['…']` and the headings of these. */
function toldByProperty(node: ts.Node): readonly ts.Expression[] {
  if (!ts.isPropertyAssignment(node) || !ts.isIdentifier(node.name)) return []
  const isTold = ['message', 'messages', 'title'].includes(node.name.text) && isOfPeople(node)
  return isTold ? [node.initializer] : []
}

/** The functions of a file that take something said, and which of their parameters that is. */
function tellers(file: ts.SourceFile): ReadonlyMap<string, number> {
  const found = file.statements.filter(ts.isFunctionDeclaration).map((made) => {
    const place = made.parameters.findIndex(({ type }) => type?.getText() === 'Said')
    return [made.name?.text ?? '', place] as const
  })
  return new Map(found.filter(([, place]) => place >= 0))
}

function toldByCall(node: ts.Node, known: ReadonlyMap<string, number>): readonly ts.Expression[] {
  if (!ts.isCallExpression(node)) return []
  const place = known.get(node.expression.getText())
  const told = place === undefined ? undefined : node.arguments[place]
  return told ? [told] : []
}

/** The expressions that something told may come to. */
function outcomes(node: ts.Expression): readonly ts.Expression[] {
  if (ts.isArrowFunction(node)) return ts.isBlock(node.body) ? [] : outcomes(node.body)
  if (ts.isParenthesizedExpression(node)) return outcomes(node.expression)
  if (ts.isArrayLiteralExpression(node)) return node.elements.flatMap(outcomes)
  if (ts.isConditionalExpression(node)) return [node.whenTrue, node.whenFalse].flatMap(outcomes)
  return [node]
}

export function sentencesIn(text: string): SentencesFound {
  const file = ts.createSourceFile('source.ts', text, ts.ScriptTarget.Latest, true)
  const known = tellers(file)
  const sources: string[] = []
  const untagged: string[] = []
  const look = (node: ts.Node): void => {
    if (ts.isTaggedTemplateExpression(node) && node.tag.getText() === 'sentence') sources.push(sourceOf(node))
    for (const told of [...toldByProperty(node), ...toldByCall(node, known)].flatMap(outcomes)) {
      if (ts.isStringLiteral(told)) sources.push(told.text)
      if (ts.isTemplateExpression(told)) untagged.push(told.getText())
    }
    ts.forEachChild(node, look)
  }
  look(file)
  return { sources, untagged }
}
