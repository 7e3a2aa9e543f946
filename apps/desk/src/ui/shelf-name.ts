import type { MessageId } from '#design/messages'
import type { Shelf } from '../data/desk-types.ts'

/** A shelf of the menu in the language of the desk. */
export const shelfNames: Readonly<Record<Shelf, MessageId>> = {
  organisation: 'desk.menu_organisation',
  store: 'desk.menu_store',
  money: 'desk.menu_money',
  people: 'desk.menu_people',
  messages: 'desk.menu_messages',
  system: 'desk.menu_system',
}
