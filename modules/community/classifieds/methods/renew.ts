import { renewAd } from '../actions/move-ad.ts'
import { ownMove } from './ad-moves.ts'

export const renew = ownMove(renewAd)
