import { sql } from 'kysely'
import type { Engine } from '#framework/engine'
import type { Marker } from './plant-markers.ts'

/** What a method tells those who may not read the document itself, by the last part of its name: columns by type. */
const disclosures = new Map<string, Readonly<Record<string, readonly string[]>>>([
  // Whoever wants to prove a ticket needs the public half of the key that signed it.
  ['mela.tickets.get_keys', { 'Ticket Key': ['public_key'] }],
  // Whoever applied goes on seeing what for.
  ['mela.jobs.get_my_jobs', { 'Job Opening': ['title', 'organisation', 'location'] }],
  // Whoever registered goes on seeing when and where, though the event is not on the pages any more.
  ['mela.events.get_my_registrations', { 'Mela Event': ['title', 'venue', 'short_description'] }],
])

/** Types whose document every method of a room tells the person it belongs to, though nobody reads it as such. */
const ownerDisclosures = new Map<string, { readonly type: string; readonly field: string }>([
  ['mela.cart', { type: 'Cart', field: 'user' }],
  ['mela.wishlist', { type: 'Wishlist', field: 'user' }],
])

const methodOf = (operation: string): string => operation.split('/').at(-1) ?? ''
const moduleOf = (operation: string): string => methodOf(operation).split('.').slice(0, 2).join('.')

export function isIntendedDisclosure(operation: string, { holder, column }: Marker): boolean {
  return disclosures.get(methodOf(operation))?.[holder.name]?.includes(column) ?? false
}

/** Whether the document belongs to who asks, and the room that was asked tells people of their own. */
export async function isOwnerDisclosure(
  { database }: Engine,
  { operation, user }: { readonly operation: string; readonly user: string },
  { type, document }: Marker,
): Promise<boolean> {
  const own = ownerDisclosures.get(moduleOf(operation))
  if (own?.type !== type.name) return false
  const { rows } = await sql`select from ${sql.table(type.name)}
    where name = ${document} and ${sql.id(own.field)} = ${user}`.execute(database.kysely)
  return rows.length > 0
}
