import { sendInAd } from '../actions/move-ad.ts'
import { ownMove } from './ad-moves.ts'

export const sendIn = ownMove(sendInAd)
