import { markAdSold } from './ad-transitions.ts'
import { defineOwnAdMethod } from './own-ad-method.ts'

export const markSold = defineOwnAdMethod(markAdSold)
