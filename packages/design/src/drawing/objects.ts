import { readFileSync } from 'node:fs'
import type { Inks } from '../tokens/index.ts'
import { withInks } from './ink.ts'

export const objectNames = [
  'bag',
  'bangles',
  'basket',
  'birdhouse',
  'books',
  'bottle',
  'cards',
  'chikki',
  'crayons',
  'cups',
  'cushion',
  'diya',
  'doll',
  'drum',
  'elephant',
  'football',
  'gift-rolls',
  'globe',
  'honey',
  'horse',
  'jar',
  'kite',
  'kurta',
  'ladles',
  'lamp',
  'letter-cards',
  'mango',
  'mask',
  'money-box',
  'mortar',
  'murukku',
  'notebook',
  'pencil-box',
  'planter',
  'pot',
  'print-block',
  'rug',
  'sandal',
  'saree',
  'seeds',
  'slate',
  'spice-box',
  'star-lantern',
  'storybook',
  'sweet-box',
  'tiffin',
  'top',
  'towel',
  'trowel',
  'tumbler',
  'umbrella',
  'vase',
  'watering-can',
] as const

export type ObjectName = (typeof objectNames)[number]

export const isObjectName = (name: string): name is ObjectName => objectNames.some((one) => one === name)

const read = new Map<ObjectName, string>()

function readObject(name: ObjectName): string {
  const file = readFileSync(new URL(`objects/${name}.svg`, import.meta.url), 'utf8')
  const shapes = file.slice(file.indexOf('>') + 1, file.lastIndexOf('</svg>'))
  return shapes
    .split('\n')
    .map((line) => line.trim())
    .join('')
}

/** Shapes of an object, 240 x 240, without their `<svg>`; their colours are `--il-*` variables. */
export function objectShapes(name: ObjectName): string {
  const shapes = read.get(name) ?? readObject(name)
  read.set(name, shapes)
  return shapes
}

/**
 * An object of the fair as a whole `<svg>`.
 * @param inks colours for a file; without them the drawing follows the page's `--il-*` variables
 */
export function drawing(name: ObjectName, { inks }: { inks?: Inks } = {}): string {
  const drawn = `<svg class="print" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240" aria-hidden="true">${objectShapes(name)}</svg>`
  return inks ? withInks(drawn, inks) : drawn
}
