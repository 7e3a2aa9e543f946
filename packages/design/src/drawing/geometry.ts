export type Point = readonly [x: number, y: number]
export type Box = readonly [x: number, y: number, width: number, height: number]

/** One decimal is finer than a printed block, and keeps the files small. */
export const compact = (value: number): number => Math.round(value * 10) / 10

/** A run of numbers as a path takes them. */
export const at = (...values: number[]): string => values.map(compact).join(' ')

const degree = Math.PI / 180

/** The point that lies `distance` away in the direction of `angle` (degrees, 0 is right, 90 is down). */
export const away = ([x, y]: Point, angle: number, distance: number): Point => [
  x + Math.cos(angle * degree) * distance,
  y + Math.sin(angle * degree) * distance,
]

/** `count` shares of 1, each counted from the middle of its part: 0.25 and 0.75 for two. */
export const middles = (count: number): number[] => range(count).map((index) => (index + 0.5) / count)

export const range = (count: number): number[] =>
  Array.from({ length: Math.max(0, count) }, (_, index) => index)
