import { submitAd } from './ad-transitions.ts'
import { defineOwnAdMethod } from './own-ad-method.ts'

export const sendIn = defineOwnAdMethod(submitAd)
