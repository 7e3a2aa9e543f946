import { sendAdToReview, defineOwnAdMethod } from './ad-transitions.ts'

export const submitAd = defineOwnAdMethod(sendAdToReview, 'classifieds.send_in')
