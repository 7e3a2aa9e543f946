import { hooks } from '#framework/documents'
import { notificationErrors } from '../errors.ts'
import { hasStrayBraces } from './fill-template.rules.ts'
import { NotificationTemplate } from './notification-template.doctype.ts'

export const notificationTemplateHooks = hooks(NotificationTemplate, {
  beforeSave({ document: { subject, body } }) {
    if ([subject, body].some((part) => hasStrayBraces(part ?? ''))) throw notificationErrors.stray_braces()
    return {}
  },
})
