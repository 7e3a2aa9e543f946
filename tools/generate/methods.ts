import ts from 'typescript'
import { fieldRules } from '#framework/doctypes'
import { methodNames } from '#framework/engine'
import type { Method, Module } from '#framework/modules'
import { inputField } from './field-text.ts'
import { interfaceName, commentText, madeByProgram, quoted } from './text-parts.ts'
import { typeText } from './type-text.ts'

interface PrintedMethod {
  readonly method: Method
  readonly name: string
  readonly text: string
}

const about = `
/**
 * Methods by their name in \`/api/method/<name>\`, with the specification's own names for some.
 * A method without a result has no \`message\`: its output is undefined.
 */
`

function accessText({ access, reads }: Method): string {
  const who = access.kind === 'anyone' ? 'For anyone' : `For ${access.roles.map(whoHas).join(', ')}`
  return `${who}${reads ? '; changes nothing' : ''}.`
}

function whoHas(role: string): string {
  return role === 'All' ? 'signed-in users' : role
}

function inputText({ input }: Method): string {
  const members = fieldRules(input).map(inputField).join('')
  return members === '' ? 'Record<string, never>' : `{\n${members}}`
}

/** A null result has no body. */
function outputText(text: string): string {
  return text === 'null' ? 'undefined' : text.replace(/(^| \| )null$/, '$1undefined')
}

function methodPrinter(checker: ts.TypeChecker) {
  const interfaces = new Map<string, string>()

  const remember = (name: string, text: string): void => {
    if ((interfaces.get(name) ?? text) !== text)
      throw new Error(`Two types in answers are called ${name}; rename one of them`)
    interfaces.set(name, text)
  }

  return {
    interfaces,
    print(name: string, method: Method, { output, comment }: MethodType): PrintedMethod {
      const printed = typeText(checker, output, name)
      for (const [one, text] of printed.interfaces) remember(one, text)
      const head = commentText(`${comment}\n${accessText(method)}`)
      const types = `{ input: ${inputText(method)}; output: ${outputText(printed.text)} }`
      return { method, name, text: `${head}${quoted(name)}: ${types}\n` }
    },
  }
}

interface Sources {
  readonly modules: readonly Module[]
  readonly types: readonly ReadonlyMap<string, MethodType>[]
  readonly checker: ts.TypeChecker
}

/** Excludes bare methods, whose body has no `message` for clients. */
function calledMethods({ methods }: Module): readonly [string, Method][] {
  return Object.entries(methods).filter(([, { isBare }]) => !isBare)
}

function printAll({ modules, types, checker }: Sources) {
  const names = [...methodNames(modules)]
  const printer = methodPrinter(checker)
  const methods = modules.flatMap((module, index) =>
    calledMethods(module).map(([exported, method]) => {
      const [methodName] = names.find(([, known]) => known === method) ?? []
      const type = types[index]?.get(exported)
      if (methodName === undefined || !type)
        throw new Error(`The compiler does not know ${module.name}.${exported}`)
      return printer.print(`mela.${methodName}`, method, type)
    }),
  )
  return { methods, interfaces: printer.interfaces }
}

function aliasTexts({ method, name }: PrintedMethod): readonly PrintedMethod[] {
  return method.aliases.map((alias) => ({
    method,
    name: alias,
    text: `${quoted(alias)}: Methods[${quoted(name)}]\n`,
  }))
}

function byName(one: { readonly name: string }, other: { readonly name: string }): number {
  return one.name < other.name ? -1 : 1
}

export function methodsText(sources: Sources): string {
  const { methods, interfaces } = printAll(sources)
  const shown = [...interfaces].toSorted(([one], [other]) => (one < other ? -1 : 1))
  const declared = shown.map(([name, text]) => `\nexport interface ${interfaceName(name)} ${text}\n`)
  const entries = [...methods.toSorted(byName), ...methods.flatMap(aliasTexts).toSorted(byName)]
  return `${madeByProgram}${declared.join('')}${about}export interface Methods {\n${entries.map(({ text }) => text).join('')}}\n`
}

/** The compiler's knowledge of a method: the type of its result, and its comment. */
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

export function methodTypes(program: ts.Program, file: string): readonly ReadonlyMap<string, MethodType>[] {
  const source = program.getSourceFile(file)
  if (!source) throw new Error(`${file} was not read`)
  const checker = program.getTypeChecker()
  return moduleNodes(source).map((moduleNode) => methodsOf(checker, moduleNode))
}
