import type { Documents } from '#framework/documents'
import { Notification } from './notification.doctype.ts'

export function countUnread(documents: Documents, user: string): Promise<number> {
  return documents.asSystem().count(Notification, {
    filters: [
      ['user', '=', user],
      ['channel', '=', 'in-app'],
      ['read_at', 'is', 'not set'],
    ],
  })
}
