import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../../data/page-call.ts'

export const profilePath = '/tabs/my-profile'

export type Person = Methods['mela.identity.get_own_account']['output']
export type Device = Methods['mela.identity.get_devices']['output'][number]
export type Preference = Methods['mela.notifications.get_preferences']['output'][number]

export const personCall: PageCall<Person> = {
  ...methodRead('mela.identity.get_own_account'),
  key: 'person',
}

export const devicesCall: PageCall<Device[]> = {
  ...methodRead('mela.identity.get_devices'),
  key: 'devices',
}

export const preferencesCall: PageCall<Preference[]> = {
  ...methodRead('mela.notifications.get_preferences'),
  key: 'preferences',
}

export const endDevice = (name: string) => call('mela.identity.revoke_device', { name })

export const endEverywhere = () => call('mela.identity.sign_out_everywhere', {})

/** Sends all preferences of a channel: the server drops those that are left out. */
export function setPreference(preference: Preference, is_on: 0 | 1) {
  const { channel, event_class, quiet_from, quiet_until, time_zone } = preference
  return call('mela.notifications.set_preference', {
    ...{ channel, event_class, quiet_from, quiet_until, time_zone },
    is_on,
  })
}
