import ts from 'typescript'

/** What the compiler knows of a method: the type of its answer, and the words above it. */
export interface MethodType {
  readonly output: ts.Type
  readonly comment: string
}

function declarationOf(checker: ts.TypeChecker, node: ts.Node): ts.VariableDeclaration {
  const symbol = checker.getSymbolAtLocation(node)
  const target = symbol && symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
  const declaration = target?.valueDeclaration
  if (!declaration || !ts.isVariableDeclaration(declaration))
    throw new Error(`${node.getText()} is not a constant`)
  return declaration
}

function moduleNodes(file: ts.SourceFile): readonly ts.Expression[] {
  const declarations = file.statements
    .filter(ts.isVariableStatement)
    .flatMap((one) => [...one.declarationList.declarations])
  const list = declarations.find((one) => one.name.getText() === 'modules')?.initializer
  if (!list || !ts.isArrayLiteralExpression(list))
    throw new Error(`${file.fileName} has no list called modules`)
  return list.elements
}

/** The `{ … }` that a module gives to `defineModule`. */
function definitionOf(checker: ts.TypeChecker, moduleNode: ts.Expression): ts.Expression {
  const { initializer } = declarationOf(checker, moduleNode)
  const definition = initializer && ts.isCallExpression(initializer) ? initializer.arguments[0] : undefined
  if (!definition) throw new Error(`${moduleNode.getText()} is not made by defineModule({ … })`)
  return definition
}

function outputOf(checker: ts.TypeChecker, method: ts.Type, name: string): ts.Type {
  const call = method.getProperty('call')
  const [signature] = call ? checker.getTypeOfSymbol(call).getCallSignatures() : []
  const output = signature && checker.getAwaitedType(signature.getReturnType())
  if (!output) throw new Error(`${name} is not made by method({ … })`)
  return output
}

function commentOf(checker: ts.TypeChecker, member: ts.Symbol): string {
  const { valueDeclaration } = member
  const isShorthand = valueDeclaration && ts.isShorthandPropertyAssignment(valueDeclaration)
  const value = isShorthand ? checker.getShorthandAssignmentValueSymbol(valueDeclaration) : member
  const target = value && value.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(value) : value
  return ts.displayPartsToString(target?.getDocumentationComment(checker))
}

function methodsOf(checker: ts.TypeChecker, moduleNode: ts.Expression): ReadonlyMap<string, MethodType> {
  const methods = checker.getTypeAtLocation(definitionOf(checker, moduleNode)).getProperty('methods')
  const members = methods ? checker.getPropertiesOfType(checker.getTypeOfSymbol(methods)) : []
  return new Map(
    members.map((member) => [
      member.name,
      {
        output: outputOf(checker, checker.getTypeOfSymbol(member), `${moduleNode.getText()}.${member.name}`),
        comment: commentOf(checker, member),
      },
    ]),
  )
}

/** The methods of each module by exported name, in the order of the list `modules` in that file. */
export function methodTypes(program: ts.Program, file: string): readonly ReadonlyMap<string, MethodType>[] {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${file} was not read`)
  const checker = program.getTypeChecker()
  return moduleNodes(source).map((moduleNode) => methodsOf(checker, moduleNode))
}
