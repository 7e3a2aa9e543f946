import { returnAdToDraft } from './ad-transitions.ts'
import { defineOwnAdMethod } from './own-ad-method.ts'

export const withdrawAd = defineOwnAdMethod(returnAdToDraft, 'classifieds.take_back')
