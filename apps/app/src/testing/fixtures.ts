import type { BusinessDetail } from '#client'
import type { DocumentTypes, Methods } from '#contract'

export const business: BusinessDetail = {
  ...{ name: 'BS-00001', business_name: 'Asha Crafts', tagline: null, logo: null, phone: '+914424412345' },
  ...{
    email: 'office@asha.example.org',
    address: '12 Temple Street, Chennai',
    address_line1: '12 Temple Street',
  },
  ...{ address_line2: null, city: 'Chennai', core_city: 'Chennai', state: 'Tamil Nadu', zipcode: '600028' },
  ...{ country: 'India', currency: 'INR', opening_hours: null, rating: null, returns_policy: null },
  ...{ delivery_policy: null, cities: [] },
}

type Cart = Methods['mela.cart.get_cart']['output']
type CartLine = Cart['lines'][number]
type CartFulfilment = Cart['fulfilments'][number]

/** A clay lamp for 250 rupees. */
export const cartLine = (changes: Partial<CartLine> = {}): CartLine => ({
  ...{ price: 250, compare_at_price: null, price_seen: 250, amount: 250, discount: 0, state: 'available' },
  back_order: null,
  ...{ wanted: 1, quantity: 1, left: 9, fulfilment: 'P-1', returnable: 1, return_days: 14, is_digital: 0 },
  ...{ key: 'VAR-1/BS-00001', variant: 'VAR-1', business: 'BS-00001', product: 'PRD-1', route: 'clay-lamp' },
  ...{ title: 'Clay lamp', variant_label: '', image: null },
  ...changes,
})

const delivery: CartFulfilment['options'][number] = {
  ...{ amount: 40, code: 'standard', kind: 'delivery', label: 'Standard', earliest_on: '2026-11-22' },
  ...{ latest_on: '2026-11-24', slots: [], pickup: null, collection: null },
}

/** Delivered to the address for 40 rupees. */
const cartFulfilment = (changes: Partial<CartFulfilment> = {}): CartFulfilment => ({
  ...{ options: [delivery], chosen: 'standard', goods: 250, delivery: 40, delivery_discount: 0, key: 'P-1' },
  cod: { order_fee: 0, limit: 5000, is_allowed: true, reason: null },
  ...{ business: 'BS-00001', business_name: 'Asha Crafts', branch: null, branch_name: null },
  ...{ is_digital: false, lines: ['VAR-1/BS-00001'], is_served: true, reason: null, slot: null },
  ready_on: null,
  ...changes,
})

/** A cart with one lamp on its way to Chennai, for 290 rupees. */
export const cartOf = (changes: Partial<Cart> = {}): Cart => ({
  ...{ ordered_as: null, lines: [cartLine()], fulfilments: [cartFulfilment()], discounts: [], changes: [] },
  totals: {
    ...{ quantity: 1, goods: 250, discount: 0, delivery: 40, delivery_discount: 0 },
    ...{ payment_fee: 0, tax: 0, total: 290 },
  },
  ...{ problems: [], payment_choice: null, coupon_code: null, takes_coupons: false, version: 3 },
  offers: [],
  ...{ currency: 'INR', postal_code: '600028', place_city: 'Chennai', place_state: 'Tamil Nadu' },
  ...{ address: null, contact_name: null, phone: null, email: null, gstin: null },
  ...changes,
})

export const emptyCart: Cart = {
  ...cartOf({ lines: [], fulfilments: [] }),
  totals: {
    ...{ quantity: 0, goods: 0, discount: 0, delivery: 0, delivery_discount: 0 },
    ...{ payment_fee: 0, tax: 0, total: 0 },
  },
}

type WishlistItem = Methods['mela.wishlist.get_shared']['output']['items'][number]

/** A clay lamp as wishlists show it. */
export const wishedLamp = {
  ...{
    state: 'available',
    compare_at_price: null,
    route: 'clay-lamp',
    variant_label: '',
    image: null,
    price: 250,
  },
  ...{ key: 'VAR-1/BS-00001', variant: 'VAR-1', business: 'BS-00001', product: 'PRD-1', title: 'Clay lamp' },
} as const satisfies WishlistItem

