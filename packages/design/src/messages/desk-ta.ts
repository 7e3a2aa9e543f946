import { deskAccount } from './ta/desk-account.ts'
import { deskEditor } from './ta/desk-editor.ts'
import { deskForm } from './ta/desk-form.ts'
import { deskList } from './ta/desk-list.ts'
import { deskSidebar } from './ta/desk-sidebar.ts'
import { deskStock } from './ta/desk-stock.ts'
import { deskTypes } from './ta/desk-types.ts'
import { desk } from './ta/desk.ts'
import { inbox } from './ta/inbox.ts'
import type { deskEn } from './desk-en.ts'
import type { Translation } from './message.ts'

export const deskTa: Translation<typeof deskEn> = {
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
