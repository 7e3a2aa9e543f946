import { drawing, type InkName, type ObjectName, repainted, withInks } from '#design'
import { palettes } from './palettes.ts'
import { picture, type Picture } from './picture.ts'

export const goods = {
  clay: [
    ['pot', 'a round terracotta water pot with a painted band'],
    ['diya', 'a clay lamp with a flame'],
    ['cups', 'three clay tea cups, one steaming'],
    ['vase', 'a clay vase with three marigolds'],
    ['money-box', 'a round clay money box and a coin'],
    ['lamp', 'a standing lamp with five wicks'],
  ],
  handloom: [
    ['towel', 'three folded handloom towels'],
    ['saree', 'a folded saree with a marigold border'],
    ['bag', 'a green cotton bag with a mango print'],
    ['rug', 'a dhurrie, half rolled, with diamonds'],
    ['cushion', 'a cushion with a flower'],
    ['kurta', 'a child’s yellow kurta with a printed hem'],
  ],
  kitchen: [
    ['tiffin', 'a steel tiffin with three tiers'],
    ['bottle', 'a hammered copper bottle'],
    ['spice-box', 'a round spice box with seven bowls'],
    ['tumbler', 'a brass tumbler of coffee in its bowl'],
    ['mortar', 'a stone mortar with its pestle'],
    ['ladles', 'wooden spoons in a painted holder'],
  ],
  toys: [
    ['horse', 'a horse with a saddle cloth'],
    ['football', 'a stitched football'],
    ['top', 'a painted wooden spinning top'],
    ['elephant', 'a pink elephant on wheels'],
    ['kite', 'a paper kite in four colours'],
    ['doll', 'a dancing doll in a red skirt'],
  ],
  books: [
    ['books', 'three closed books and an open one'],
    ['storybook', 'a picture book with a sun on its cover'],
    ['slate', 'a slate with the letters A, B and C'],
    ['crayons', 'five crayons in their box'],
    ['globe', 'a globe that shows the Indian Ocean'],
    ['letter-cards', 'letter cards in Hindi, Tamil and English'],
  ],
  garden: [
    ['seeds', 'a packet of seeds with a seedling on it'],
    ['watering-can', 'a green watering can with a painted band'],
    ['planter', 'a tulsi plant in its square planter'],
    ['trowel', 'a trowel and a hand fork, crossed'],
    ['basket', 'a palm-leaf basket of vegetables'],
    ['birdhouse', 'a clay nest box with a sparrow'],
  ],
  paper: [
    ['notebook', 'a notebook bound in printed cloth'],
    ['star-lantern', 'a paper star with tassels'],
    ['cards', 'a greeting card half out of its envelope'],
    ['pencil-box', 'four pencils in a painted box'],
    ['gift-rolls', 'three rolls of printed gift paper'],
    ['print-block', 'a carved printing block above three printed flowers'],
  ],
  sweets: [
    ['jar', 'a jar of laddus with a cloth lid'],
    ['sweet-box', 'an open box of laddu and barfi'],
    ['mango', 'two yellow mangoes'],
    ['murukku', 'a plate of three murukku'],
    ['honey', 'a jar of forest honey'],
    ['chikki', 'a bar of peanut chikki in a paper sleeve'],
  ],
} as const satisfies Readonly<Record<string, readonly (readonly [ObjectName, string])[]>>

type GoodsCategory = keyof typeof goods

const paints: Readonly<Partial<Record<ObjectName, Readonly<Partial<Record<InkName, InkName>>>>>> = {
  lamp: { marigold: 'rust', orange: 'copper', marigold2: 'sand', rust: 'cotton', rani: 'marigold' },
}

const titled = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1).replaceAll('-', ' ')

export const productPictures: readonly Picture[] = Object.values(goods)
  .flat()
  .map(([object, alt]) =>
    picture({
      name: `products/${object}`,
      kind: 'product',
      title: titled(object),
      alt: `Drawn picture: ${alt}.`,
      draw: () => withInks(repainted(drawing(object), paints[object] ?? {}), palettes.house),
    }),
  )

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