type ProductList = Methods['mela.catalog.get_products']['output']

/** A clay lamp as lists show it. */
export const lampCard: ProductList['products'][number] = {
  ...{ price: 250, currency: 'INR', name: 'PRD-1', title: 'Clay lamp', route: 'clay-lamp', image: null },
  ...{ price_to: 250, compare_at_price: null, business: 'BS-00001', business_name: 'Asha Crafts' },
  ...{
    brand: null,
    variant: 'VAR-1',
    seller: 'BS-00001',
    variants: 1,
    in_stock: 1,
    back_order: null,
    rating: null,
    reviews: 0,
  },
}

/** The category of lamps with one product. */
export const productList = (changes: Partial<ProductList> = {}): ProductList => ({
  ...{ products: [lampCard], total: 1, start: 0, limit: 24, sort: 'position', price_range: null },
  facets: [
    {
      ...{ field: 'brand', label: 'Brand' },
      values: [{ value: 'BR-1', label: 'Kumbh', count: 1, is_chosen: 0 }],
    },
  ],
  category: {
    ...{
      full_description: null,
      category_image: null,
      name: 'CAT-1',
      route: 'lamps',
      category_name: 'Lamps',
    },
    trail: [{ name: 'CAT-1', route: 'lamps', category_name: 'Lamps' }],
  },
  ...{ corrected_to: null, corrected_from: null },
  ...changes,
})

export const noProducts = productList({ products: [], total: 0, facets: [] })

type Product = Methods['mela.catalog.get_product']['output']
type Variant = Product['variants'][number]

export const lampVariant = (changes: Partial<Variant> = {}): Variant => ({
  ...{ name: 'VAR-1', sku: 'LMP-1', label: '', options: {}, image: null, weight_grams: 200, price: 250 },
  ...{ compare_at_price: null, in_stock: 1, left: null, won_by: 'only' },
  offers: [
    {
      ...{ business: 'BS-00001', business_name: 'Asha Crafts', business_rating: null, price: 250 },
      ...{ compare_at_price: null, in_stock: 1, left: null, back_order: null },
    },
  ],
  ...changes,
})

export const lamp = (changes: Partial<Product> = {}): Product => ({
  ...{ name: 'PRD-1', route: 'clay-lamp', title: 'Clay lamp', short_description: 'Burns for four hours.' },
  ...{ description: null, image: null, pictures: [], brand: null, business: 'BS-00001' },
  ...{ business_name: 'Asha Crafts', trail: [], options: [], variants: [lampVariant()], attributes: [] },
  ...{ currency: 'INR', price: 250, price_to: 250, in_stock: 1, rating: null, reviews: 0, cod_allowed: 1 },
  ...{ returnable: 1, return_days: 14, is_digital: 0, related: [] },
  ...changes,
})

const standardFields: Pick<DocumentTypes['Board'], 'creation' | 'modified' | 'docstatus' | 'idx'> = {
  ...{ creation: '2026-11-01 10:00:00.000000', modified: '2026-11-01 10:00:00.000000' },
  ...{ docstatus: 0, idx: 0 },
}

/** A board on which members write. */
export const parentsBoard: DocumentTypes['Board'] = {
  ...{ ...standardFields, name: 'BRD-1', board_name: 'Parents', who_reads: 'everybody' },
  ...{ who_writes: 'members', notices_only: 0, published: 1 },
}

/** A kite morning in nine days, for which anybody may register. */
export const kiteMorning: DocumentTypes['Mela Event'] = {
  offers_pickup: 0,
  ...{ ...standardFields, name: 'EV-1', title: 'Kite morning', published: 1, visibility: 'public' },
  ...{ start_date: '2026-11-29', start_time: '07:00:00', end_time: '10:30:00', time_zone: 'Asia/Kolkata' },
  ...{ venue: 'Tank Ground', price: 150, capacity: 120, ticket_types: [], questions: [], has_waitlist: 0 },
}

type EventPlaces = Methods['mela.events.get_places']['output']

