import type { InkName } from '../../tokens/index.ts'
import { at, type Box, range } from '../geometry.ts'
import { ink } from '../ink.ts'
import { type ObjectName, objectShapes } from '../objects.ts'
import { scallops, triangles } from '../patterns.ts'
import { box, fill, placed } from '../shapes.ts'

const awningParts = 6
const overhang = 8

const awningPart = ([x, y, width, height]: Box, index: number): string => {
  const part = width / awningParts
  const below = (width + 2 * overhang) / awningParts
  const right = x - overhang + (index + 1) * below
  return `M${at(x + index * part, y)}h${at(part)}L${at(right, y + height * 0.26)}q${at(-below / 2, height * 0.16, -below, 0)}Z`
}

const awningEdge = ([x, y, width, height]: Box): string =>
  `M${at(x, y)}H${at(x + width)}L${at(x + width + overhang, y + height * 0.26)}${scallops(-(width + 2 * overhang), awningParts, height * 0.08)}Z`

/** The goods stand on the table, side by side. */
function goodsOnTable([x, y, width, height]: Box, goods: readonly ObjectName[]): string {
  const size = Math.min(width / Math.max(2, goods.length) / 1.12, height * 0.36)
  const step = (width - 12) / goods.length
  return goods
    .map((name, index) =>
      placed(objectShapes(name), {
        x: x + 6 + index * step + (step - size) / 2,
        y: y + height * 0.66 - size * 0.9,
        scale: size / 240,
      }),
    )
    .join('')
}

/** A stall of the fair: awning, goods, a table with a printed cloth. */
export function stall(
  place: Box,
  { inks, goods = [] }: { inks: readonly [InkName, InkName]; goods?: readonly ObjectName[] },
): string {
  const [x, y, width, height] = place
  const [cloth, trim] = inks
  const parts = range(awningParts).map((index) => ({
    path: awningPart(place, index),
    isTrim: index % 2 === 1,
  }))
  const printed = (isTrim: boolean) =>
    parts
      .filter((part) => part.isTrim === isTrim)
      .map((part) => part.path)
      .join('')
  const posts =
    box([x, y + height * 0.2, 5, height * 0.8]) + box([x + width - 5, y + height * 0.2, 5, height * 0.8])
  return [
    fill(box([x + 4, y + height * 0.2, width - 8, height * 0.8]), 'shade'),
    goodsOnTable(place, goods),
    fill(box([x, y + height * 0.66, width, height * 0.34]), cloth),
    fill(triangles([x, y + height * 0.66 + height * 0.07, width, height * 0.1], 8, 'down'), trim),
    fill(posts, 'key') + fill(printed(false), cloth) + fill(printed(true), trim),
    `<path d="${awningEdge(place)}" fill="none" stroke="${ink('key')}" stroke-width="2.2" stroke-linejoin="round" transform="translate(-2 -1.5)"/>`,
  ].join('')
}
