import { renewAd, defineOwnAdMethod } from './ad-transitions.ts'

export const renew = defineOwnAdMethod(renewAd)
