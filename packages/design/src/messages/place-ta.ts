import { place } from './ta/place.ts'
import { profile } from './ta/profile.ts'

export const placeTa = { ...place, ...profile }
