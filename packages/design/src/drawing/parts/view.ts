import type { Random } from '../random.ts'

export type Time = 'morning' | 'noon' | 'evening' | 'night'

export interface View {
  readonly width: number
  readonly height: number
  readonly random: Random
  readonly time: Time
}

export type Scene = (view: View) => string
