import { call, methodRead } from '#client'
import type { Methods } from '#contract'
import type { PageCall } from '../../../data/page-call.ts'

export type Person = Methods['mela.identity.get_own_account']['output']
export type Device = Methods['mela.identity.get_devices']['output'][number]
export type Preference = Methods['mela.notifications.get_preferences']['output'][number]
type Family = Methods['mela.family.get_my_family']['output']['families'][number]
export type Child = Family['children'][number]

export const personCall: PageCall<Person> = {
  ...methodRead('mela.identity.get_own_account'),
  key: 'person',
}

/** The same answer that the family's own page keeps. */
export const familyCall: PageCall<Methods['mela.family.get_my_family']['output']> = {
  ...methodRead('mela.family.get_my_family'),
  key: 'family',
}

/** The same answer that the menu keeps. */
export const dutiesCall: PageCall<Methods['mela.tickets.get_duties']['output']> = {
  ...methodRead('mela.tickets.get_duties'),
  key: 'duties',
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

/** Says everything of a channel again: what is left out would be forgotten. */
export function setPreference(preference: Preference, is_on: 0 | 1) {
  const { channel, event_class, quiet_from, quiet_until, time_zone } = preference
  return call('mela.notifications.set_preference', {
    ...{ channel, event_class, quiet_from, quiet_until, time_zone },
    is_on,
  })
}
