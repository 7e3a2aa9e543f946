/** The specification's figures for the lightbox, times in milliseconds, distances in pixels. */
export const slideTime = 400
export const backdropTime = 300
export const preloadedSlides = 2
export const swipeDistance = 50
export const closingSwipeDistance = 100

/** A finger that moves no further has stayed where it was. */
const tapDistance = 10

export type Gesture = 'next' | 'previous' | 'close' | 'nothing'

/** What a finger's way across a picture means. Right to left goes on; up or down, far enough, closes. */
export function gestureOf(across: number, down: number): Gesture {
  if (Math.abs(down) > Math.abs(across)) return Math.abs(down) > closingSwipeDistance ? 'close' : 'nothing'
  if (Math.abs(across) <= swipeDistance) return 'nothing'
  return across < 0 ? 'next' : 'previous'
}

export const isTap = (across: number, down: number): boolean => Math.hypot(across, down) <= tapDistance
