import type { Connected, Connection } from '../../../data/document/connections.ts'
import { documentPath, listPath, type DeskType } from '../../../data/document/desk-types.ts'
import { groupTypes, type MenuGroup } from '../../../data/menu-groups.ts'

/** A way from a document to others that name it. */
export interface ConnectionLink {
  key: string
  label: string
  /** '3', or '100+' where it was counted no further. */
  count: string
  to: string
}

interface ConnectionGroup {
  menuGroup: MenuGroup['name']
  links: ConnectionLink[]
}

interface Target {
  doctype: string
  name: string
}

/** The one document where it is alone, else the list of those that name this document. */
function addressOf({ doctype, fieldname, type_field, only }: Connection, target: Target): string {
  if (only !== null) return documentPath(doctype, only)
  const filters = new URLSearchParams([[`${fieldname}.is`, target.name]])
  if (type_field !== null) filters.set(`${type_field}.is`, target.doctype)
  return `${listPath(doctype)}?${filters.toString()}`
}

/** A type that names the document by two of its fields says by which. */
function linksOfType(type: DeskType, { most, connections }: Connected, target: Target): ConnectionLink[] {
  const own = connections.filter(({ doctype }) => doctype === type.name)
  return own.map((connection) => ({
    key: `${type.name} ${connection.fieldname}`,
    label: own.length > 1 ? `${type.plural}: ${connection.label}` : type.plural,
    count: connection.count >= most ? `${most}+` : String(connection.count),
    to: addressOf(connection, target),
  }))
}

/** The ways from a document to those that name it, by shelf, in the order of the menu. */
export function groupConnections(
  types: readonly DeskType[],
  connected: Connected,
  target: Target,
): ConnectionGroup[] {
  const named = new Set(connected.connections.map(({ doctype }) => doctype))
  return groupTypes(types.filter(({ name }) => named.has(name))).map(({ name, types: groupedTypes }) => ({
    menuGroup: name,
    links: groupedTypes.flatMap((type) => linksOfType(type, connected, target)),
  }))
}
