import { deskAccount } from './en/desk-account.ts'
import { deskEditor } from './en/desk-editor.ts'
import { deskForm } from './en/desk-form.ts'
import { deskList } from './en/desk-list.ts'
import { deskSidebar } from './en/desk-sidebar.ts'
import { deskStock } from './en/desk-stock.ts'
import { deskTypes } from './en/desk-types.ts'
import { desk } from './en/desk.ts'
import { inbox } from './en/inbox.ts'

/** The words of the desk alone: the app does not load them. */
export const deskEn = {
  ...desk,
  ...deskAccount,
  ...deskEditor,
  ...deskForm,
  ...deskList,
  ...deskSidebar,
  ...deskStock,
  ...deskTypes,
  ...inbox,
}
