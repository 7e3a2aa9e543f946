import { ASHA_SHOP, KAPAS, rupees, type DemoProduct } from './product.ts'

export const toyProducts: readonly DemoProduct[] = [
  {
    business: ASHA_SHOP,
    title: 'Pull-along elephant',
    route: 'pull-along-elephant',
    category: 'for-small-hands',
    price: rupees(380),
    compare_at_price: rupees(450),
    short_description: 'Nods when it is pulled, and is pulled all day.',
    description: `<p>Turned from ivory wood that is no ivory, coloured with lac from trees. The ears are leather. The string is
short enough to be safe. From eighteen months.</p>`,
    picture: 'products/elephant',
  },
  {
    business: ASHA_SHOP,
    title: 'Dancing doll from Thanjavur',
    route: 'dancing-doll',
    category: 'for-small-hands',
    price: rupees(560),
    short_description: 'Head, waist and skirt all have their own opinion.',
    description: `<p>Thalaiyatti bommai: four parts that balance on a pin. Touch her once and she dances through the weather
report. Papier mâché, 28 cm, a guest of every golu.</p>`,
    picture: 'products/doll',
  },
  {
    business: KAPAS,
    title: 'Horse with a saddle cloth',
    route: 'horse-with-saddle-cloth',
    category: 'for-small-hands',
    price: rupees(420),
    short_description: 'Stabled on any windowsill.',
    description: `<p>Stuffed with cotton, covered in what the looms left over, so that no two wear the same cloth. Stands on its own
legs and has been through the wash forty times. From eighteen months.</p>`,
    picture: 'products/horse',
  },
  {
    business: ASHA_SHOP,
    title: 'Bambaram spinning top',
    route: 'bambaram-top',
    category: 'for-the-street',
    price: rupees(90),
    short_description: 'With a rope, and a page on how not to cry.',
    description: `<p>Rosewood, iron tip, two metres of rope. It takes an afternoon to learn and then it is the sound of the
street. From seven.</p>`,
    picture: 'products/top',
  },
  {
    business: ASHA_SHOP,
    title: 'Paper kite, ready to fly',
    route: 'paper-kite',
    category: 'for-the-street',
    price: rupees(60),
    short_description: 'Two sticks, one sheet, the whole sky.',
    description: `<p>Made by Ilango. Comes with its tail, forty metres of plain cotton thread, and never with glass on it. Tears
are mended with boiled rice.</p>`,
    picture: 'products/kite',
  },
  {
    business: ASHA_SHOP,
    title: 'Street football, size 4',
    route: 'street-football',
    category: 'for-the-street',
    price: rupees(540),
    compare_at_price: rupees(600),
    short_description: 'Stitched for tar, sand and the neighbour’s gate.',
    description: `<p>Thirty-two panels, hand-stitched, a bladder that one can change. Rougher than a match ball on purpose.
Returned by the neighbour within an hour, as a rule.</p>`,
    picture: 'products/football',
  },
]
