import { quoted } from '#framework/database'
import { columnsOf, type Column, type DocType } from '#framework/doctypes'
import { permissionFor, worksOnEvery } from '#framework/permissions'
import type { TagsTable, View } from './relations.ts'
import { type Output, MAIN, type Operand, type Reading } from './sources.ts'

export const TAGS = '_user_tags'

/** Name of the type that stores tags, because the list engine imports no module. */
const TAG_LINK = 'Tag Link'

const literal = (text: string): string => `'${text.replaceAll("'", "''")}'`

interface Tags {
  readonly links: DocType
  readonly tag: Column
}

/** Tags are visible only to callers who work on all such documents, because staff's tags may be frank. */
function tagsOf({ registry, type, caller }: View): Tags | null {
  const links = registry.find(TAG_LINK)
  const tag = links && columnsOf(links).get('tag')
  const isTagger = worksOnEvery(type, caller) && permissionFor(type, 'write', caller).kind !== 'never'
  const isShown = !type.isChild && isTagger
  return tag && isShown ? { links, tag } : null
}

export function tagOperand({ view, sources }: Reading): Operand | null {
  const tags = tagsOf(view)
  if (!tags) return null
  sources.touch(tags.links, { kind: 'always' })
  const table: TagsTable = { kind: 'tags', links: tags.links }
  const columns = columnsOf(tags.links)
  return sources.reach({ table, existing: columns, visible: columns }, tags.tag)
}

/** Format `,one,two,`: commas on both sides of each, so that a filter finds a whole tag in the text. */
export function tagOutputs({ view, sources }: Reading): readonly Output[] {
  const tags = tagsOf(view)
  if (!tags) return []
  sources.touch(tags.links, { kind: 'always' })
  const theirs = `t."document_type" = ${literal(view.type.name)} and t."document_name" = ${MAIN}."name"`
  const text = `(select ',' || string_agg(t."tag", ',' order by t."tag") || ',' from ${quoted(tags.links.name)} t where ${theirs})`
  const output = { key: TAGS, name: TAGS, text, isNamed: false, isAggregate: false, isAmount: false }
  return [{ ...output, operand: null, written: TAGS }]
}
