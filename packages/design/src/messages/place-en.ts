import { place } from './en/place.ts'
import { profile } from './en/profile.ts'

/** The words of places, of addresses and of the own account: only their pages load them. */
export const placeEn = { ...place, ...profile }
