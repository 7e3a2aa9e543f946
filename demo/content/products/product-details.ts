import { rupees } from './product.ts'

interface DemoVariant {
  readonly option_values: string
  readonly price: number
  readonly weight_grams: number
}

export interface DemoDetails {
  readonly brand?: string
  readonly attributes: readonly (readonly [attribute: string, value: string])[]
  readonly weight_grams: number
  readonly hsn?: string
  readonly is_digital?: 0 | 1
  readonly variants?: readonly DemoVariant[]
}

export const demoBrands = [
  { brand_name: 'Kosapet Clay', description: 'Four wheels and one kiln, behind the tank.' },
  { brand_name: 'Six Looms', description: 'Valli, Basheer and their neighbours in Chromepet.' },
  { brand_name: 'Mylapore Metal', description: 'Steel and copper, with a repair counter for life.' },
  { brand_name: 'Class Seven Press', description: 'Printed after school, by whoever is tallest that year.' },
] as const

const size = (name: string, price: number, weight_grams: number): DemoVariant => ({
  option_values: `Size: ${name}`,
  price: rupees(price),
  weight_grams,
})

const dyed = (sized: string, colour: string, price: number): DemoVariant => ({
  option_values: `Size: ${sized} | Colour: ${colour}`,
  price: rupees(price),
  weight_grams: 180,
})

const coloured = (name: string, price: number, weight_grams: number): DemoVariant => ({
  option_values: `Colour: ${name}`,
  price: rupees(price),
  weight_grams,
})

export const demoDetails: Readonly<Record<string, DemoDetails>> = {
  'terracotta-water-pot': {
    brand: 'Kosapet Clay',
    attributes: [
      ['Material', 'Terracotta'],
      ['Made in', 'Kosapet'],
    ],
    weight_grams: 2600,
    hsn: '6912',
    variants: [size('5 litres', 420, 2600), size('8 litres', 560, 3900), size('12 litres', 740, 5200)],
  },
  'long-necked-vase': { brand: 'Kosapet Clay', attributes: [['Material', 'Terracotta']], weight_grams: 1400 },
  'clay-tea-cups': { brand: 'Kosapet Clay', attributes: [['Material', 'Terracotta']], weight_grams: 420 },
  'agal-lamps': {
    brand: 'Kosapet Clay',
    attributes: [
      ['Material', 'Terracotta'],
      ['Suitable for', 'Festivals'],
    ],
    weight_grams: 600,
    variants: [size('Box of 12', 150, 600), size('Box of 50', 540, 2400)],
  },
  'karthigai-lamp-tower': {
    brand: 'Kosapet Clay',
    attributes: [
      ['Material', 'Terracotta'],
      ['Suitable for', 'Festivals'],
    ],
    weight_grams: 2200,
  },
  'tulasi-planter': { brand: 'Kosapet Clay', attributes: [['Material', 'Terracotta']], weight_grams: 3100 },
  'handloom-towels': {
    brand: 'Six Looms',
    attributes: [
      ['Material', 'Cotton'],
      ['Made in', 'Chromepet'],
    ],
    weight_grams: 560,
    hsn: '6302',
  },
  'chettinad-cotton-saree': {
    brand: 'Six Looms',
    attributes: [
      ['Material', 'Cotton'],
      ['Made in', 'Chromepet'],
    ],
    weight_grams: 640,
    hsn: '5208',
    variants: [
      coloured('Mustard', 1850, 640),
      coloured('Temple red', 1850, 640),
      coloured('Indigo', 1990, 640),
    ],
  },
  'childrens-kurta-marigold': {
    brand: 'Six Looms',
    attributes: [
      ['Material', 'Cotton'],
      ['Suitable for', 'Children'],
    ],
    weight_grams: 180,
    variants: [
      dyed('4 to 5 years', 'Marigold', 620),
      dyed('4 to 5 years', 'Leaf green', 620),
      dyed('6 to 8 years', 'Marigold', 660),
      dyed('9 to 12 years', 'Marigold', 720),
      dyed('9 to 12 years', 'Leaf green', 720),
    ],
  },
  'market-bag-mango': { brand: 'Six Looms', attributes: [['Material', 'Cotton']], weight_grams: 260 },
  'dhurrie-diamonds': { brand: 'Six Looms', attributes: [['Material', 'Cotton']], weight_grams: 1300 },
  'cushion-cover-flower': { brand: 'Six Looms', attributes: [['Material', 'Cotton']], weight_grams: 160 },
  'steel-tiffin-three-tiers': {
    brand: 'Mylapore Metal',
    attributes: [['Material', 'Steel']],
    weight_grams: 900,
  },
  'copper-bottle': { brand: 'Mylapore Metal', attributes: [['Material', 'Copper']], weight_grams: 340 },
  'tumbler-and-davara': { brand: 'Mylapore Metal', attributes: [['Material', 'Steel']], weight_grams: 220 },
  'spice-box-seven': { brand: 'Mylapore Metal', attributes: [['Material', 'Steel']], weight_grams: 850 },
  'watering-can': { brand: 'Mylapore Metal', attributes: [['Material', 'Steel']], weight_grams: 950 },
  'block-print-notebook': {
    brand: 'Class Seven Press',
    attributes: [
      ['Material', 'Paper'],
      ['Suitable for', 'School'],
    ],
    weight_grams: 210,
    variants: [
      { option_values: 'Pages: Plain', price: rupees(160), weight_grams: 210 },
      { option_values: 'Pages: Ruled', price: rupees(160), weight_grams: 210 },
    ],
  },
  'cards-all-occasions': {
    brand: 'Class Seven Press',
    attributes: [['Material', 'Paper']],
    weight_grams: 120,
  },
  'wrapping-paper': { brand: 'Class Seven Press', attributes: [['Material', 'Paper']], weight_grams: 240 },
  'ragi-laddu': { attributes: [['Suitable for', 'School']], weight_grams: 380 },
  'kolli-hills-honey': { attributes: [['Made in', 'Kolli hills']], weight_grams: 430 },
  'street-football': { attributes: [['Suitable for', 'Children']], weight_grams: 390 },
  'paper-kite': { attributes: [['Material', 'Paper']], weight_grams: 60 },
}

export const demoOffers: readonly {
  readonly route: string
  readonly business: string
  readonly price: number
}[] = [
  { route: 'copper-bottle', business: 'BS-00001', price: rupees(910) },
  { route: 'handloom-towels', business: 'BS-00001', price: rupees(520) },
  { route: 'kolli-hills-honey', business: 'BS-00001', price: rupees(390) },
]

export const demoSynonyms: readonly string[] = [
  'lamp, diya, vilakku, deepam, agal, दीया, விளக்கு',
  'saree, sari, pudavai, साड़ी, புடவை, சேலை',
  'pot, matka, ghada, paanai, मटका, घड़ा, பானை',
  'tiffin, dabba, lunchbox, टिफ़िन, டிபன்',
  'honey, thaen, shahad, शहद, தேன்',
  'book, kitab, pustak, puthagam, किताब, पुस्तक, புத்தகம்',
  'sweet, mithai, inippu, मिठाई, இனிப்பு',
  'vessel, utensil, bartan, बर्तन, பாத்திரம்',
  'kite, patang, pattam, पतंग, பட்டம்',
  'bag, thaila, jhola, थैला, झोला, பை',
  'toy, khilona, bommai, खिलौना, பொம்மை',
  'tea, chai, theneer, चाय, தேநீர்',
  'gift, present, tohfa, uphaar, parisu, तोहफ़ा, उपहार, பரிசு, cards, wrapping',
  'soap, sabun, साबुन, சோப்பு',
]
