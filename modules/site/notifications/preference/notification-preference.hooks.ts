import { hooks } from '#framework/documents'
import { isTimeZone } from '#site/website'
import { notificationErrors } from '../errors.ts'
import { NotificationPreference } from './notification-preference.doctype.ts'

export const notificationPreferenceHooks = hooks(NotificationPreference, {
  beforeSave({ document: { quiet_from, quiet_until, time_zone } }) {
    if ((quiet_from === null) !== (quiet_until === null)) throw notificationErrors.half_quiet()
    if (time_zone !== null && !isTimeZone(time_zone)) throw notificationErrors.not_a_time_zone(time_zone)
    return {}
  },
})
