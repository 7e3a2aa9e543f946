import { markAdSold, defineOwnAdMethod } from './ad-transitions.ts'

export const markSold = defineOwnAdMethod(markAdSold)
