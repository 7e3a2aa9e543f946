import { ASHA_SHOP, PAATHIRAM, rupees, type DemoProduct } from './product.ts'

const sweets: readonly DemoProduct[] = [
  {
    business: ASHA_SHOP,
    title: 'Ragi laddu, jar of 12',
    route: 'ragi-laddu',
    category: 'sweet',
    price: rupees(260),
    short_description: 'Ragi, palm jaggery, ghee, and nothing to hide.',
    description: `<p>Rolled on Tuesdays and Fridays in the women’s kitchen. Contains milk (ghee) and cashew. Keeps for twelve
days; has never had to.</p>`,
    picture: 'products/jar',
  },
  {
    business: PAATHIRAM,
    title: 'Kolli hills honey, 350 g',
    route: 'kolli-hills-honey',
    category: 'sweet',
    price: rupees(390),
    short_description: 'Dark, a little bitter, not heated.',
    description: `<p>From wild hives of the Kolli hills, gathered by people who leave a third of it to the bees. It may set in
December: stand it in warm water. Not for children under one year.</p>`,
    picture: 'products/honey',
  },
  {
    business: ASHA_SHOP,
    title: 'Kadalai mittai bar',
    route: 'kadalai-mittai',
    category: 'sweet',
    price: rupees(60),
    short_description: 'Peanuts from Kovilpatti, held together by jaggery.',
    description: `<p>Snaps when it is fresh. One broad bar in a paper sleeve, no plastic. Contains peanuts.</p>`,
    picture: 'products/chikki',
  },
  {
    business: PAATHIRAM,
    title: 'Festival sweet box',
    route: 'festival-sweet-box',
    category: 'sweet',
    price: rupees(680),
    compare_at_price: rupees(750),
    short_description: 'Laddu, barfi, and one surprise.',
    description: `<p>Sixteen pieces in a palm-leaf box that becomes a sewing box. Made on the day it leaves. Contains milk, wheat
and nuts; the women’s kitchen writes down which is in what.</p>`,
    picture: 'products/sweet-box',
  },
  {
    business: ASHA_SHOP,
    title: 'Hand-twisted murukku, 250 g',
    route: 'hand-twisted-murukku',
    category: 'crisp-and-sour',
    price: rupees(140),
    short_description: 'Four rings each. Count them.',
    description: `<p>Kai murukku, twisted by Saroja, who does one every seven seconds. Rice and urad, fried in groundnut oil.
Keeps crisp for three weeks in its tin.</p>`,
    picture: 'products/murukku',
  },
  {
    business: PAATHIRAM,
    title: 'Maanga thera, sun-dried mango',
    route: 'sun-dried-mango',
    category: 'crisp-and-sour',
    price: rupees(220),
    short_description: 'May, in November.',
    description: `<p>Yellow mangoes of the last harvest, pressed through a cloth and dried in twenty thin layers on palm mats, on
the school’s roof. Sweet first, sour after. 200 g.</p>`,
    picture: 'products/mango',
  },
]

/** Food is not returned: the cancellation policy covers damaged and wrong deliveries. */
export const sweetProducts = sweets.map((sweet): DemoProduct => ({ ...sweet, returnable: 0, return_days: 0 }))
