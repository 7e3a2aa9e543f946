import type { DocType } from '#framework/doctypes'
import { worksOnEvery } from '#framework/permissions'
import type { Output } from './selection.ts'
import { MAIN, type Reading } from './sources.ts'

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

/** The latest comments that a list tells of a document, and how many letters of each. */
const MOST_COMMENTS = 20
const LETTERS = 140

interface DeskColumn {
  /** The type that it is kept as, by name: the engine of lists knows no room. Null where nothing is kept. */
  readonly keptAs: string | null
  /** Its text in SQL, for documents of one type. */
  text(type: DocType): string
}

const commentsOf = ({ name }: DocType) =>
  `from "Comment" c where c."reference_doctype" = ${literal(name)} and c."reference_name" = ${MAIN}."name" and c."comment_type" = 'Comment'`

const deskColumns: Readonly<Record<string, DeskColumn>> = {
  _assign: {
    keptAs: 'ToDo',
    text: ({ name }) =>
      `(select json_agg(a."allocated_to" order by a."creation")::text from "ToDo" a where a."reference_type" = ${literal(name)} and a."reference_name" = ${MAIN}."name" and a."status" = 'Open')`,
  },
  _comments: {
    keptAs: 'Comment',
    text: (type) =>
      `(select json_agg(json_build_object('name', l."name", 'by', l."owner", 'comment', l.said) order by l."creation")::text from (select c."name", c."owner", c."creation", left(c."content", ${LETTERS}) as said ${commentsOf(type)} order by c."creation" desc limit ${MOST_COMMENTS}) l)`,
  },
  _comment_count: { keptAs: 'Comment', text: (type) => `(select count(*)::int ${commentsOf(type)})` },
  _liked_by: { keptAs: null, text: () => 'null::text' },
}

/** Whether a field of a list is what the dialect's desk shows beside documents. */
export function isDeskColumn(asked: unknown): asked is string {
  return typeof asked === 'string' && Object.hasOwn(deskColumns, asked)
}

/**
 * What people of the house say of a document and who has it, in the list's own statement. It is shown to those alone who
 * work on all such documents; for others it is left out, as a field that they may not see.
 */
export function deskOutputs({ view, sources }: Reading, name: string): readonly Output[] {
  const { type, caller, registry } = view
  const column = deskColumns[name]
  if (!column || type.isChild || !worksOnEvery(type, caller)) return []
  const kept = column.keptAs === null ? undefined : registry.find(column.keptAs)
  if (column.keptAs !== null && !kept) return []
  if (kept) sources.touch(kept, { kind: 'always' })
  const output = { key: name, name, isNamed: false, isAggregate: false, isAmount: false }
  return [{ ...output, text: column.text(type), operand: null, written: name }]
}
