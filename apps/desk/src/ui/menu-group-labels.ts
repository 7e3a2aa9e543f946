import type { MessageId } from '#design/messages'
import type { MenuGroupName } from '../data/document/desk-types.ts'

export const menuGroupLabels: Readonly<Record<MenuGroupName, MessageId>> = {
  organisation: 'desk.menu_organisation',
  store: 'desk.menu_store',
  money: 'desk.menu_money',
  people: 'desk.menu_people',
  messages: 'desk.menu_messages',
  system: 'desk.menu_system',
}
