import { deskAccount } from './hi/desk-account.ts'
import { deskEditor } from './hi/desk-editor.ts'
import { deskForm } from './hi/desk-form.ts'
import { deskList } from './hi/desk-list.ts'
import { deskSidebar } from './hi/desk-sidebar.ts'
import { deskStock } from './hi/desk-stock.ts'
import { deskTypes } from './hi/desk-types.ts'
import { desk } from './hi/desk.ts'
import { inbox } from './hi/inbox.ts'
import type { deskEn } from './desk-en.ts'
import type { Translation } from './message.ts'

export const deskHi: Translation<typeof deskEn> = {
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
