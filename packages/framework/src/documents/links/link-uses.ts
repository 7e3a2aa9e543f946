import { sql, type RawBuilder } from 'kysely'
import type { DynamicLinkField, LinkField } from '#framework/doctypes'

/** A document that others may name. */
interface Named {
  readonly type: string
  readonly name: string
}

/** Where a link is found: the document that holds it, or the one whose row does. */
export type Use = Named

/** The documents that name this one by a field of theirs; neither the document itself nor its own rows count. */
export function usesOf(link: LinkField | DynamicLinkField, { type, name }: Named): RawBuilder<Use> {
  const { type: from, fieldname } = link
  const [holderType, holder] = from.isChild
    ? [sql`"parenttype"`, sql`"parent"`]
    : [sql`${from.name}::text`, sql`"name"`]
  const isMeant = 'typeField' in link ? sql`and ${sql.id(link.typeField)} = ${type}` : sql``
  return sql<Use>`select ${holderType} as type, ${holder} as name from ${sql.table(from.name)}
    where ${sql.id(fieldname)} = ${name} ${isMeant} and not (${holderType} = ${type} and ${holder} = ${name})`
}
