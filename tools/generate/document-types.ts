import { fieldsOf, isTable, type DocType } from '#framework/doctypes'
import { documentField } from './field-text.ts'
import { interfaceName, commentText, madeByProgram, quoted, sentences } from './text-parts.ts'

const standardFields = `
/**
 * Fields of every document. A list includes nulls; a single document omits empty fields, and both omit fields that the
 * reader may not see.
 */
export interface StandardFields {
  name: string
  /** Guests never see it. */
  owner?: string
  /** 'YYYY-MM-DD HH:MM:SS.ffffff' in the site's time zone. */
  creation: string
  /** Same format as \`creation\`. Sent back with a change, it prevents overwriting another user's later save. */
  modified: string
  /** Guests never see it. */
  modified_by?: string
  docstatus: 0 | 1 | 2
  idx: number
}

/** Fields of every row of a child table; \`idx\` counts from 1. */
export interface ChildFields extends StandardFields {
  parent: string
  parentfield: string
  parenttype: string
}
`

function refuseOneNameForTwo(types: readonly DocType[]): void {
  const names = [
    'StandardFields',
    'ChildFields',
    'DocumentTypes',
    ...types.map(({ name }) => interfaceName(name)),
  ]
  const doubled = names.find((name, index) => names.indexOf(name) !== index)
  if (doubled !== undefined)
    throw new Error(`Two document types would both be called ${doubled} in the contract`)
}

function tablesOf(child: DocType, types: readonly DocType[]): readonly string[] {
  return types.flatMap((type) =>
    fieldsOf(type).flatMap(({ fieldname, spec }) =>
      isTable(spec) && spec.child === child ? [`${type.name}.${fieldname}`] : [],
    ),
  )
}

function aboutType(type: DocType, types: readonly DocType[]): string {
  const { naming, guarded, isChild } = type
  return commentText(
    sentences([
      isChild && `Rows of ${tablesOf(type, types).join(', ')}`,
      naming.kind === 'single' && 'There is exactly one, named like its type',
      guarded !== null && `Guarded: ${guarded}`,
    ]),
  )
}

function interfaceText(type: DocType, types: readonly DocType[]): string {
  const base = type.isChild ? 'ChildFields' : 'StandardFields'
  const fields = fieldsOf(type).map(documentField).join('')
  const doctype = `doctype?: ${quoted(type.name)}\n`
  return `\n${aboutType(type, types)}export interface ${interfaceName(type.name)} extends ${base} {\n${doctype}${fields}}\n`
}

function indexText(types: readonly DocType[]): string {
  const entries = types
    .filter(({ isChild }) => !isChild)
    .map(({ name }) => `${quoted(name)}: ${interfaceName(name)}\n`)
  return `\n/** Document types by their name in \`/api/resource/<name>\`. */\nexport interface DocumentTypes {\n${entries.join('')}}\n`
}

export function documentTypesText(types: readonly DocType[]): string {
  refuseOneNameForTwo(types)
  const sorted = types.toSorted((one, other) => (one.name < other.name ? -1 : 1))
  return [
    madeByProgram,
    standardFields,
    ...sorted.map((type) => interfaceText(type, sorted)),
    indexText(sorted),
  ].join('')
}
