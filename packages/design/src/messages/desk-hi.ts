import { deskAccount } from './hi/desk-account.ts'
import { deskBeside } from './hi/desk-beside.ts'
import { deskEditor } from './hi/desk-editor.ts'
import { deskForm } from './hi/desk-form.ts'
import { deskList } from './hi/desk-list.ts'
import { deskStock } from './hi/desk-stock.ts'
import { desk } from './hi/desk.ts'
import { inbox } from './hi/inbox.ts'
import type { deskEn } from './desk-en.ts'
import type { Translation } from './message.ts'

export const deskHi: Translation<typeof deskEn> = {
  ...desk,
  ...deskAccount,
  ...deskBeside,
  ...deskEditor,
  ...deskForm,
  ...deskList,
  ...deskStock,
  ...inbox,
}
