import { deskAccount } from './en/desk-account.ts'
import { deskForm } from './en/desk-form.ts'
import { deskList } from './en/desk-list.ts'
import { desk } from './en/desk.ts'

/** The words of the desk alone: the app does not load them. */
export const deskEn = { ...desk, ...deskAccount, ...deskForm, ...deskList }
