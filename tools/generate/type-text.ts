import ts from 'typescript'
import { recursiveTypes, elementsOf, hasFlag, isDownload, isObject } from './type-parts.ts'
import { commentText, keyText, quoted } from './text-parts.ts'

const words: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.Null, 'null'],
  [ts.TypeFlags.Unknown, 'unknown'],
  [ts.TypeFlags.Never, 'never'],
  [ts.TypeFlags.Void | ts.TypeFlags.Undefined, 'undefined'],
]

const primitives: readonly (readonly [ts.TypeFlags, string])[] = [
  [ts.TypeFlags.StringLike, 'string'],
  [ts.TypeFlags.NumberLike, 'number'],
  [ts.TypeFlags.BooleanLike, 'boolean'],
]

export interface TypeText {
  readonly text: string
  readonly interfaces: ReadonlyMap<string, string>
}

function wordFor(type: ts.Type, list: typeof words): string | undefined {
  return list.find(([flags]) => hasFlag(type, flags))?.[1]
}

export function nameOf(type: ts.Type): string {
  const name = (type.aliasSymbol ?? type.getSymbol())?.name ?? '__type'
  if (name.startsWith('__'))
    throw new Error('A type that holds itself needs a name: declare it as an interface')
  return name
}

/** Puts null last, and sorts the rest independently of the other compiled files. */
function unionText(members: readonly string[]): string {
  const isNothing = (text: string) => text === 'null' || text === 'undefined'
  const sorted = [...new Set(members)].toSorted()
  return [...sorted.filter((text) => !isNothing(text)), ...sorted.filter(isNothing)].join(' | ')
}

class TypePrinter {
  readonly checker: ts.TypeChecker
  readonly recursive: ReadonlySet<ts.Type>
  readonly named = new Map<ts.Type, string>()
  readonly interfaces = new Map<string, string>()

  constructor(checker: ts.TypeChecker, root: ts.Type) {
    this.checker = checker
    this.recursive = recursiveTypes(checker, root)
  }

  print(type: ts.Type, place: string): string {
    const word = wordFor(type, words)
    if (word !== undefined) return word
    if (isDownload(type)) return 'Blob'
    if (type.isStringLiteral()) return quoted(type.value)
    if (type.isNumberLiteral()) return String(type.value)
    if (type.isUnion()) return this.printUnion(type.types, place)
    return wordFor(type, primitives) ?? this.printStructure(type, place)
  }

  printUnion(members: readonly ts.Type[], place: string): string {
    return unionText(members.map((member) => this.print(member, place)))
  }

  printStructure(type: ts.Type, place: string): string {
    if (this.checker.isTupleType(type)) {
      const elements = elementsOf(this.checker, type).map((element) => this.print(element, `${place}[]`))
      return `[${elements.join(', ')}]`
    }
    if (this.checker.isArrayType(type)) return this.printArray(type, place)
    if (!isObject(type) || type.getCallSignatures().length > 0)
      throw new Error(`${place} is ${this.checker.typeToString(type)}, which has no place on the wire`)
    return this.recursive.has(type) ? this.printNamed(type, place) : this.printMembers(type, place)
  }

  printArray(type: ts.Type, place: string): string {
    const [element] = elementsOf(this.checker, type)
    return `(${element ? this.print(element, `${place}[]`) : 'unknown'})[]`
  }

  printNamed(type: ts.Type, place: string): string {
    const known = this.named.get(type)
    if (known !== undefined) return known
    const name = nameOf(type)
    this.named.set(type, name)
    if (this.interfaces.has(name))
      throw new Error(`${place}: two types are called ${name}; rename one of them`)
    this.interfaces.set(name, '')
    this.interfaces.set(name, this.printMembers(type, name))
    return name
  }

  printMembers(type: ts.Type, place: string): string {
    const members = this.checker.getPropertiesOfType(type)
    const [index] = this.checker.getIndexInfosOfType(type)
    if (index && members.length === 0) return `Record<string, ${this.print(index.type, `${place}.*`)}>`
    if (members.length === 0) return 'Record<string, never>'
    const rest = index ? `[key: string]: ${this.print(index.type, `${place}.*`)}\n` : ''
    return `{\n${members.map((member) => this.printMember(member, place)).join('')}${rest}}`
  }

  printMember(member: ts.Symbol, place: string): string {
    const type = this.checker.getTypeOfSymbol(member)
    const parts = type.isUnion() ? type.types : [type]
    // JSON has no undefined: such a member is absent.
    const present = parts.filter((part) => !hasFlag(part, ts.TypeFlags.Undefined))
    if (present.length === 0) return ''
    const isOptional = present.length < parts.length || (member.flags & ts.SymbolFlags.Optional) !== 0
    const comment = ts.displayPartsToString(member.getDocumentationComment(this.checker))
    const value = this.printUnion(present, `${place}.${member.name}`)
    return `${commentText(comment)}${keyText(member.name)}${isOptional ? '?' : ''}: ${value}\n`
  }
}

/**
 * Prints a type by its structure. Throws when it holds something that JSON cannot carry.
 * @param place what the type is called in such an error
 */
export function typeText(checker: ts.TypeChecker, type: ts.Type, place: string): TypeText {
  const printer = new TypePrinter(checker, type)
  return { text: printer.print(type, place), interfaces: printer.interfaces }
}
