import { drawing, type ObjectName } from '#design'
import { palettes } from './palettes.ts'
import { picture, type Picture } from './picture.ts'
import { goods, type GoodsCategory } from './products.ts'

/** The large thing and the small one that stands before it. */
const pairs: Readonly<Record<GoodsCategory, readonly [ObjectName, ObjectName]>> = {
  clay: ['pot', 'diya'],
  handloom: ['towel', 'cushion'],
  kitchen: ['tiffin', 'tumbler'],
  toys: ['elephant', 'top'],
  books: ['books', 'crayons'],
  garden: ['planter', 'trowel'],
  paper: ['notebook', 'star-lantern'],
  sweets: ['jar', 'mango'],
}

const nested = (object: ObjectName, place: string): string =>
  drawing(object, { inks: palettes.house }).replace('<svg ', `<svg ${place} `)

const drawPair = ([large, small]: readonly [ObjectName, ObjectName]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 240 240">${nested(large, 'x="-6" y="-8" width="216" height="216"')}${nested(small, 'x="128" y="124" width="112" height="112"')}</svg>`

const isCategory = (name: string): name is GoodsCategory => name in goods

export const categoryPictures: readonly Picture[] = Object.keys(goods)
  .filter(isCategory)
  .map((category) =>
    picture({
      name: `categories/${category}`,
      kind: 'category',
      title: category.charAt(0).toUpperCase() + category.slice(1),
      alt: `Drawn picture: ${pairs[category].join(' and ').replaceAll('-', ' ')}.`,
      draw: () => drawPair(pairs[category]),
    }),
  )
