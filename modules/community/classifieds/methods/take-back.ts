import { takeBackAd } from '../actions/move-ad.ts'
import { ownMove } from './ad-moves.ts'

export const takeBack = ownMove(takeBackAd)
