import { ASHA_SHOP, PAATHIRAM, rupees, type DemoProduct } from './product.ts'

export const sweetProducts: readonly DemoProduct[] = [
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
    alt: 'A jar of round sweets',
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
    alt: 'A jar of honey',
  },
  {
    business: ASHA_SHOP,
    title: 'Kadalai mittai, 20 pieces',
    route: 'kadalai-mittai',
    category: 'sweet',
    price: rupees(120),
    short_description: 'Peanuts from Kovilpatti, held together by jaggery.',
    description: `<p>Snaps when it is fresh. Twenty squares in paper, no plastic between them. Contains peanuts.</p>`,
    picture: 'products/chikki',
    alt: 'Squares of peanut brittle',
  },
  {
    business: PAATHIRAM,
    title: 'Festival sweet box',
    route: 'festival-sweet-box',
    category: 'sweet',
    price: rupees(680),
    compare_at_price: rupees(750),
    short_description: 'Mysore pak, badusha, adhirasam, and one surprise.',
    description: `<p>Sixteen pieces in a palm-leaf box that becomes a sewing box. Made on the day it leaves. Contains milk, wheat
and nuts; the women’s kitchen writes down which is in what.</p>`,
    picture: 'products/sweet-box',
    alt: 'An open box of sweets',
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
    alt: 'Rings of murukku',
  },
  {
    business: PAATHIRAM,
    title: 'Maavadu, baby mangoes in brine',
    route: 'maavadu',
    category: 'crisp-and-sour',
    price: rupees(220),
    short_description: 'Curd rice has been waiting for this.',
    description: `<p>Tiny mangoes of March, salted and turned every day for a month, with mustard and castor oil. 400 g with the
brine. Fish them out with a dry spoon.</p>`,
    picture: 'products/mango',
    alt: 'Mangoes with a leaf',
  },
]
