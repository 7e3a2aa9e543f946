import { withdrawAd } from './ad-transitions.ts'
import { defineOwnAdMethod } from './own-ad-method.ts'

export const takeBack = defineOwnAdMethod(withdrawAd)
