import { sellAd } from '../actions/move-ad.ts'
import { ownMove } from './ad-moves.ts'

export const markSold = ownMove(sellAd)
