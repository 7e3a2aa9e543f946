import { at, type Point, circle } from '../drawing/shapes.ts'
import { ink } from '../drawing/ink.ts'

export type Cell = readonly [column: number, row: number]

export interface KolamStyle {
  readonly center?: Point
  readonly step?: number
  readonly threadWidth?: number
  readonly dotRadius?: number
  readonly threadColour?: string
  readonly dotColour?: string
  readonly neighbours?: readonly Cell[]
  readonly dashes?: string
}

interface Side {
  readonly direction: Cell
  readonly isOpen: boolean
}

const directions: readonly Cell[] = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
]

const keyOf = ([column, row]: Cell): string => `${column},${row}`

const sidesOf = ([column, row]: Cell, known: ReadonlySet<string>): Side[] =>
  directions.map((direction) => ({
    direction,
    isOpen: known.has(keyOf([column + direction[0], row + direction[1]])),
  }))

/** The line crosses an open side at 45 degrees, at the middle between two dots; it rounds a closed side. */
const reach = (side: Side, half: number): number => (side.isOpen ? half : half * 0.8)

const pull = (side: Side, half: number): number => half * 0.62 * (side.isOpen ? 0.75 : 0.82)

function tangent(from: Side, to: Side): Point {
  const [x, y] = to.direction
  if (!from.isOpen) return [x, y]
  return [(x - from.direction[0]) * 0.62, (y - from.direction[1]) * 0.62]
}

function quarter(center: Point, half: number, [from, to]: readonly [Side, Side]): string {
  const anchor = (side: Side): Point => [
    center[0] + side.direction[0] * reach(side, half),
    center[1] + side.direction[1] * reach(side, half),
  ]
  const control = (side: Side, other: Side): Point => {
    const [x, y] = tangent(side, other)
    const [left, top] = anchor(side)
    return [left + x * pull(side, half), top + y * pull(side, half)]
  }
  return `M${at(...anchor(from))}C${at(...control(from, to), ...control(to, from), ...anchor(to))}`
}

function loop(
  cell: Cell,
  known: ReadonlySet<string>,
  { center, step }: { center: Point; step: number },
): string {
  const middle: Point = [center[0] + cell[0] * step, center[1] + cell[1] * step]
  const sides = sidesOf(cell, known)
  return sides
    .map((side, index) => {
      const next = sides[(index + 1) % sides.length]
      return next ? quarter(middle, step / 2, [side, next]) : ''
    })
    .join('')
}

/**
 * A kolam: dots, and one continuous line around each of them. At each side of a dot's cell the line crosses to a
 * neighbour, or else turns.
 */
export function kolam(cells: readonly Cell[], style: KolamStyle = {}): string {
  const { center = [0, 0], step = 20, threadWidth = 2.2, dotRadius = 2.1 } = style
  const { threadColour = ink('key'), dotColour = threadColour, neighbours = cells, dashes } = style
  const known = new Set(neighbours.map(keyOf))
  const thread = cells.map((cell) => loop(cell, known, { center, step })).join('')
  const points = cells
    .map(([x, y]) => circle([center[0] + x * step, center[1] + y * step], dotRadius))
    .join('')
  const dashed = dashes ? ` stroke-dasharray="${dashes}"` : ''
  return `<path d="${thread}" fill="none" stroke="${threadColour}" stroke-width="${threadWidth}" stroke-linecap="round"${dashed}/><path d="${points}" fill="${dotColour}"/>`
}

/** Dots of a diamond with `size` dots on each edge: 1, 5, 13, 25 in all. */
export function diamond(size: number): Cell[] {
  const extent = size - 1
  const cells: Cell[] = []
  for (let row = -extent; row <= extent; row += 1) {
    const width = extent - Math.abs(row)
    for (let column = -width; column <= width; column += 1) cells.push([column, row])
  }
  return cells
}

export const rectangle = (columns: number, rows: number): Cell[] =>
  Array.from({ length: columns * rows }, (_, index): Cell => [index % columns, Math.floor(index / columns)])

/** Logo: a kolam of five dots. Colours are any CSS colours; it is decorative, so label it when it is alone. */
export function mark({ thread = 'currentColor', dots = 'var(--mela-trim)' } = {}): string {
  const knot = kolam(diamond(2), {
    step: 21,
    threadWidth: 5,
    dotRadius: 4.2,
    threadColour: thread,
    dotColour: dots,
  })
  return `<svg class="mark" xmlns="http://www.w3.org/2000/svg" viewBox="-34 -34 68 68" aria-hidden="true">${knot}</svg>`
}

export function kolamPicture(size: 2 | 3 | 4 = 3): string {
  const half = 20 * size - 4
  const knot = kolam(diamond(size), { threadColour: 'currentColor', dotColour: 'currentColor' })
  return `<svg class="kolam" xmlns="http://www.w3.org/2000/svg" viewBox="${-half} ${-half} ${2 * half} ${2 * half}" aria-hidden="true">${knot}</svg>`
}