export const kitePlaces = (changes: Partial<EventPlaces> = {}): EventPlaces => ({
  ...{ capacity: 120, left: 12, waiting: 0, has_waitlist: 0, price: 150, ticket_types: [], questions: [] },
  ...{ closes_at: null, state: 'open' },
  ...changes,
})

const picture = (name: string, idx: number): DocumentTypes['Gallery']['gallery'][number] => ({
  ...{ ...standardFields, name, idx, parent: 'G-1', parentfield: 'gallery', parenttype: 'Gallery' },
  ...{ title: name, image: `/files/${name}.jpg` },
})

/** An album of two pictures that everybody may see. */
export const kiteAlbum: DocumentTypes['Gallery'] = {
  ...{ ...standardFields, name: 'G-1', title: 'Kite day', published: 1, visibility: 'public' },
  ...{ picture_count: 2, gallery: [picture('Red kite', 1), picture('Blue kite', 2)] },
}

type Order = Methods['mela.orders.get_order']['output']

const orderLine: Order['fulfilments'][number]['lines'][number] = {
  back_order: null,
  ...{ return_until: null, returnable: 0, price: 250, amount: 250, discount: 0, total: 250 },
  ...{ cancelled_quantity: 0, returned_quantity: 0, refunded_quantity: 0, left: 1, name: 'LIN-1' },
  ...{ product: 'PRD-1', variant: 'VAR-1', business: 'BS-00001', title: 'Clay lamp', variant_label: null },
  ...{ sku: null, image: null, route: 'clay-lamp', quantity: 1 },
}

const orderFulfilment: Order['fulfilments'][number] = {
  collection: null,
  ...{ shipping_amount: 40, total: 290, to_collect: 0, can_cancel: 1, shipments: [], lines: [orderLine] },
  ...{ returned_at: null, lost_at: null, undelivered_reason: null, confirmed_at: null, packed_at: null },
  ...{ shipped_at: null, delivered_at: null, cancelled_at: null, cancel_reason: null },
  ...{ seller: 'Asha Crafts', business: 'BS-00001', pickup: null, name: 'PCL-1', number: 1, state: 'placed' },
  ...{ kind: 'delivery', delivery_label: null, promised_from: null, promised_by: '2026-11-24' },
  slot_label: null,
}

/** An unshipped order of a lamp for 290 rupees, paid online. */
export const lampOrder = (changes: Partial<Order> = {}): Order => ({
  ...{
    acting_for: null,
    can_cancel: 1,
    can_edit: 0,
    fulfilments: [orderFulfilment],
    tax_documents: [],
    returns: [],
  },
  refund_to: { can_set: 0, can_collect: 0, method: null, payee: null },
  ...{ currency: 'INR', items_amount: 250, discount_amount: 0, shipping_amount: 40, fee_amount: 0 },
  ...{ tax_amount: 0, total: 290, credited: 0, paid: 290, returned: 0, due: 0, refund_due: 0 },
  ...{ unallocated_paid: 0, unallocated_refunded: 0, foreign_paid: [] },
  ...{
    wallet_paid: 0,
    wallet_returned: 0,
    gift_card_paid: 0,
    gift_card_returned: 0,
    points_paid: 0,
    points_returned: 0,
  },
  address: { address_line1: '4 Lake Road', city: 'Chennai', zipcode: '600028' },
  ...{ contact_name: 'Meena', phone: '+919840012345', email: null, gstin: null, payment_choice: 'online' },
  ...{ order: 'ORD-2026-1', state: 'placed', placed_at: '2026-11-19 10:00:00', expires_at: null },
  ...changes,
})

/** The gateways among which a payer chooses. */
export const payOptions = (amount: number): Methods['mela.payments.get_options']['output'] => ({
  ...{ due: { amount, currency: 'INR', description: 'Asha' }, payer_name: null },
  gateways: ['Sandbox', 'Stripe'],
})

type Wallet = Methods['mela.wallet.get_wallet']['output']

/** Wallet whose balance pays anywhere. */
export const walletOf = (balance: number, changes: Partial<Wallet> = {}): Wallet => ({
  ...{ is_on: 1, currency: 'INR', balance, anywhere: balance },
  ...{ businesses: [], only_for: [], expiring: [], top_up: null },
  ...changes,
})
