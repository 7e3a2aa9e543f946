import { PAATHIRAM, rupees, type DemoProduct } from './product.ts'

const seller = { business: PAATHIRAM }

export const kitchenProducts: readonly DemoProduct[] = [
  {
    ...seller,
    title: 'Steel tiffin, three tiers',
    route: 'steel-tiffin-three-tiers',
    category: 'to-carry-food',
    price: rupees(690),
    short_description: 'One clamp, no plastic, no spill on a school bus.',
    description: `<p>Vessels of brushed steel. The top tier is shallow, for dry things; the lower two hold sambar upside
down (we tried). 1.8 litres. Clamps are mended free of charge for as long as we live.</p>`,
    picture: 'products/tiffin',
  },
  {
    ...seller,
    title: 'Copper bottle, 900 ml',
    route: 'copper-bottle',
    category: 'to-carry-food',
    price: rupees(880),
    compare_at_price: rupees(980),
    short_description: 'Clean it with tamarind and it is new again.',
    description: `<p>A vessel beaten from one sheet, without a seam. For water only, please: no buttermilk, no juice. Comes
with a loop of cotton rope.</p>`,
    picture: 'products/bottle',
  },
  {
    ...seller,
    title: 'Tumbler and davara',
    route: 'tumbler-and-davara',
    category: 'to-carry-food',
    price: rupees(210),
    short_description: 'For coffee that is poured from a height.',
    description: `<p>Two vessels of heavy brass, tinned inside. They hold 150 ml, and the heat exactly until the newspaper is
read. A lip on both, so that the long pour lands where it should.</p>`,
    picture: 'products/tumbler',
  },
  {
    ...seller,
    title: 'Spice box, seven bowls',
    route: 'spice-box-seven',
    category: 'to-cook-and-store',
    price: rupees(760),
    short_description: 'Mustard, cumin, turmeric, and four that are yours.',
    description: `<p>Anjarai petti: two lids, seven bowls, one spoon that you will lose (spare ones cost ₹10). 22 cm across, fits
a drawer.</p>`,
    picture: 'products/spice-box',
  },
  {
    ...seller,
    title: 'Wooden spoons in their pot',
    route: 'wooden-spoons',
    category: 'to-cook-and-store',
    price: rupees(260),
    compare_at_price: rupees(320),
    short_description: 'They do not scratch and do not sing.',
    description: `<p>Four spoons of palmyra wood in a painted holder. For rice, for sambar, for serving, and a small one for
tasting. Oil them when you remember.</p>`,
    picture: 'products/ladles',
  },
  {
    ...seller,
    title: 'Stone mortar, one hand',
    route: 'stone-mortar',
    category: 'to-cook-and-store',
    price: rupees(950),
    short_description: 'For chutney that remembers the stone.',
    description: `<p>Granite from Mahabalipuram, 3.2 kg. Season it with a handful of rice, twice. It will outlive the kitchen.</p>`,
    picture: 'products/mortar',
  },
]
