import type { MessageId } from '#design/messages'
import type { Shelf } from '../data/desk-types.ts'

/** A shelf of the menu in the language of the desk. */
export const shelfNames: Readonly<Record<Shelf, MessageId>> = {
  organisation: 'desk.shelf_organisation',
  store: 'desk.shelf_store',
  money: 'desk.shelf_money',
  people: 'desk.shelf_people',
  messages: 'desk.shelf_messages',
  system: 'desk.shelf_system',
}
