import { place } from './hi/place.ts'
import { profile } from './hi/profile.ts'

export const placeHi = { ...place, ...profile }
