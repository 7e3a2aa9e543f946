import { sendAdToReview } from './ad-transitions.ts'
import { defineOwnAdMethod } from './own-ad-method.ts'

export const submitAd = defineOwnAdMethod(sendAdToReview, 'classifieds.send_in')
