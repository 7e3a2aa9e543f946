import { returnAdToDraft, defineOwnAdMethod } from './ad-transitions.ts'

export const withdrawAd = defineOwnAdMethod(returnAdToDraft, 'classifieds.take_back')
