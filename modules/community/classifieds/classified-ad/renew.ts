import { renewAd } from './ad-transitions.ts'
import { defineOwnAdMethod } from './own-ad-method.ts'

export const renew = defineOwnAdMethod(renewAd)
