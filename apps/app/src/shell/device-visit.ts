import { isPlatform } from '@ionic/react'
import { clientSettings, type DeviceType } from '#client'
import { dayIn } from '#meta'
import type { Visit } from '../data/visit.ts'

const defaultZone = 'Asia/Kolkata'

export function deviceType(): DeviceType {
  if (!isPlatform('hybrid')) return 'Website'
  return isPlatform('ios') ? 'IOS Mobile App' : 'Android Mobile App'
}

export function deviceVisit(language: string, timeZone: string = defaultZone): Visit {
  return {
    path: location.pathname,
    search: location.search,
    origin: clientSettings.host || location.origin,
    language,
    today: dayIn(timeZone, new Date()),
    applicationType: clientSettings.deviceType === 'Website' ? 'web' : 'mobile',
    // The website's settings decide whether a chosen store counts.
    business: null,
    city: null,
  }
}
